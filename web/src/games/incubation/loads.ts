import { tick } from 'svelte';
import type { Flight, Flights } from '../../board/flights';
import type { Event, View } from '../../generated/incubation';
import type { Pace } from '../../table/pace';
import { afterEvent, type Display, type Stuff } from './display';
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

/** Gold, water or fire on its way. */
export interface Load {
  stuff: Stuff;
  amount: number;
  /** Names of places; the first that is there counts. */
  from: readonly string[];
  to: readonly string[];
}

const MOST_TOKENS = 6;
const GLEAM: Keyframe[] = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];
const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

export function show(table: Table, display: Display): Promise<void> {
  table.display = display;
  table.show(display);
  return tick();
}

export function change(table: Table, event: Event): Promise<void> {
  return show(table, afterEvent(table.display, event));
}

/** Things leave one place at once, and are in the other only when they arrive: `later` is what changes then. */
export async function send(table: Table, event: Event, loads: readonly Load[], later: readonly (keyof View)[], length: number, more: readonly Flight[] = []): Promise<void> {
  const { flights, display } = table;
  const flying = loads.flatMap((load) => flightsOf(table, load));
  const after = afterEvent(display, event);
  const kept = Object.fromEntries(later.map((part) => [part, display.view[part]])) as Partial<View>;
  const goals = () => loads.filter((load) => load.amount).map((load) => flights.find(...load.to));
  if (flying.length + more.length) {
    await show(table, { ...after, view: { ...after.view, ...kept } });
    await flights.fly([...flying, ...more], length * 0.8, Math.min(60, (length * 0.4) / (flying.length + 1)));
    await show(table, after);
    await flights.play(goals(), GLEAM, length * 0.2);
  } else {
    await show(table, after);
    await flights.play(goals(), FADE_IN, length);
  }
}

function flightsOf({ flights }: Table, { stuff, amount, from, to }: Load): Flight[] {
  const goal = flights.find(...to);
  return Array.from({ length: Math.min(amount, MOST_TOKENS) }, () => flights.token(flights.find(`mint-${stuff}`), flights.find(...from))).flatMap(
    (ghost): Flight[] => (ghost && goal ? [{ ghost, to: goal, into: true, arc: 0.25 }] : []),
  );
}
