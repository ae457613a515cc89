import type { ConflictCard, DisasterCard, Effect, LocationCard, View } from '../../../generated/empires_end';

export type { Bonus, Effect, Tier, Uprising } from '../../../generated/empires_end';
export type Kind = LocationCard['kind'];
export type DisasterType = DisasterCard['type'];
export type Phase = View['track'][number];
export type When = Effect['when'];
export type Token = 'wheat' | 'axe' | 'hammer' | 'coin';
/** Tokens of each sort; what is not named is none. */
export type Goods = Partial<Record<Token, number>>;
export type Tiers = ConflictCard['tiers'];

export const TOKENS: readonly Token[] = ['wheat', 'axe', 'hammer', 'coin'];
