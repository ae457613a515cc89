import { players, type Cry } from '../../board/cry';
import { DEALT, FADE_IN, HOP, SHAKE } from '../../board/movements';
import type { Load, Presentation } from '../../board/presentation';
import type { Timed } from '../../board/timing';
import type {
  DisasterReplaced,
  DisasterSuffered,
  Event,
  Fought,
  FreeBidMade,
  InnovationBuilt,
  InnovationGained,
  InnovationMoved,
  LocationDestroyed,
  LocationsSwapped,
  MarkerMoved,
  View,
} from '../../generated/empires_end';
import { play as sound } from '../../sound/sound';
import type { Display } from './display';
import { heapOf, loadsOf, siteOf, stockOf } from './places';

/** What the choreography works on. */
export type Stage = Presentation<View, Event, Display>;

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export function presentEvents(stage: Stage, parts: readonly Timed<Event>[]): Promise<void> {
  return stage.play(parts, (group, length) => presentGroup(stage, group, length));
}

async function presentGroup(stage: Stage, group: readonly Event[], length: number): Promise<void> {
  const [event] = group;
  switch (event?.kind) {
    case 'AbilityActed':
      return gather(stage, group as readonly Of<'AbilityActed'>[], length);
    case 'Converted':
      sound('coin');
      return stage.send(group, (group as readonly Of<'Converted'>[]).flatMap(conversion), ['empires'], length);
    case 'BidShown':
      sound('reveal');
      await stage.change(...group);
      return stage.flights.play(
        (group as readonly Of<'BidShown'>[]).map(({ seat }) => stage.flights.find(`fist-${seat}`)),
        HOP,
        length,
      );
    case 'TierReached':
      sound('coin');
      return rewards(stage, group as readonly Of<'TierReached'>[], length);
    case 'CardsDrawn':
    case 'CardsKept':
    case 'RowLaid':
      if (length) sound('card');
      await stage.change(...group);
      return stage.flights.play([stage.flights.find('hand')], DEALT, length);
    case undefined:
      return;
    default:
      for (const each of group) await presentEvent(stage, each, length);
  }
}

async function presentEvent(stage: Stage, event: Event, length: number): Promise<void> {
  switch (event.kind) {
    case 'DisasterRevealed':
    case 'ConflictRevealed':
      return reveal(stage, event, event.kind === 'ConflictRevealed' ? 'conflict' : `disaster-${event.disaster}`, length);
    case 'Fought':
      return fight(stage, event, length);
    case 'FreeBidMade':
    case 'DisasterReplaced':
      return exhaust(stage, event, length);
    case 'DisasterSuffered':
      return suffer(stage, event, length);
    case 'MarkerMoved':
      return passMarker(stage, event, length);
    case 'LocationDestroyed':
      return destroy(stage, event, length);
    case 'InnovationGained':
    case 'InnovationBuilt':
    case 'InnovationMoved':
      return tuck(stage, event, length);
    case 'LocationsSwapped':
      return swap(stage, event, length);
    case 'LocationRepaired':
      return repair(stage, event, length);
    case 'BonusWon':
      stage.cry({ says: { message: 'empires-cry-winner', args: {} }, places: [`fist-${event.seat}`, `seat-${event.seat}`] });
      return rewards(stage, [event], length);
    default:
      return presentInPlace(stage, event, length);
  }
}

// --- without anything travelling ----------------------------------------------------------------------------

async function presentInPlace(stage: Stage, event: Event, length: number): Promise<void> {
  const { pace } = stage;
  const cry = cryOf(event);
  if (cry?.victory) {
    await pace.wait(1300);
    sound('victory');
  }
  noise(event);
  stage.cry(cry);
  await stage.change(event);
  await pace.wait(length);
  if (cry) stage.cry(null);
}

function noise(event: Event): void {
  if (event.kind === 'EmpireFell') sound('explosion');
  else if (event.kind === 'FinalCounted' || event.kind === 'ScoreCounted' || event.kind === 'CoinsBought' || event.kind === 'CardSold')
    sound('coin');
  else if (event.kind === 'DeckShuffled' || event.kind === 'HandDiscarded') sound('card');
}

function cryOf(event: Event): Cry | null {
  switch (event.kind) {
    case 'PhaseBegan':
      return { says: { message: `phase-${event.phase}`, args: {} } };
    case 'DeckShuffled':
      return { says: { message: 'empires-cry-shuffled', args: {} }, places: ['deck'] };
    case 'EmpireFell':
      return { says: { message: 'empires-cry-fell', args: { who: { seat: event.seat } } }, bad: true };
    case 'CoinsBought':
      return event.count ? { says: event.points, places: [`seat-${event.seat}`] } : null;
    case 'GameEnded':
      return { says: { message: 'empires-cry-victory', args: { who: players(event.winners) } }, victory: true };
    default:
      return null;
  }
}

// --- disasters ----------------------------------------------------------------------------------------------

async function reveal(stage: Stage, event: Event, place: string, length: number): Promise<void> {
  const { flights } = stage;
  sound('reveal');
  await stage.change(event);
  await flights.play([flights.find(place)], flights.still ? FADE_IN : DEALT, length);
}

function fight(stage: Stage, event: Fought, length: number): Promise<void> {
  sound('card');
  return stage.send([event], loadsOf({ [event.token]: 1 }, stockOf(event.seat), heapOf(event.disaster)), ['disasters'], length);
}

