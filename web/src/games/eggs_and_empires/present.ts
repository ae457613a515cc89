import { tick } from 'svelte';
import type { AdventurersRevealed, CardsDrawn, EggLeft, Event, HandRedrawn, View } from '../../generated/eggs_and_empires';
import type { Pace } from '../../table/pace';
import { play as sound } from '../../sound/sound';
import { afterEvent, displayOf, swept, type Display } from './display';
import type { Flight, Flights } from '../../board/flights';
import { CRUMBLE, DEALT, DROP, HOP, ROLL_OFF, SHAKE } from '../../board/movements';
import { markPlace } from './places';
import type { TurnTime } from './timing';

/** What the choreography needs of the board. */
export interface Table {
  display: Display;
  flights: Flights;
  pace: Pace;
  time: TurnTime;
  show(display: Display): void;
  /** Words over a seat or the middle for a moment; null takes them away. */
  cry(cry: Cry | null): void;
}

/** Something written large for a moment. */
export interface Cry {
  /** null: in the middle. */
  seat: number | null;
  kind: 'round' | 'points' | 'nothing' | 'redraw' | 'keep' | 'hop' | 'victory';
  amount?: number;
  seats?: readonly number[];
}

export async function presentEvents(table: Table, events: readonly Event[], after: View): Promise<void> {
  for (const { group, length } of table.time.share(events, after)) {
    if (!table.pace.skipped) await presentGroup(table, group, length);
    else table.display = group.reduce(afterEvent, table.display);
  }
  if (table.display.scoring.length) await table.pace.wait(1600);
  if (table.display.view.played.length && !after.played.length) await sweep(table, 260);
  table.cry(null);
  table.show(displayOf(after, table.display));
}

function change(table: Table, events: readonly Event[]): Promise<void> {
  table.display = events.reduce(afterEvent, table.display);
  table.show(table.display);
  return tick();
}

async function presentGroup(table: Table, group: readonly Event[], length: number): Promise<void> {
  const [event] = group as [Event];
  switch (event.kind) {
    case 'RoundBegan':
      return roundBegan(table, event, length);
    case 'AdventurersRevealed':
      return reveal(table, event, length);
    case 'EggCollected':
      return collect(table, event, length);
    case 'EggGiven':
      return travel(table, event, markPlace(event.mark), [markPlace(event.mark), `nest-${event.to}`], length);
    case 'MarkerMoved':
      return travel(table, event, `marker-${table.display.view.marker}`, [`marker-${event.to}`, `seat-${event.to}`], length);
    case 'CardLaid':
      return lay(table, event, length);
    case 'EggsRevealed':
      return dropEggs(table, event, length);
    case 'EggScouted':
      return scoutEgg(table, event, length);
    case 'HandDealt':
    case 'CardsDrawn':
      return drawCards(table, group, length);
    default:
      return presentInPlace(table, group, length);
  }
}

/** What happens without anything travelling. */
async function presentInPlace(table: Table, group: readonly Event[], length: number): Promise<void> {
  const [event] = group as [Event];
  const { flights, pace } = table;
  if (event.kind === 'PriestessesCancelled') {
    await change(table, group);
    sound('reveal');
    await pace.wait(length);
  } else if (event.kind === 'EggLeft') {
    const left = (group as readonly EggLeft[]).map((each) => flights.find(eggPlace(table, each.value, each.scout)));
    await flights.play(left, ROLL_OFF, length, 'ease-in');
    await change(table, group);
  } else if (event.kind === 'EggDiscarded') {
    sound('explosion');
    await flights.play([flights.find(markPlace(event.mark), `nest-${event.seat}`)], CRUMBLE, length, 'ease-in');
    await change(table, group);
  } else if (event.kind === 'PileShown' || event.kind === 'TokenWon') {
    await change(table, group);
    sound('coin');
    await pace.wait(length);
  } else {
    const cry = cryOf(group);
    if (cry?.kind === 'victory') await pace.wait(1500);
    table.cry(cry);
    if (cry?.kind === 'victory') sound('victory');
    await change(table, group);
    await pace.wait(length);
    table.cry(null);
  }
}

function cryOf(group: readonly Event[]): Cry | null {
  const [event] = group as [Event];
  switch (event.kind) {
    case 'NothingTaken':
      return { seat: event.seat, kind: 'nothing' };
    case 'HandRedrawn':
      return { seat: null, kind: 'redraw', seats: (group as readonly HandRedrawn[]).map((each) => each.seat) };
    case 'EggKept':
    case 'NothingDiscarded':
      return { seat: event.seat, kind: 'keep' };
    case 'GameEnded':
      return { seat: null, kind: 'victory', seats: event.winners };
    default:
      return null;
  }
}

async function roundBegan(table: Table, event: Extract<Event, { kind: 'RoundBegan' }>, length: number): Promise<void> {
  if (table.display.scoring.length) await table.pace.wait(2200);
  await change(table, [event]);
  table.cry({ seat: null, kind: 'round', amount: event.round });
  await table.pace.wait(length);
  table.cry(null);
}

