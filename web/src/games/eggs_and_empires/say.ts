import type { Mark, View } from '../../generated/eggs_and_empires';
import type { TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { playsForTokens, ROUNDS, tokensToWin, type Bonuses } from './pieces';

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

export function whereWeAre(view: View, table: TableInfo, words: Words): string {
  const { round, turn } = view;
  if (playsForTokens(table)) return words.say('label-round-tokens', { round, turn, target: tokensToWin(table) });
  return words.say('label-round', { round, turn, rounds: ROUNDS });
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
