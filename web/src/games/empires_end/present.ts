import { DEALT, HOP, SHAKE } from '../../board/movements';
import type { DisasterReplaced, DisasterSuffered, Event, Fought, FreeBidMade, InnovationBuilt, InnovationGained, InnovationMoved, LocationDestroyed, LocationsSwapped, MarkerMoved, View } from '../../generated/empires_end';
import { play as sound } from '../../sound/sound';
import { afterEvent, displayOf } from './display';
import { change, FADE_IN, heapOf, send, siteOf, stockOf, type Cry, type Load, type Table } from './loads';
import { share } from './timing';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export async function presentEvents(table: Table, events: readonly Event[], after: View): Promise<void> {
  for (const { group, length } of share(events)) {
    if (table.pace.skipped) table.display = group.reduce((display, event) => afterEvent(display, event, table.pieces), table.display);
    else await presentGroup(table, group, length);
  }
  table.cry(null);
  table.show(displayOf(after, table.display));
}

async function presentGroup(table: Table, group: readonly Event[], length: number): Promise<void> {
  const [event] = group;
  switch (event?.kind) {
    case 'AbilityActed':
      return gather(table, group as readonly Of<'AbilityActed'>[], length);
    case 'Converted':
      sound('coin');
      return send(table, group, (group as readonly Of<'Converted'>[]).flatMap(conversion), ['empires'], length);
    case 'BidShown':
      sound('reveal');
      await change(table, ...group);
      return table.flights.play((group as readonly Of<'BidShown'>[]).map(({ seat }) => table.flights.find(`fist-${seat}`)), HOP, length);
    case 'TierReached':
      sound('coin');
      return rewards(table, group as readonly Of<'TierReached'>[], length);
    case 'CardsDrawn':
    case 'CardsKept':
    case 'RowLaid':
      if (length) sound('card');
      await change(table, ...group);
      return table.flights.play([table.flights.find('hand')], DEALT, length);
    case undefined:
      return;
    default:
      for (const each of group) await presentEvent(table, each, length);
  }
}

async function presentEvent(table: Table, event: Event, length: number): Promise<void> {
  switch (event.kind) {
    case 'DisasterRevealed':
    case 'ConflictRevealed':
      return reveal(table, event, event.kind === 'ConflictRevealed' ? 'conflict' : `disaster-${event.disaster}`, length);
    case 'Fought':
      return fight(table, event, length);
    case 'FreeBidMade':
    case 'DisasterReplaced':
      return exhaust(table, event, length);
    case 'DisasterSuffered':
      return suffer(table, event, length);
    case 'MarkerMoved':
      return passMarker(table, event, length);
    case 'LocationDestroyed':
      return destroy(table, event, length);
    case 'InnovationGained':
    case 'InnovationBuilt':
    case 'InnovationMoved':
      return tuck(table, event, length);
    case 'LocationsSwapped':
      return swap(table, event, length);
    case 'LocationRepaired':
      return repair(table, event, length);
    case 'BonusWon':
      table.cry({ kind: 'winner', place: `fist-${event.seat}`, seats: [event.seat] });
      return rewards(table, [event], length);
    default:
      return presentInPlace(table, event, length);
  }
}

// --- without anything travelling ----------------------------------------------------------------------------

async function presentInPlace(table: Table, event: Event, length: number): Promise<void> {
  const { pace } = table;
  const cry = cryOf(event);
  if (cry?.kind === 'victory') {
    await pace.wait(1300);
    sound('victory');
  }
  noise(event);
  table.cry(cry);
  await change(table, event);
  await pace.wait(length);
  if (cry) table.cry(null);
}

function noise(event: Event): void {
  if (event.kind === 'EmpireFell') sound('explosion');
  else if (event.kind === 'FinalCounted' || event.kind === 'ScoreCounted' || event.kind === 'CoinsBought' || event.kind === 'CardSold') sound('coin');
  else if (event.kind === 'DeckShuffled' || event.kind === 'HandDiscarded') sound('card');
}

function cryOf(event: Event): Cry | null {
  switch (event.kind) {
    case 'PhaseBegan':
      return { kind: 'phase', place: null, phase: event.phase };
    case 'DeckShuffled':
      return { kind: 'shuffled', place: 'deck' };
    case 'EmpireFell':
      return { kind: 'fell', place: null, seats: [event.seat] };
    case 'CoinsBought':
      return event.count ? { kind: 'points', place: `seat-${event.seat}`, amount: event.points } : null;
    case 'GameEnded':
      return { kind: 'victory', place: null, seats: event.winners };
    default:
      return null;
  }
}

// --- disasters ----------------------------------------------------------------------------------------------

async function reveal(table: Table, event: Event, place: string, length: number): Promise<void> {
  const { flights } = table;
  sound('reveal');
  await change(table, event);
  await flights.play([flights.find(place)], flights.still ? FADE_IN : DEALT, length);
}

function fight(table: Table, event: Fought, length: number): Promise<void> {
  sound('card');
  return send(table, [event], [{ goods: { [event.token]: 1 }, from: stockOf(event.seat), to: heapOf(event.disaster) }], ['disasters'], length);
}

/** A strip is locked; something comes of it at the disaster. */
async function exhaust(table: Table, event: FreeBidMade | DisasterReplaced, length: number): Promise<void> {
  const { flights } = table;
  sound('scout');
  void flights.play([flights.find(...siteOf(event.seat, event.position)())], HOP, length * 0.5);
  await table.pace.wait(length * 0.3);
  await change(table, event);
  const replaced = event.kind === 'DisasterReplaced';
  await flights.play([flights.find(`disaster-${event.disaster}`)], flights.still ? FADE_IN : replaced ? DEALT : SHAKE, length * 0.7);
}

