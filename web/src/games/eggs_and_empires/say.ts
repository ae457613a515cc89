import type { Seen, TableInfo } from '../../generated/protocol';
import type { Components, Mark, Move, SeenArea, View } from '../../generated/eggs_and_empires';
import type { Words } from '../../words/words';

/** What a Merchant and a Blacksmith without an egg are worth. */
export interface Bonuses {
  merchant: number;
  blacksmith: number;
}

export const ROUNDS = 3;
export const TURNS = 9;
const PRIEST = 6;
const MAGE = 7;
const MERCHANT = 5;

export function bonusesOf(table: TableInfo | null): Bonuses {
  const components = (table?.components ?? {}) as Partial<Components>;
  return { merchant: components.merchant?.points ?? 6, blacksmith: components.blacksmith?.points ?? -4 };
}

export function bonusOf(card: number, bonuses: Bonuses): number {
  return card === MERCHANT ? bonuses.merchant : bonuses.blacksmith;
}

/** The name without the number that the log adds to it. */
export function adventurerName(card: number, words: Words): string {
  return words.say('adventurer', { key: card }).replace(/\s*\(\d+\)$/, '');
}

export function abilityShort(card: number, words: Words, bonuses: Bonuses): string {
  return words.say('ability-short', { key: card, ...bonuses });
}

export function momentOf(card: number, words: Words): string {
  return words.say('moment', { key: card });
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

export function whereWeAre(view: View, table: TableInfo, words: Words): string {
  const { round, turn } = view;
  if (playsForTokens(table)) return words.say('label-round-tokens', { round, turn, target: tokensToWin(table) });
  return words.say('label-round', { round, turn, rounds: ROUNDS });
}

export function question(seen: Seen, _table: TableInfo, words: Words): string {
  const view = seen.view as View;
  const offers = seen.offers as readonly Move[];
  if (view.phase === 'mulligan') return words.say('decide-mulligan', { round: view.round });
  if (view.phase === 'choosing') {
    return words.say(offers[0]?.kind === 'ChooseAdventurers' ? 'decide-choosing-two' : 'decide-choosing');
  }
  const acting = view.played[view.queue[0]!]!;
  const card = { piece: 'adventurer', key: acting.card };
  if (view.phase === 'collecting') {
    const onlyHidden = !offers.some((offer) => offer.kind === 'TakeFaceUpEgg');
    return words.say(onlyHidden && acting.card === MAGE ? 'decide-mage' : 'decide-collecting', { card });
  }
  if (acting.card === PRIEST) return words.say('decide-discarding', { card });
  const egg = view.areas[acting.seat]!.pile.find((each) => sameMark(each.mark, acting.took));
  return words.say('decide-giving', { card, value: { piece: 'egg', key: egg?.value ?? 0 } });
}

export function label(offer: unknown, seen: Seen, words: Words): string {
  const view = seen.view as View;
  const move = offer as Move;
  const line = words.lineOf(move);
  if (move.kind === 'DiscardEgg' && view.viewer !== null) {
    const egg = view.areas[view.viewer]!.pile.find((each) => sameMark(each.mark, move.mark));
    return words.say('discard-egg-of-value', { value: words.number(egg?.value ?? 0), mark: sayMark(move.mark, words) });
  }
  const said = words.say(line.message, line.args);
  if (move.kind !== 'TakeFaceDownEgg') return said;
  const known = view.face_down.find((egg) => egg.scout === move.scout)?.value ?? null;
  return known === null ? said : words.say('eggs-offer-with-value', { offer: said, value: words.number(known) });
}

export function sayMark(mark: Mark, words: Words): string {
  return words.say('mark', { turn: mark.turn, by: { seat: mark.by }, nth: mark.nth ?? 0 });
}

/** A card in words, with its number and what it does. */
export function cardName(card: number, words: Words, bonuses: Bonuses | null = null): string {
  const name = adventurerName(card, words);
  if (!bonuses) return words.say('eggs-card-short', { name, number: card });
  return words.say('eggs-card', { name, number: card, ability: abilityShort(card, words, bonuses) });
}

/** An egg in words. */
export function eggName(value: number | null, scout: number | null, words: Words): string {
  if (scout === null) return words.say((value ?? 0) < 0 ? 'eggs-exploding-egg' : 'eggs-egg', { value: words.number(value ?? 0) });
  const by = { seat: scout };
  if (value === null) return words.say('eggs-face-down-egg', { scout: by });
  return words.say('eggs-face-down-egg-known', { scout: by, value: words.number(value) });
}
