import type { OpinionOf } from '../generated/protocol';
import type { Words } from '../words/words';

type Move = object;

export interface Advice {
  chance: number;
  best: boolean;
}

/** What a bot thinks of an offer. For a piece that several offers name: of the best of them. */
export function adviceFor<M extends Move>(hints: readonly OpinionOf[] | null, fits: (move: M) => boolean): Advice | null {
  if (!hints?.length) return null;
  const values = hints.filter((hint) => fits(hint.move as M)).map((hint) => hint.value);
  if (!values.length) return null;
  const chance = Math.max(...values);
  return { chance, best: chance >= Math.max(...hints.map((hint) => hint.value)) };
}

/** The same for those who do not see it written. */
export function adviceSaid({ best, chance }: Advice, words: Words): string {
  return words.say(best ? 'advice-best' : 'advice', { chance: words.percent(chance) });
}

export function isSameMove(one: Move, other: Move): boolean {
  const entries = (move: Move) => JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return entries(one) === entries(other);
}