/** A strip is locked; something comes of it at the disaster. */
async function exhaust(stage: Stage, event: FreeBidMade | DisasterReplaced, length: number): Promise<void> {
  const { flights } = stage;
  sound('scout');
  void flights.play([flights.find(...siteOf(event.seat, event.position)())], HOP, length * 0.5);
  await stage.pace.wait(length * 0.3);
  await stage.change(event);
  const replaced = event.kind === 'DisasterReplaced';
  await flights.play([flights.find(`disaster-${event.disaster}`)], flights.still ? FADE_IN : replaced ? DEALT : SHAKE, length * 0.7);
}

/** Who takes it gets the heap. */
function suffer(stage: Stage, event: DisasterSuffered, length: number): Promise<void> {
  sound('coin');
  return stage.send([event], loadsOf(event.heap, heapOf(event.disaster), stockOf(event.seat)), ['empires'], length);
}

async function passMarker(stage: Stage, event: MarkerMoved, length: number): Promise<void> {
  const { flights, display } = stage;
  const ghost = flights.lift(flights.find(`marker-${display.view.first}`));
  sound('fire');
  await stage.change(event);
  await flights.carry(ghost, flights.find(`marker-${event.to}`), length, { arc: 0.2 });
}

/** The flame leaps from the card to the location. */
async function destroy(stage: Stage, event: LocationDestroyed, length: number): Promise<void> {
  const { flights, display } = stage;
  const place = () => [flights.find(...siteOf(event.seat, event.position)())];
  const flame = flights.token(flights.find('mint-flame'), flights.find(`disaster-${display.striking}`));
  if (flame) await flights.fly([{ ghost: flame, to: place()[0] ?? null, into: true, arc: 0.3 }], length * 0.35);
  else await flights.play(place(), SHAKE, length * 0.35, 'linear');
  sound('explosion');
  await stage.change(event);
  await flights.play(place(), [{ filter: 'brightness(2.2) saturate(2)' }, { filter: 'none' }], length * 0.65);
}

/** A card goes under a location: from the middle, from a hand, or from another location. */
async function tuck(stage: Stage, event: InnovationGained | InnovationBuilt | InnovationMoved, length: number): Promise<void> {
  const { flights, display } = stage;
  const from = {
    InnovationGained: [`disaster-${display.striking ?? display.view.dealing_with}`, `seat-${event.seat}`],
    InnovationBuilt: [`card-${event.card}`, `hand-${event.seat}`, `seat-${event.seat}`],
    InnovationMoved: [`strip-${event.card}`],
  }[event.kind];
  const ghost = flights.lift(flights.find(...from));
  sound('card');
  await stage.change(event);
  const strip = flights.find(`strip-${event.card}`);
  const goal = strip ?? flights.find(...siteOf(event.seat, event.position)());
  await flights.carry(ghost, goal, length, { arc: 0.15 });
}

// --- economy, industry, conflict ----------------------------------------------------------------------------

/** What all abilities bring at once: tokens from the buildings to the stocks, points over them. */
async function gather(stage: Stage, events: readonly Of<'AbilityActed'>[], length: number): Promise<void> {
  const { flights, display } = stage;
  const loads = events.flatMap((event) => loadsOf(event.gains, siteOf(event.seat, event.position), stockOf(event.seat)));
  const viewer = display.view.viewer;
  const points = events.filter((event) => event.seat === (viewer ?? event.seat)).reduce((sum, event) => sum + event.points, 0);
  sound('coin');
  if (points && viewer !== null) stage.cry({ says: points, places: [`seat-${viewer}`] });
  void flights.play(
    events.map((event) => flights.find(...siteOf(event.seat, event.position)())),
    [{ filter: 'none' }, { filter: 'brightness(1.35)' }, { filter: 'none' }],
    length,
  );
  await stage.send(events, loads, ['empires'], length);
  stage.cry(null);
}

function conversion(event: Of<'Converted'>): Load[] {
  const gives = Object.fromEntries(event.gives.map((token) => [token, 1]));
  return loadsOf(gives, () => stockOf(event.seat)(event.pays), stockOf(event.seat));
}

async function rewards(stage: Stage, events: readonly Of<'TierReached' | 'BonusWon'>[], length: number): Promise<void> {
  const loads = events.flatMap((event) => loadsOf(event.gains, () => ['conflict'], stockOf(event.seat)));
  const own = events.find((event) => event.seat === stage.display.view.viewer);
  if (own?.points && own.kind === 'TierReached') stage.cry({ says: own.points, places: [`seat-${own.seat}`] });
  await stage.send(events, loads, ['empires'], length);
  stage.cry(null);
}

async function repair(stage: Stage, event: Of<'LocationRepaired'>, length: number): Promise<void> {
  const { flights } = stage;
  const place = () => [flights.find(...siteOf(event.seat, event.position)())];
  sound('hatch');
  await flights.play(place(), HOP, length * 0.4);
  await stage.change(event);
  await flights.play(place(), [{ filter: 'brightness(1.7)' }, { filter: 'none' }], length * 0.6);
}

/** Two locations change places. */
async function swap(stage: Stage, event: LocationsSwapped, length: number): Promise<void> {
  const { flights } = stage;
  const places = [event.one, event.other].map((position) => `site-${event.seat}-${position}`);
  const ghosts = places.map((place) => flights.lift(flights.find(place)));
  if (event.why === 'uprising') stage.cry({ says: { message: 'empires-cry-uprising', args: {} }, places: [`seat-${event.seat}`] });
  sound('wheel');
  await stage.change(event);
  const goals = places.toReversed().map((place) => flights.find(place));
  const flying = ghosts.flatMap((ghost, i) => (ghost && goals[i] ? [{ ghost, to: goals[i], arc: 0.15 }] : []));
  if (flying.length) await flights.fly(flying, length);
  else await flights.play(goals, FADE_IN, length);
  stage.cry(null);
}
