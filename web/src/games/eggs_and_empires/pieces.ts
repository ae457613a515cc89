import type { Components, Mark, SeenArea, View } from '../../generated/eggs_and_empires';
import type { TableInfo } from '../../generated/protocol';

/** What a Merchant and a Blacksmith without an egg are worth. */
export interface Bonuses {
  merchant: number;
  blacksmith: number;
}

export const ROUNDS = 3;
export const TURNS = 9;
const MERCHANT = 5;

export function bonusesOf(table: TableInfo | null): Bonuses {
  const components = (table?.components ?? {}) as Partial<Components>;
  return { merchant: components.merchant?.points ?? 6, blacksmith: components.blacksmith?.points ?? -4 };
}

export function bonusOf(card: number, bonuses: Bonuses): number {
  return card === MERCHANT ? bonuses.merchant : bonuses.blacksmith;
}

export function sameMark(one: Mark | null | undefined, other: Mark | null | undefined): boolean {
  if (!one || !other) return false;
  return one.turn === other.turn && one.by === other.by && (one.nth ?? 0) === (other.nth ?? 0);
}

export function knownPoints(area: SeenArea, bonuses: Bonuses): { points: number; unsure: boolean } {
  const eggs = area.pile.reduce((sum, egg) => sum + (egg.value ?? 0), 0);
  const laid = area.laid.reduce((sum, card) => sum + bonusOf(card, bonuses), 0);
  return { points: eggs + laid, unsure: area.pile.some((egg) => egg.value === null) };
}

export function totalOf(view: View, seat: number): number {
  return view.round_points.reduce((sum, points) => sum + (points[seat] ?? 0), 0);
}

export function playsForTokens(table: TableInfo): boolean {
  return table.options['scoring'] === 'tokens';
}

export function tokensToWin(table: TableInfo): number {
  return table.players <= 4 ? 3 : 2;
}
