import { tick } from 'svelte';
import { DROP, HOP, SHAKE } from '../../board/movements';
import type { Flight, Flights } from '../../board/flights';
import type { DiceUsed, EggHatched, EggTaken, Event, ObjectiveTaken, TreasureTaken, View, WheelTurned } from '../../generated/incubation';
import { play as sound } from '../../sound/sound';
import type { Pace } from '../../table/pace';
import { afterEvent, displayOf, type Display, type Stuff } from './display';
import type { TurnTime } from './timing';

/** What the choreography needs of the board. */
export interface Table {
  display: Display;
  flights: Flights;
  pace: Pace;
  time: TurnTime;
  show(display: Display): void;
  /** Words over a place or the middle for a moment; null takes them away. */
  cry(cry: Cry | null): void;
}

/** Something written large for a moment. */
export interface Cry {
  kind: 'first' | 'points' | 'nothing' | 'last-round' | 'victory';
  /** null: in the middle. */
  place: string | null;
  seats?: readonly number[];
  amount?: number;
}

const MOST_TOKENS = 6;

export async function presentEvents(table: Table, events: readonly Event[], after: View): Promise<void> {
  for (const { group, length } of table.time.share(events, after)) {
    for (const event of group) {
      if (!table.pace.skipped) await presentEvent(table, event, length);
      else table.display = afterEvent(table.display, event);
    }
  }
  table.cry(null);
  table.show(displayOf(after, table.display));
}

function change(table: Table, event: Event): Promise<void> {
  table.display = afterEvent(table.display, event);
  return show(table);
}

function show(table: Table): Promise<void> {
  table.show(table.display);
  return tick();
}

async function presentEvent(table: Table, event: Event, length: number): Promise<void> {
  switch (event.kind) {
    case 'EggTaken':
      return takeEgg(table, event, length);
    case 'DiceRolled':
      return roll(table, event, [true, true], length);
    case 'DiceRerolled':
      return roll(table, event, [event.first, event.second], length);
    case 'WheelTurned':
      return turnWheel(table, event, length);
    case 'DiceUsed':
      return useDice(table, event, length);
    case 'ResourcePlaced':
      sound(event.resource);
      return send(table, event, [{ stuff: event.resource, amount: event.amount, from: ['hand', 'tray'], to: incubator(event) }], length);
    case 'SurplusStored':
      sound(event.resource);
      return send(table, event, [{ stuff: event.resource, amount: event.amount, from: ['hand', 'tray'], to: [`section-${event.section}`] }], length);
    case 'EggHatched':
      return hatch(table, event, length);
    case 'TreasureTaken':
      return carry(table, event, length);
    case 'ObjectiveTaken':
      return takeObjective(table, event, length);
    default:
      return presentInPlace(table, event, length);
  }
}

/** What happens without anything travelling. */
async function presentInPlace(table: Table, event: Event, length: number): Promise<void> {
  const { pace } = table;
  const cry = cryOf(event);
  if (cry?.kind === 'victory') {
    await pace.wait(1300);
    sound('victory');
  }
  if (event.kind === 'ScoreCounted') sound('coin');
  if (event.kind === 'EndTriggered') sound('reveal');
  table.cry(cry);
  await change(table, event);
  await pace.wait(length);
  if (cry) table.cry(null);
}

function cryOf(event: Event): Cry | null {
  switch (event.kind) {
    case 'FirstPlayerChosen':
      return { kind: 'first', place: null, seats: [event.seat] };
    case 'NothingToTake':
      return { kind: 'nothing', place: `gold-${event.seat}`, seats: [event.seat] };
    case 'EndTriggered':
      return { kind: 'last-round', place: null };
    case 'GameEnded':
      return { kind: 'victory', place: null, seats: event.winners };
    default:
      return null;
  }
}

/** Dice tumble, then lie there. */
async function roll(table: Table, event: Event, which: readonly [boolean, boolean], length: number): Promise<void> {
  const { pace, flights } = table;
  sound('dice');
  table.display = { ...afterEvent(table.display, event), rolling: flights.still ? [false, false] : which };
  await show(table);
  await pace.wait(length * 0.62);
  table.display = { ...table.display, rolling: [false, false] };
  await show(table);
  await flights.play([0, 1].map((die) => (which[die] ? flights.find(`die-${die}`) : null)), flights.still ? [{ opacity: 0.4 }, { opacity: 1 }] : HOP, length * 0.38);
}

/** A notch with a clunk, and three things drop. */
async function turnWheel(table: Table, event: WheelTurned, length: number): Promise<void> {
  const { pace, display } = table;
  sound('wheel');
  const full = afterEvent(display, event);
  table.display = { ...full, view: { ...full.view, market: display.view.market } };
  await show(table);
  await pace.wait(length * 0.45);
  table.display = full;
  const drops = (['gold', 'water', 'fire'] as const).map((stuff) => ({ stuff, amount: 1, from: ['wheel'], to: [`section-${event[stuff]}`] }));
  await fly(table, drops, length * 0.55);
}

async function takeEgg(table: Table, event: EggTaken, length: number): Promise<void> {
  const { flights } = table;
  const die = event.die === null ? null : flights.find(`die-${event.die}`);
  const pile = flights.find(`pile-${event.pile}`);
  const ghost = flights.lift(pile?.querySelector('.egg') ?? pile);
  if (die) void flights.play([die], SHAKE, length * 0.4);
  await change(table, event);
  sound('egg');
  const place = flights.find(...incubator(event), `seat-${event.seat}`);
  const goal = place?.querySelector<HTMLElement>('.egg') ?? place;
  if (ghost && goal) await flights.fly([{ ghost, to: goal, arc: 0.2 }], length);
  else await flights.play([goal], [{ opacity: 0 }, { opacity: 1 }], length);
}

