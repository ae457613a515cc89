import type {
  Components,
  ConflictCard,
  DisasterCard,
  Effect,
  LocationCard,
  SeenInnovation,
  Tier,
  Tokens,
} from '../../generated/empires_end';
import type { TableInfo } from '../../generated/protocol';

export type Token = 'wheat' | 'axe' | 'hammer' | 'coin';
export const TOKENS: readonly Token[] = ['wheat', 'axe', 'hammer', 'coin'];

/** The cards that numbers stand for: everybody may play with cards of their own. */
export class Pieces {
  readonly #components: Components;

  constructor(components: Components) {
    this.#components = components;
  }

  static at(table: TableInfo): Pieces {
    return new Pieces(table.components as unknown as Components);
  }

  location(number: number): LocationCard {
    return this.#components.locations[number]!;
  }

  /** The so-manieth of its kind, to tell them apart in pictures. */
  variant(number: number): number {
    const { locations } = this.#components;
    return locations.slice(0, number).filter(({ kind }) => kind === locations[number]!.kind).length;
  }

  disaster(number: number): DisasterCard {
    return this.#components.disasters[number]!;
  }

  conflict(number: number): ConflictCard {
    return this.#components.conflicts[number]!;
  }

  effect({ card }: SeenInnovation): Effect {
    return this.disaster(card).innovation;
  }
}

export function amount(of: Partial<Tokens>, token: Token): number {
  return of[token] ?? 0;
}

export function total(of: Partial<Tokens>): number {
  return TOKENS.reduce((sum, token) => sum + amount(of, token), 0);
}

/** One heap and another, or without it. */
export function added(one: Partial<Tokens>, other: Partial<Tokens>, times = 1): Tokens {
  const sum = (token: Token) => amount(one, token) + times * amount(other, token);
  return { wheat: sum('wheat'), axe: sum('axe'), hammer: sum('hammer'), coin: sum('coin') };
}

/** The tier that a total strength reaches; null: none fits. */
export function tierAt(tiers: readonly Tier[], strength: number): number | null {
  const found = tiers.findIndex(({ least, most = 99 }) => least <= strength && strength <= most);
  return found < 0 ? null : found;
}
