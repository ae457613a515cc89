import type { Event, View } from '../../generated/eggs_and_empires';

/** How long what happens takes at normal speed; a whole turn is squeezed into six seconds. */
const LENGTHS: Record<Event['kind'], number> = {
  RoundBegan: 1100, MarkerMoved: 600, HandDealt: 550, HandKept: 0, HandRedrawn: 700, EggsRevealed: 550,
  AdventurersRevealed: 1750, PriestessesCancelled: 750, EggCollected: 620, NothingTaken: 260, EggLeft: 420, EggScouted: 750,
  EggKept: 250, EggGiven: 750, CardLaid: 700, EggDiscarded: 750, NothingDiscarded: 250, CardsDrawn: 420,
  PileShown: 1100, TokenWon: 600, GameEnded: 1800,
};
/** Six seconds, less what clearing the table takes. */
export const LONGEST_TURN = 5700;
const OUTSIDE_A_TURN = new Set<Event['kind']>(['RoundBegan', 'HandDealt', 'PileShown', 'TokenWon', 'GameEnded']);
/** Events of one kind that happen together. */
const TOGETHER = new Set<Event['kind']>(['HandDealt', 'HandKept', 'HandRedrawn', 'EggLeft', 'CardsDrawn']);

export interface Timed {
  group: Event[];
  /** Milliseconds at normal speed. */
  length: number;
  /** It counts as part of a turn. */
  within: boolean;
}

/** The time of a turn. It comes in several parts when people decide in between: each gets its share of what is left. */
export class TurnTime {
  #left = LONGEST_TURN;

  share(events: readonly Event[], after: View): Timed[] {
    if (events.some(({ kind }) => kind === 'AdventurersRevealed')) this.#left = LONGEST_TURN;
    const parts = timed(events, this.#left, toCome(after));
    this.#left = Math.max(0, this.#left - parts.reduce((sum, { length, within }) => sum + (within ? length : 0), 0));
    return parts;
  }
}

/** Roughly what the rest of the turn would take. */
function toCome({ phase, queue }: View): number {
  if (phase !== 'collecting' && phase !== 'turn_end') return 0;
  return queue.length * LENGTHS.EggCollected + LENGTHS.EggGiven + LENGTHS.CardsDrawn + LENGTHS.EggsRevealed;
}

export function timed(events: readonly Event[], left = LONGEST_TURN, ahead = 0): Timed[] {
  const groups = grouped(events).map((group) => ({ group, length: LENGTHS[group[0]!.kind], within: !OUTSIDE_A_TURN.has(group[0]!.kind) }));
  const turn = groups.reduce((sum, { length, within }) => sum + (within ? length : 0), 0);
  const squeeze = Math.min(1, left / (turn + ahead));
  return groups.map(({ group, length, within }) => ({ group, length: within ? length * squeeze : length, within }));
}

/** Neighbours that happen together are shown together. */
export function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0]!.kind === event.kind && TOGETHER.has(event.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