async function useDice(table: Table, event: DiceUsed, length: number): Promise<void> {
  const { flights } = table;
  const dice = event.die === null ? ['die-0', 'die-1'] : [`die-${event.die}`];
  if (event.symbol === 'gold') {
    sound('coin');
    const each = dice.map((die, i) => ({ stuff: 'gold' as const, amount: event.die === null ? 2 - i : event.amount, from: [die], to: [`gold-${event.seat}`, `seat-${event.seat}`] }));
    return send(table, event, each, length * 1.6);
  }
  void flights.play(dice.map((die) => flights.find(die)), HOP, length);
  await change(table, event);
  await table.pace.wait(length);
}

/** It shakes, cracks, and the dragon climbs out. */
async function hatch(table: Table, event: EggHatched, length: number): Promise<void> {
  const { flights, pace } = table;
  table.display = { ...table.display, cracking: { seat: event.seat, incubator: event.incubator } };
  await show(table);
  const place = flights.find(...incubator(event), `seat-${event.seat}`);
  await flights.play([place], [...SHAKE, ...SHAKE], length * 0.35, 'linear');
  sound('hatch');
  await pace.wait(length * 0.1);
  const ghost = flights.token(flights.find('mint-dragon'), place);
  const many = table.display.view.areas[event.seat]!.dragons.length;
  await change(table, event);
  const home = flights.find(`dragon-${event.seat}-${many}`);
  const goal = home ?? flights.find(`dragons-${event.seat}`, `seat-${event.seat}`);
  table.cry({ kind: 'points', place: incubator(event)[0]!, seats: [event.seat], amount: event.egg.value });
  if (ghost && goal) await flights.fly([{ ghost, to: goal, into: home === null, arc: 0.35, fade: home === null }], length * 0.55);
  else await flights.play([goal], [{ opacity: 0 }, { opacity: 1 }], length * 0.55);
  table.cry(null);
}

/** The treasure goes home: gold to the gold, the rest to the hand that places it. */
async function carry(table: Table, event: TreasureTaken, length: number): Promise<void> {
  const from = [`section-${event.section}`];
  const home = [`gold-${event.seat}`, `seat-${event.seat}`];
  sound(event.gold ? 'coin' : event.fire ? 'fire' : 'water');
  await send(
    table,
    event,
    [
      { stuff: 'gold', amount: event.gold, from, to: home },
      { stuff: 'water', amount: event.water, from, to: ['hand', 'tray'] },
      { stuff: 'fire', amount: event.fire, from, to: ['hand', 'tray'] },
    ],
    length,
  );
}

async function takeObjective(table: Table, event: ObjectiveTaken, length: number): Promise<void> {
  const { flights } = table;
  const card = flights.find(`objective-${event.slot}`);
  await flights.play([card], HOP, length * 0.3);
  const ghost = flights.lift(card);
  const many = table.display.view.areas[event.seat]!.objectives.length;
  sound('victory');
  await change(table, event);
  table.cry({ kind: 'points', place: `seat-${event.seat}`, seats: [event.seat], amount: event.objective.value });
  const own = flights.find(`trophy-${event.seat}-${many}`);
  const goal = own ?? flights.find(`trophies-${event.seat}`, `seat-${event.seat}`);
  if (ghost && goal) await flights.fly([{ ghost, to: goal, into: own === null, fade: own === null, arc: 0.2 }], length * 0.7);
  else await flights.play([goal], [{ opacity: 0 }, { opacity: 1 }], length * 0.7);
  table.cry(null);
}

interface Load {
  stuff: Stuff;
  amount: number;
  from: readonly string[];
  to: readonly string[];
}

/** Things leave one place at once and are in the other when they arrive. */
async function send(table: Table, event: Event, loads: readonly Load[], length: number): Promise<void> {
  const lifted = loads.map((load) => table.flights.find(...load.from));
  await change(table, event);
  await fly(table, loads, length, lifted);
}

async function fly(table: Table, loads: readonly Load[], length: number, lifted?: readonly (Element | null)[]): Promise<void> {
  const { flights } = table;
  const all = loads.flatMap((load, i): Flight[] => {
    const from = lifted?.[i] ?? flights.find(...load.from);
    const to = flights.find(...load.to);
    const many = Math.min(load.amount, MOST_TOKENS);
    return Array.from({ length: many }, () => flights.token(flights.find(`mint-${load.stuff}`), from)).flatMap((ghost): Flight[] =>
      ghost && to ? [{ ghost, to, into: true, arc: 0.25 }] : [],
    );
  });
  if (all.length) {
    await flights.fly(all, length * 0.8, Math.min(60, (length * 0.4) / all.length));
    await show(table);
    await flights.play(loads.filter((load) => load.amount).map((load) => flights.find(...load.to)), BUMP, length * 0.2);
  } else {
    await show(table);
    await flights.play(loads.filter((load) => load.amount).map((load) => flights.find(...load.to)), DROP.map(({ opacity }) => ({ opacity })), length);
  }
}

const BUMP: Keyframe[] = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];

function incubator({ seat, incubator: number }: { seat: number; incubator: number }): string[] {
  return [`incubator-${seat}-${number}`, `seat-${seat}`];
}