/** Who takes it gets the heap. */
function suffer(table: Table, event: DisasterSuffered, length: number): Promise<void> {
  sound('coin');
  return send(table, [event], [{ goods: event.heap, from: heapOf(event.disaster), to: stockOf(event.seat) }], ['empires'], length);
}

async function passMarker(table: Table, event: MarkerMoved, length: number): Promise<void> {
  const { flights, display } = table;
  const ghost = flights.lift(flights.find(`marker-${display.view.first}`));
  sound('fire');
  await change(table, event);
  const goal = flights.find(`marker-${event.to}`);
  if (ghost && goal) await flights.fly([{ ghost, to: goal, arc: 0.2 }], length);
  else await flights.play([goal], FADE_IN, length);
}

/** The flame leaps from the card to the location. */
async function destroy(table: Table, event: LocationDestroyed, length: number): Promise<void> {
  const { flights, display } = table;
  const place = () => [flights.find(...siteOf(event.seat, event.position)())];
  const flame = flights.token(flights.find('mint-flame'), flights.find(`disaster-${display.striking}`));
  if (flame) await flights.fly([{ ghost: flame, to: place()[0] ?? null, into: true, arc: 0.3 }], length * 0.35);
  else await flights.play(place(), SHAKE, length * 0.35, 'linear');
  sound('explosion');
  await change(table, event);
  await flights.play(place(), [{ filter: 'brightness(2.2) saturate(2)' }, { filter: 'none' }], length * 0.65);
}

/** A card goes under a location: from the middle, from a hand, or from another location. */
async function tuck(table: Table, event: InnovationGained | InnovationBuilt | InnovationMoved, length: number): Promise<void> {
  const { flights, display } = table;
  const from = {
    InnovationGained: [`disaster-${display.striking ?? display.view.dealing_with}`, `seat-${event.seat}`],
    InnovationBuilt: [`card-${event.card}`, `hand-${event.seat}`, `seat-${event.seat}`],
    InnovationMoved: [`strip-${event.card}`],
  }[event.kind];
  const ghost = flights.lift(flights.find(...from));
  sound('card');
  await change(table, event);
  const strip = flights.find(`strip-${event.card}`);
  const goal = strip ?? flights.find(...siteOf(event.seat, event.position)());
  if (ghost && goal) await flights.fly([{ ghost, to: goal, into: false, arc: 0.15 }], length);
  else await flights.play([goal], FADE_IN, length);
}

// --- economy, industry, conflict ----------------------------------------------------------------------------

/** What all abilities bring at once: tokens from the buildings to the stocks, points over them. */
async function gather(table: Table, events: readonly Of<'AbilityActed'>[], length: number): Promise<void> {
  const { flights, display } = table;
  const loads = events.map((event): Load => ({ goods: event.gains, from: siteOf(event.seat, event.position), to: stockOf(event.seat) }));
  const viewer = display.view.viewer;
  const points = events.filter((event) => event.seat === (viewer ?? event.seat)).reduce((sum, event) => sum + event.points, 0);
  sound('coin');
  if (points && viewer !== null) table.cry({ kind: 'points', place: `seat-${viewer}`, amount: points });
  void flights.play(events.map((event) => flights.find(...siteOf(event.seat, event.position)())), [{ filter: 'none' }, { filter: 'brightness(1.35)' }, { filter: 'none' }], length);
  await send(table, events, loads, ['empires'], length);
  table.cry(null);
}

function conversion(event: Of<'Converted'>): Load[] {
  const gives = Object.fromEntries(event.gives.map((token) => [token, 1]));
  return [{ goods: gives, from: () => stockOf(event.seat)(event.pays), to: stockOf(event.seat) }];
}

async function rewards(table: Table, events: readonly Of<'TierReached' | 'BonusWon'>[], length: number): Promise<void> {
  const loads = events.map((event): Load => ({ goods: event.gains, from: () => ['conflict'], to: stockOf(event.seat) }));
  const own = events.find((event) => event.seat === table.display.view.viewer);
  if (own?.points && own.kind === 'TierReached') table.cry({ kind: 'points', place: `seat-${own.seat}`, amount: own.points });
  await send(table, events, loads, ['empires'], length);
  table.cry(null);
}

async function repair(table: Table, event: Of<'LocationRepaired'>, length: number): Promise<void> {
  const { flights } = table;
  const place = () => [flights.find(...siteOf(event.seat, event.position)())];
  sound('hatch');
  await flights.play(place(), HOP, length * 0.4);
  await change(table, event);
  await flights.play(place(), [{ filter: 'brightness(1.7)' }, { filter: 'none' }], length * 0.6);
}

/** Two locations change places. */
async function swap(table: Table, event: LocationsSwapped, length: number): Promise<void> {
  const { flights } = table;
  const places = [event.one, event.other].map((position) => `site-${event.seat}-${position}`);
  const ghosts = places.map((place) => flights.lift(flights.find(place)));
  if (event.why === 'uprising') table.cry({ kind: 'uprising', place: `seat-${event.seat}`, seats: [event.seat] });
  sound('wheel');
  await change(table, event);
  const goals = places.toReversed().map((place) => flights.find(place));
  const flying = ghosts.flatMap((ghost, i) => (ghost && goals[i] ? [{ ghost, to: goals[i]!, arc: 0.15 }] : []));
  if (flying.length) await flights.fly(flying, length);
  else await flights.play(goals, FADE_IN, length);
  table.cry(null);
}
