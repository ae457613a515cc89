import { players, type Cry } from '../../board/cry';
import { HOP, SHAKE } from '../../board/movements';
import type { Load, Presentation } from '../../board/presentation';
import type { Timed } from '../../board/timing';
import type { DiceUsed, EggHatched, EggTaken, Event, ObjectiveTaken, TreasureTaken, View, WheelTurned } from '../../generated/incubation';
import { play as sound } from '../../sound/sound';
import type { Display } from './display';
import { HAND, homeOf, incubatorOf } from './places';

/** What the choreography works on. */
export type Stage = Presentation<View, Event, Display>;

export function presentEvents(stage: Stage, parts: readonly Timed<Event>[]): Promise<void> {
  return stage.play(parts, async (group, length) => {
    for (const event of group) await presentEvent(stage, event, length);
  });
}

async function presentEvent(stage: Stage, event: Event, length: number): Promise<void> {
  switch (event.kind) {
    case 'EggTaken':
      return takeEgg(stage, event, length);
    case 'DiceRolled':
      return roll(stage, event, [true, true], length);
    case 'DiceRerolled':
      return roll(stage, event, [event.first, event.second], length);
    case 'WheelTurned':
      return turnWheel(stage, event, length);
    case 'DiceUsed':
      return useDice(stage, event, length);
    case 'ResourcePlaced':
      sound(event.resource);
      return stage.send([event], [{ kind: event.resource, amount: event.amount, from: HAND, to: incubatorOf(event) }], ['areas'], length);
    case 'SurplusStored':
      sound(event.resource);
      return stage.send(
        [event],
        [{ kind: event.resource, amount: event.amount, from: HAND, to: [`section-${event.section}`] }],
        ['market'],
        length,
      );
    case 'EggHatched':
      return hatch(stage, event, length);
    case 'TreasureTaken':
      return carry(stage, event, length);
    case 'ObjectiveTaken':
      return takeObjective(stage, event, length);
    default:
      return presentInPlace(stage, event, length);
  }
}

/** What happens without anything travelling. */
async function presentInPlace(stage: Stage, event: Event, length: number): Promise<void> {
  const { pace } = stage;
  const cry = cryOf(event);
  if (cry?.victory) {
    await pace.wait(1300);
    sound('victory');
  }
  if (event.kind === 'ScoreCounted') sound('coin');
  if (event.kind === 'EndTriggered') sound('reveal');
  stage.cry(cry);
  await stage.change(event);
  await pace.wait(length);
  if (cry) stage.cry(null);
}

function cryOf(event: Event): Cry | null {
  switch (event.kind) {
    case 'FirstPlayerChosen':
      return { says: { message: 'incubation-cry-first', args: { who: { seat: event.seat } } } };
    case 'NothingToTake':
      return { says: { message: 'incubation-cry-nothing', args: {} }, places: [`gold-${event.seat}`, homeOf(event.seat)] };
    case 'EndTriggered':
      return { says: { message: 'incubation-cry-last-round', args: {} } };
    case 'GameEnded':
      return { says: { message: 'incubation-cry-victory', args: { who: players(event.winners) } }, victory: true };
    default:
      return null;
  }
}

/** Dice tumble, then lie there. */
async function roll(stage: Stage, event: Event, which: readonly [boolean, boolean], length: number): Promise<void> {
  const { pace, flights } = stage;
  sound('dice');
  await stage.show({ ...stage.after(event), rolling: flights.still ? [false, false] : which });
  await pace.wait(length * 0.62);
  await stage.show({ ...stage.display, rolling: [false, false] });
  await flights.play(
    [0, 1].map((die) => (which[die] ? flights.find(`die-${die}`) : null)),
    flights.still ? [{ opacity: 0.4 }, { opacity: 1 }] : HOP,
    length * 0.38,
  );
}

/** A notch with a clunk, and three things drop. */
async function turnWheel(stage: Stage, event: WheelTurned, length: number): Promise<void> {
  const { pace, display } = stage;
  sound('wheel');
  const { view, turns } = stage.after(event);
  const { wheel, points_at } = view;
  await stage.show({ ...display, turns, view: { ...display.view, wheel, points_at } });
  await pace.wait(length * 0.45);
  const drops = (['gold', 'water', 'fire'] as const).map((kind) => ({ kind, amount: 1, from: ['wheel'], to: [`section-${event[kind]}`] }));
  await stage.send([event], drops, ['market'], length * 0.55);
}

