import { TurnTime, type Rhythm, type Timed } from '../../board/timing';
import type { Event } from '../../generated/empires_end';

/** What happens in one phase, without anybody deciding in between, takes at most so much. */
export const LONGEST = 5700;

const LENGTHS: Record<Event['kind'], number> = {
  RowLaid: 0,
  CardsDrawn: 500,
  PhaseBegan: 1000,
  DeckShuffled: 500,
  DisasterRevealed: 900,
  Fought: 520,
  FreeBidMade: 650,
  DisasterReplaced: 1000,
  DisasterSuffered: 900,
  MarkerMoved: 500,
  LocationDestroyed: 1000,
  EmpireFell: 1700,
  InnovationGained: 800,
  CoinsBought: 650,
  AbilityActed: 1100,
  Converted: 700,
  InnovationBuilt: 750,
  CardSold: 450,
  HandDiscarded: 350,
  LocationRepaired: 850,
  LocationsSwapped: 900,
  InnovationMoved: 700,
  ConflictRevealed: 1000,
  BidShown: 1300,
  TierReached: 800,
  MarkerTakenOff: 450,
  BonusWon: 900,
  CardsKept: 300,
  EmpireFounded: 500,
  FinalCounted: 400,
  ScoreCounted: 1000,
  GameEnded: 1800,
};

const RHYTHM: Rhythm<Event> = {
  lengths: LENGTHS,
  begins: 'PhaseBegan',
  longest: () => LONGEST,
  outside: new Set(['FinalCounted', 'ScoreCounted', 'GameEnded', 'EmpireFell']),
  together: new Set(['RowLaid', 'CardsDrawn', 'AbilityActed', 'Converted', 'BidShown', 'TierReached', 'CardsKept']),
};

/** Each event, or some that happen together, with its time. */
export function share(events: readonly Event[]): Timed<Event>[] {
  return new TurnTime(RHYTHM).share(events, 0);
}
