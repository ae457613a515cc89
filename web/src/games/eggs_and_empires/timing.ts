import type { Event } from '../../generated/eggs_and_empires';

/** How long what happens takes at normal speed; a whole turn is squeezed into six seconds. */
const LENGTHS: Record<Event['kind'], number> = {
  RoundBegan: 1100, MarkerMoved: 600, HandDealt: 550, HandKept: 0, HandRedrawn: 700, EggsRevealed: 550,
  AdventurersRevealed: 1750, PriestessesCancelled: 750, EggCollected: 620, NothingTaken: 260, EggLeft: 420, EggScouted: 750,
  EggKept: 250, EggGiven: 750, CardLaid: 700, EggDiscarded: 750, NothingDiscarded: 250, CardsDrawn: 420,
  PileShown: 1100, TokenWon: 600, GameEnded: 1800,
};
export const LONGEST_TURN = 6000;
const OUTSIDE_A_TURN = new Set<Event['kind']>(['RoundBegan', 'HandDealt', 'PileShown', 'TokenWon', 'GameEnded']);
/** Events of one kind that happen together. */
const TOGETHER = new Set<Event['kind']>(['HandDealt', 'HandKept', 'HandRedrawn', 'EggLeft', 'CardsDrawn']);

export interface Timed {
  group: Event[];
  /** Milliseconds at normal speed. */
  length: number;
}

export function timed(events: readonly Event[]): Timed[] {
  const groups = grouped(events).map((group) => ({ group, length: LENGTHS[group[0]!.kind], within: !OUTSIDE_A_TURN.has(group[0]!.kind) }));
  const turn = groups.reduce((sum, { length, within }) => sum + (within ? length : 0), 0);
  const squeeze = Math.min(1, LONGEST_TURN / turn);
  return groups.map(({ group, length, within }) => ({ group, length: within ? length * squeeze : length }));
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
