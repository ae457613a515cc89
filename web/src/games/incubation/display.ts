import type {
  EggHatched,
  EggTaken,
  Event,
  GameEnded,
  ScoreCounted,
  SeenArea,
  SeenIncubator,
  SeenSection,
  SeenTurn,
  View,
} from '../../generated/incubation';

/** What the table shows: a view, and what is told by events only. */
export interface Display {
  view: View;
  /** Notches the wheel has turned: the position, but it only grows. */
  turns: number;
  /** Which dice tumble. */
  rolling: readonly [boolean, boolean];
  /** Whose egg breaks open just now. */
  cracking: { seat: number; incubator: number } | null;
  /** The scores counted so far, at the end. */
  scoring: readonly ScoreCounted[];
  ended: GameEnded | null;
}

export type Stuff = 'gold' | 'water' | 'fire';

const NOTCHES = 8;
const STILL = [false, false] as const;

/** A view as it lies there; the wheel goes on from where it was. */
export function displayOf(view: View, before: Display | null = null): Display {
  return {
    view,
    turns: before ? turnedTo(before.turns, view.wheel) : view.wheel,
    rolling: STILL,
    cracking: null,
    scoring: [],
    ended: view.phase === 'over' ? (before?.ended ?? null) : null,
  };
}

function turnedTo(turns: number, position: number): number {
  return turns + ((((position - turns) % NOTCHES) + NOTCHES) % NOTCHES);
}

/** What the table shows after an event. How far the objectives are comes with the next view. */
export function afterEvent(display: Display, event: Event): Display {
  const { view } = display;
  switch (event.kind) {
    case 'EggTaken':
      return taken(display, event);
    case 'TurnBegan':
      return show(display, { seat: event.seat, round: event.round, turn: FRESH });
    case 'DiceRolled':
      return turn(display, { dice: event.dice });
    case 'DiceRerolled':
      return turn(display, { dice: event.dice, rerolled: true, used: event.used });
    case 'DiceKept':
      return turn(display, { used: event.used });
    case 'WheelTurned':
      return wheelTurned(display, event.position, [event.gold, event.water, event.fire]);
    case 'DiceUsed': {
      const used = view.turn.used.map((was, die) => was || event.die === null || event.die === die);
      return gained(turn(display, { used }), event.seat, event.symbol, event.amount);
    }
    case 'ResourcePlaced':
      return placed(display, event.seat, event.incubator, event.resource, event.amount);
    case 'SurplusStored':
      return stored(display, event.section, event.resource, event.amount);
    case 'EggHatched':
      return hatched(display, event);
    case 'TreasureTaken':
      return treasureTaken(display, event.seat, event.section, event);
    case 'NothingToTake':
      return turn(display, { owed: view.turn.owed.filter((colour) => !event.colours.includes(colour)) });
    case 'ObjectiveTaken': {
      const objectives = view.objectives.with(event.slot, { ...view.objectives[event.slot]!, taken_by: event.seat });
      return area(show(display, { objectives }), event.seat, (each) => ({
        ...each,
        objectives: [...each.objectives, event.objective],
        score: { ...each.score, objectives: each.score.objectives + event.objective.value },
      }));
    }
    case 'EndTriggered':
      return show(display, { ending: event.why });
    case 'ScoreCounted':
      return { ...display, scoring: [...display.scoring, event] };
    case 'GameEnded':
      return { ...show(display, { phase: 'over', ending: event.reason }), ended: event };
    case 'TableLaid':
    case 'WheelSet':
    case 'FirstPlayerChosen':
      return display;
  }
}

const FRESH: SeenTurn = {
  dice: [],
  used: [false, false],
  rerolled: false,
  second_takes_egg: false,
  water: 0,
  fire: 0,
  surplus_water: 0,
  surplus_fire: 0,
  surplus_section: null,
  owed: [],
};

function show(display: Display, change: Partial<View>): Display {
  return { ...display, view: { ...display.view, ...change } };
}

function turn(display: Display, change: Partial<SeenTurn>): Display {
  return show(display, { turn: { ...display.view.turn, ...change } });
}