async function takeEgg(stage: Stage, event: EggTaken, length: number): Promise<void> {
  const { flights } = stage;
  const die = event.die === null ? null : flights.find(`die-${event.die}`);
  const pile = flights.find(`pile-${event.pile}`);
  const ghost = flights.lift(pile?.querySelector('.egg') ?? pile);
  if (die) void flights.play([die], SHAKE, length * 0.4);
  await stage.change(event);
  sound('egg');
  const place = flights.find(...incubatorOf(event));
  const goal = place?.querySelector<HTMLElement>('.egg') ?? place;
  await flights.carry(ghost, goal, length, { arc: 0.2 });
}

async function useDice(stage: Stage, event: DiceUsed, length: number): Promise<void> {
  const { flights } = stage;
  const dice = event.die === null ? ['die-0', 'die-1'] : [`die-${event.die}`];
  if (event.symbol === 'gold') {
    sound('coin');
    const each = dice.map((die, i) => ({
      kind: 'gold',
      amount: event.die === null ? 2 - i : event.amount,
      from: [die],
      to: [`gold-${event.seat}`, homeOf(event.seat)],
    }));
    return stage.send([event], each, ['areas'], length * 1.6);
  }
  void flights.play(
    dice.map((die) => flights.find(die)),
    HOP,
    length,
  );
  await stage.change(event);
  await stage.pace.wait(length);
}

/** It shakes, cracks, and the dragon climbs out. */
async function hatch(stage: Stage, event: EggHatched, length: number): Promise<void> {
  const { flights, pace } = stage;
  await stage.show({ ...stage.display, cracking: { seat: event.seat, incubator: event.incubator } });
  const place = flights.find(...incubatorOf(event));
  await flights.play([place], [...SHAKE, ...SHAKE], length * 0.35, 'linear');
  sound('hatch');
  await pace.wait(length * 0.1);
  const ghost = flights.token(flights.find('mint-dragon'), place);
  const many = stage.display.view.areas[event.seat]!.dragons.length;
  await stage.change(event);
  const home = flights.find(`dragon-${event.seat}-${many}`);
  const goal = home ?? flights.find(`dragons-${event.seat}`, homeOf(event.seat));
  stage.cry({ says: event.egg.value, places: incubatorOf(event) });
  await flights.carry(ghost, goal, length * 0.55, { into: home === null, fade: home === null, arc: 0.35 });
  stage.cry(null);
}

/** The dragon that is sold fetches the treasure: gold to the gold, the rest to the hand that places it. */
async function carry(stage: Stage, event: TreasureTaken, length: number): Promise<void> {
  const { flights } = stage;
  const from = [`section-${event.section}`];
  const loads: Load[] = [
    { kind: 'gold', amount: event.gold, from, to: [`gold-${event.seat}`, homeOf(event.seat)] },
    { kind: 'water', amount: event.water, from, to: HAND },
    { kind: 'fire', amount: event.fire, from, to: HAND },
  ];
  const takes = () => sound(event.gold ? 'coin' : event.fire ? 'fire' : 'water');
  const many = stage.display.view.areas[event.seat]!.dragons.length;
  const den = flights.find(`dragon-${event.seat}-${many - 1}`, `dragons-${event.seat}`, homeOf(event.seat));
  const market = flights.find(...from);
  const [there, back] = [den, market].map((place) => flights.token(flights.find('mint-dragon'), place));
  if (event.why === 'chests' || !there || !back) {
    takes();
    return stage.send([event], loads, ['areas', 'turn'], length);
  }
  await flights.fly([{ ghost: there, to: market, into: true, arc: 0.2 }], length * 0.4);
  takes();
  await stage.send([event], loads, ['areas', 'turn'], length * 0.6, [{ ghost: back, to: den, into: true, arc: 0.2, fade: true }]);
}

async function takeObjective(stage: Stage, event: ObjectiveTaken, length: number): Promise<void> {
  const { flights } = stage;
  const card = flights.find(`objective-${event.slot}`);
  await flights.play([card], HOP, length * 0.3);
  const ghost = flights.lift(card);
  const many = stage.display.view.areas[event.seat]!.objectives.length;
  sound('victory');
  await stage.change(event);
  stage.cry({ says: event.objective.value, places: [homeOf(event.seat)] });
  const own = flights.find(`trophy-${event.seat}-${many}`);
  const goal = own ?? flights.find(`trophies-${event.seat}`, homeOf(event.seat));
  await flights.carry(ghost, goal, length * 0.7, { into: own === null, fade: own === null, arc: 0.2 });
  stage.cry(null);
}
