import { grouped as groupedBy, timed as timedBy, TurnTime as TimeOf, type Rhythm, type Timed } from '../../board/timing';
import type { Event, View } from '../../generated/eggs_and_empires';

/** Six seconds, less what clearing the table takes. */
export const LONGEST_TURN = 5700;

const RHYTHM: Rhythm<Event> = {
  lengths: {
    RoundBegan: 1100,
    MarkerMoved: 600,
    HandDealt: 550,
    HandKept: 0,
    HandRedrawn: 700,
    EggsRevealed: 550,
    AdventurersRevealed: 1750,
    PriestessesCancelled: 750,
    EggCollected: 620,
    NothingTaken: 260,
    EggLeft: 420,
    EggScouted: 750,
    EggKept: 250,
    EggGiven: 750,
    CardLaid: 700,
    EggDiscarded: 750,
    NothingDiscarded: 250,
    CardsDrawn: 420,
    PileShown: 1100,
    TokenWon: 600,
    GameEnded: 1800,
  },
  begins: 'AdventurersRevealed',
  longest: () => LONGEST_TURN,
  outside: new Set(['RoundBegan', 'HandDealt', 'PileShown', 'TokenWon', 'GameEnded']),
  together: new Set(['HandDealt', 'HandKept', 'HandRedrawn', 'EggLeft', 'CardsDrawn']),
};

export class TurnTime {
  readonly #time = new TimeOf(RHYTHM);

  share(events: readonly Event[], after: View): Timed<Event>[] {
    return this.#time.share(events, toCome(after));
  }
}

/** Roughly what the rest of the turn would take. */
function toCome({ phase, queue }: View): number {
  if (phase !== 'collecting' && phase !== 'turn_end') return 0;
  const { EggCollected, EggGiven, CardsDrawn, EggsRevealed } = RHYTHM.lengths;
  return queue.length * EggCollected + EggGiven + CardsDrawn + EggsRevealed;
}

export function timed(events: readonly Event[]): Timed<Event>[] {
  return timedBy(RHYTHM, events, LONGEST_TURN);
}

export function grouped(events: readonly Event[]): Event[][] {
  return groupedBy(RHYTHM, events);
}
