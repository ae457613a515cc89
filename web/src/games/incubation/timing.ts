import { TurnTime as TimeOf, type Rhythm, type Timed } from '../../board/timing';
import type { Event, View } from '../../generated/incubation';

const LONGEST_OWN_TURN = 5700;
const LONGEST_RIVAL_TURN = 2900;
/** The turns of all rivals, one after the other: nobody wants to wait. */
const LONGEST_WAIT = 8000;

const LENGTHS: Record<Event['kind'], number> = {
  TableLaid: 0,
  WheelSet: 0,
  FirstPlayerChosen: 900,
  EggTaken: 700,
  TurnBegan: 120,
  DiceRolled: 850,
  DiceRerolled: 800,
  DiceKept: 120,
  WheelTurned: 1100,
  DiceUsed: 320,
  ResourcePlaced: 450,
  SurplusStored: 520,
  EggHatched: 1200,
  TreasureTaken: 1100,
  NothingToTake: 420,
  ObjectiveTaken: 950,
  EndTriggered: 1300,
  ScoreCounted: 1200,
  GameEnded: 1800,
};
/** What a die that is still to be used takes about, and a roll that may be rerolled. */
const A_DIE = LENGTHS.DiceUsed + LENGTHS.ResourcePlaced;

export interface Around {
  viewer: number | null;
  players: number;
}

/** What somebody's turn may take. */
export function longestTurn(seat: number | null, { viewer, players }: Around): number {
  return seat === null || seat === viewer ? LONGEST_OWN_TURN : Math.min(LONGEST_RIVAL_TURN, LONGEST_WAIT / (players - 1));
}

function rhythm(around: () => Around): Rhythm<Event> {
  return {
    lengths: LENGTHS,
    begins: 'TurnBegan',
    longest: (begin) => longestTurn(begin?.kind === 'TurnBegan' ? begin.seat : null, around()),
    outside: new Set(['FirstPlayerChosen', 'EndTriggered', 'ScoreCounted', 'GameEnded']),
    together: new Set(['TableLaid', 'WheelSet']),
  };
}

export class TurnTime {
  readonly #time: TimeOf<Event>;

  constructor(around: () => Around) {
    this.#time = new TimeOf(rhythm(around));
  }

  share(events: readonly Event[], after: View): Timed<Event>[] {
    return this.#time.share(events, toCome(after));
  }
}

/** Roughly what the rest of the turn would take. */
function toCome({ phase, turn }: View): number {
  if (phase === 'over' || phase === 'first_eggs') return 0;
  if (phase === 'rolled') return LENGTHS.DiceRerolled + 2 * A_DIE;
  return LENGTHS.ResourcePlaced + turn.used.filter((used) => !used).length * A_DIE;
}
