import { HOP, SHAKE } from '../../board/movements';
import type { DiceUsed, EggHatched, EggTaken, Event, ObjectiveTaken, TreasureTaken, View, WheelTurned } from '../../generated/incubation';
import { play as sound } from '../../sound/sound';
import { afterEvent, displayOf } from './display';
import { change, send, show, type Cry, type Load, type Table } from './loads';

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
      return send(table, event, [{ stuff: event.resource, amount: event.amount, from: HAND, to: incubator(event) }], ['areas'], length);
    case 'SurplusStored':
      sound(event.resource);
      return send(table, event, [{ stuff: event.resource, amount: event.amount, from: HAND, to: [`section-${event.section}`] }], ['market'], length);
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
  await show(table, { ...afterEvent(table.display, event), rolling: flights.still ? [false, false] : which });
  await pace.wait(length * 0.62);
  await show(table, { ...table.display, rolling: [false, false] });
  await flights.play([0, 1].map((die) => (which[die] ? flights.find(`die-${die}`) : null)), flights.still ? [{ opacity: 0.4 }, { opacity: 1 }] : HOP, length * 0.38);
}

/** A notch with a clunk, and three things drop. */
async function turnWheel(table: Table, event: WheelTurned, length: number): Promise<void> {
  const { pace, display } = table;
  sound('wheel');
  const { view, turns } = afterEvent(display, event);
  const { wheel, points_at } = view;
  await show(table, { ...display, turns, view: { ...display.view, wheel, points_at } });
  await pace.wait(length * 0.45);
  const drops = (['gold', 'water', 'fire'] as const).map((stuff) => ({ stuff, amount: 1, from: ['wheel'], to: [`section-${event[stuff]}`] }));
  await send(table, event, drops, ['market'], length * 0.55);
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
    return send(table, event, each, ['areas'], length * 1.6);
  }
  void flights.play(dice.map((die) => flights.find(die)), HOP, length);
  await change(table, event);
  await table.pace.wait(length);
}

/** It shakes, cracks, and the dragon climbs out. */
async function hatch(table: Table, event: EggHatched, length: number): Promise<void> {
  const { flights, pace } = table;
  await show(table, { ...table.display, cracking: { seat: event.seat, incubator: event.incubator } });
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

/** The dragon that is sold fetches the treasure: gold to the gold, the rest to the hand that places it. */
async function carry(table: Table, event: TreasureTaken, length: number): Promise<void> {
  const { flights } = table;
  const from = [`section-${event.section}`];
  const loads: Load[] = [
    { stuff: 'gold', amount: event.gold, from, to: [`gold-${event.seat}`, `seat-${event.seat}`] },
    { stuff: 'water', amount: event.water, from, to: HAND },
    { stuff: 'fire', amount: event.fire, from, to: HAND },
  ];
  const takes = () => sound(event.gold ? 'coin' : event.fire ? 'fire' : 'water');
  const many = table.display.view.areas[event.seat]!.dragons.length;
  const den = flights.find(`dragon-${event.seat}-${many - 1}`, `dragons-${event.seat}`, `seat-${event.seat}`);
  const market = flights.find(...from);
  const [there, back] = [den, market].map((place) => flights.token(flights.find('mint-dragon'), place));
  if (event.why === 'chests' || !there || !back) {
    takes();
    return send(table, event, loads, ['areas', 'turn'], length);
  }
  await flights.fly([{ ghost: there, to: market, into: true, arc: 0.2 }], length * 0.4);
  takes();
  await send(table, event, loads, ['areas', 'turn'], length * 0.6, [{ ghost: back, to: den, into: true, arc: 0.2, fade: true }]);
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

const HAND = ['hand', 'tray'];

function incubator({ seat, incubator: number }: { seat: number; incubator: number }): string[] {
  return [`incubator-${seat}-${number}`, `seat-${seat}`];
}