function area(display: Display, seat: number, change: (area: SeenArea) => SeenArea): Display {
  return show(display, { areas: display.view.areas.with(seat, change(display.view.areas[seat]!)) });
}

function incubator(display: Display, seat: number, number: number, change: (incubator: SeenIncubator) => SeenIncubator): Display {
  return area(display, seat, (each) => ({ ...each, incubators: each.incubators.with(number, change(each.incubators[number]!)) }));
}

function section(display: Display, number: number, change: (section: SeenSection) => SeenSection): Display {
  return show(display, { market: display.view.market.with(number, change(display.view.market[number]!)) });
}

function taken(display: Display, event: EggTaken): Display {
  const { view } = display;
  const pile = { top: event.uncovered, height: view.piles[event.pile]!.height - 1 };
  const lifted = show(display, { piles: view.piles.with(event.pile, pile) });
  const spent = event.die === null ? lifted : turn(lifted, { used: view.turn.used.with(event.die, true) });
  return incubator(spent, event.seat, event.incubator, () => ({ egg: event.egg, fire: 0, water: 0 }));
}

function wheelTurned(display: Display, wheel: number, points_at: number[]): Display {
  const turned = { ...show(display, { wheel, points_at }), turns: turnedTo(display.turns, wheel) };
  const dropped: Stuff[] = ['gold', 'water', 'fire'];
  return dropped.reduce((now, stuff, i) => heaped(now, points_at[i]!, stuff, 1), turned);
}

function heaped(display: Display, number: number, stuff: Stuff, amount: number): Display {
  return section(display, number, (each) => ({ ...each, [stuff]: each[stuff] + amount }));
}

/** Gold is the player's at once; water and fire are in hand, until they are placed or stored. */
function gained(display: Display, seat: number, symbol: string, amount: number): Display {
  if (symbol === 'gold') {
    return area(display, seat, (each) => ({ ...each, gold: each.gold + amount, score: { ...each.score, gold: each.score.gold + amount } }));
  }
  return symbol === 'water' || symbol === 'fire' ? turn(display, { [symbol]: display.view.turn[symbol] + amount }) : display;
}

/** What is in hand goes away, surplus last. */
function spent(display: Display, resource: 'water' | 'fire', amount: number, surplusFirst: boolean): Display {
  const { turn: now } = display.view;
  const surplus = `surplus_${resource}` as const;
  const [first, second] = surplusFirst ? ([surplus, resource] as const) : ([resource, surplus] as const);
  const some = Math.min(now[first], amount);
  return turn(display, { [first]: now[first] - some, [second]: Math.max(0, now[second] - (amount - some)) });
}

function placed(display: Display, seat: number, number: number, resource: 'water' | 'fire', amount: number): Display {
  const onto = incubator(display, seat, number, (each) => ({ ...each, [resource]: each[resource] + amount }));
  return spent(onto, resource, amount, false);
}

function stored(display: Display, number: number, resource: 'water' | 'fire', amount: number): Display {
  return spent(turn(heaped(display, number, resource, amount), { surplus_section: number }), resource, amount, true);
}

function hatched(display: Display, { seat, incubator: number, egg, owed }: EggHatched): Display {
  const emptied = incubator({ ...display, cracking: null }, seat, number, () => ({ egg: null, fire: 0, water: 0 }));
  return area(turn(emptied, { owed }), seat, (each) => ({
    ...each,
    dragons: [...each.dragons, egg],
    score: { ...each.score, eggs: each.score.eggs + egg.value },
  }));
}

function treasureTaken(display: Display, seat: number, number: number, took: Record<Stuff, number> & { why: string }): Display {
  const { market, turn: now } = display.view;
  const emptied = section(display, number, (each) => ({
    ...each,
    gold: each.gold - took.gold,
    water: each.water - took.water,
    fire: each.fire - took.fire,
  }));
  const at = took.why === 'sale' ? now.owed.indexOf(market[number]!.colour) : -1;
  const sold = turn(emptied, { owed: at < 0 ? now.owed : now.owed.toSpliced(at, 1) });
  return (['gold', 'water', 'fire'] as const).reduce((shown, stuff) => gained(shown, seat, stuff, took[stuff]), sold);
}