/** Cards slide out face down, a breath, all turn together; then who picks when. */
async function reveal(table: Table, event: AdventurersRevealed, length: number): Promise<void> {
  const { flights, pace, display } = table;
  const uncovered = afterEvent(display, event);
  const lifted = uncovered.view.played.map(({ seat, card }) =>
    flights.lift(flights.find(`chosen-${seat}`, seat === display.view.viewer ? `own-card-${card}` : `newest-${seat}`)),
  );
  // Who picks when is told only after all have turned.
  const silent: Display = { ...uncovered, order: [], view: { ...uncovered.view, phase: 'choosing' } };
  table.display = { ...silent, covered: true };
  table.show(table.display);
  await tick();
  const slides = lifted.flatMap((ghost, index): Flight[] => (ghost ? [{ ghost, to: flights.find(`played-${index}`), arc: 0 }] : []));
  sound('card');
  await flights.fly(slides, length * 0.24, length * 0.015);
  await pace.wait(length * 0.22);
  table.show(silent);
  sound('reveal');
  await pace.wait(length * 0.3);
  table.display = uncovered;
  table.show(uncovered);
  const hopping = uncovered.order.filter((index, place) => hopsAhead(uncovered, index, place));
  const hoppers = hopping.map((index) => flights.find(`played-${index}`));
  if (hopping.length) table.cry({ seat: uncovered.view.played[hopping[0]!]!.seat, kind: 'hop' });
  await flights.play(hoppers, HOP, length * 0.24);
  table.cry(null);
}

/** It picks before a card with a higher number. */
function hopsAhead({ order, view }: Display, index: number, place: number): boolean {
  return order.slice(place + 1).some((later) => view.played[later]!.card > view.played[index]!.card);
}

async function collect(table: Table, event: Extract<Event, { kind: 'EggCollected' }>, length: number): Promise<void> {
  const { flights, pace } = table;
  const explodes = event.value !== null && event.value < 0;
  await travel(table, event, eggPlace(table, event.value, event.scout), [markPlace(event.mark), `nest-${event.seat}`], length * 0.8);
  sound(explodes ? 'explosion' : 'egg');
  if (explodes) await flights.play([flights.find(`seat-${event.seat}`)], SHAKE, length * 0.2);
  else await pace.wait(length * 0.2);
}

/** A piece goes from a place to another. */
async function travel(table: Table, event: Event, from: string, to: string[], length: number): Promise<void> {
  const { flights } = table;
  const ghost = flights.lift(flights.find(from));
  if (event.kind === 'MarkerMoved') sound('card');
  await change(table, [event]);
  const goal = flights.find(...to);
  if (ghost) await flights.fly([{ ghost, to: goal, arc: 0.16 }], length);
  else await flights.play([goal], [{ opacity: 0 }, { opacity: 1 }], length);
}

async function lay(table: Table, event: Extract<Event, { kind: 'CardLaid' }>, length: number): Promise<void> {
  const index = table.display.view.played.findIndex((each) => each.seat === event.seat && each.card === event.card);
  const many = table.display.view.areas[event.seat]!.laid.length;
  await travel(table, event, `played-${index}`, [`laid-${event.seat}-${many}`, `nest-${event.seat}`], length * 0.55);
  sound(event.points < 0 ? 'explosion' : 'coin');
  table.cry({ seat: event.seat, kind: 'points', amount: event.points });
  await table.pace.wait(length * 0.45);
  table.cry(null);
}

async function dropEggs(table: Table, event: Extract<Event, { kind: 'EggsRevealed' }>, length: number): Promise<void> {
  await change(table, [event]);
  sound('egg');
  await table.flights.play(event.eggs.map((_, i) => table.flights.find(`egg-up-${i}`)), DROP, length);
}

async function scoutEgg(table: Table, event: Extract<Event, { kind: 'EggScouted' }>, length: number): Promise<void> {
  sound('scout');
  const { flights } = table;
  await change(table, [event]);
  const egg = flights.find(`egg-down-${event.scout}`);
  const ghost = flights.lift(egg, flights.find('egg-deck'));
  if (ghost && egg) await flights.fly([{ ghost, to: egg, arc: 0.3 }], length);
  else await flights.play([egg], [{ opacity: 0 }, { opacity: 1 }], length);
}

async function drawCards(table: Table, group: readonly Event[], length: number): Promise<void> {
  const { flights } = table;
  if (table.display.view.played.length) await sweep(table, length * 0.5);
  sound('card');
  await change(table, group);
  const drawn = (group as readonly CardsDrawn[]).flatMap(({ seat, cards }) => cards?.map((card) => `own-card-${card}`) ?? [`newest-${seat}`]);
  await flights.play(drawn.map((place) => flights.find(place)), DEALT, length * 0.7);
}

async function sweep(table: Table, length: number): Promise<void> {
  const { flights } = table;
  const cards = table.display.view.played.map((_, index) => flights.find(`played-${index}`));
  await flights.play(cards, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-18%) scale(.8)' }], length, 'ease-in');
  table.display = swept(table.display);
  table.show(table.display);
}

function eggPlace(table: Table, value: number | null, scout: number | null): string {
  return scout === null ? `egg-up-${table.display.view.face_up.indexOf(value ?? 0)}` : `egg-down-${scout}`;
}
