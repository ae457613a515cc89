import { tick } from 'svelte';
import type { Flight, Flights } from '../../board/flights';
import type { Event, Tokens, View } from '../../generated/empires_end';
import type { Pace } from '../../table/pace';
import { afterEvent, type Display } from './display';
import { amount, TOKENS, type Pieces, type Token } from './pieces';

/** What the choreography needs of the board. */
export interface Table {
  display: Display;
  pieces: Pieces;
  flights: Flights;
  pace: Pace;
  show(display: Display): void;
  /** Words over a place or the middle for a moment; null takes them away. */
  cry(cry: Cry | null): void;
}

/** Something written large for a moment. */
export interface Cry {
  kind: 'phase' | 'points' | 'fell' | 'uprising' | 'winner' | 'victory' | 'shuffled';
  /** null: in the middle. */
  place: string | null;
  seats?: readonly number[];
  amount?: number;
  phase?: View['track'][number];
}

/** Tokens on their way. */
export interface Load {
  goods: Partial<Tokens>;
  /** Names of places for a sort of token; the first that is there counts. */
  from: (token: Token) => readonly string[];
  to: (token: Token) => readonly string[];
}

const MOST_TOKENS = 5;
const GLEAM: Keyframe[] = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];
export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

export const stockOf = (seat: number) => (token: Token) => [`stock-${seat}-${token}`, `stock-${seat}`, `seat-${seat}`];
export const heapOf = (disaster: number) => () => [`heap-${disaster}`, `disaster-${disaster}`];
export const siteOf = (seat: number, position: number) => () => [`site-${seat}-${position}`, `seat-${seat}`];

export function show(table: Table, display: Display): Promise<void> {
  table.display = display;
  table.show(display);
  return tick();
}

export function change(table: Table, ...events: readonly Event[]): Promise<void> {
  return show(table, events.reduce((display, event) => afterEvent(display, event, table.pieces), table.display));
}

/** Tokens leave one place at once, and are in the other only when they arrive: `later` is what changes then. */
export async function send(table: Table, events: readonly Event[], loads: readonly Load[], later: readonly (keyof View)[], length: number): Promise<void> {
  const { flights, display } = table;
  const flying = loads.flatMap((load) => flightsOf(table, load));
  const after = events.reduce((shown, event) => afterEvent(shown, event, table.pieces), display);
  const goals = loads.flatMap(({ goods, to }) => TOKENS.filter((token) => amount(goods, token)).map((token) => flights.find(...to(token))));
  if (flying.length) {
    const kept = Object.fromEntries(later.map((part) => [part, display.view[part]])) as Partial<View>;
    await show(table, { ...after, view: { ...after.view, ...kept } });
    await flights.fly(flying, length * 0.8, Math.min(60, (length * 0.4) / (flying.length + 1)));
    await show(table, after);
    await flights.play(goals, GLEAM, length * 0.2);
  } else {
    await show(table, after);
    await flights.play(goals, FADE_IN, length);
  }
}

function flightsOf({ flights }: Table, { goods, from, to }: Load): Flight[] {
  return TOKENS.flatMap((token) => {
    const goal = flights.find(...to(token));
    const ghosts = Array.from({ length: Math.min(amount(goods, token), MOST_TOKENS) }, () => flights.token(flights.find(`mint-${token}`), flights.find(...from(token))));
    return ghosts.flatMap((ghost): Flight[] => (ghost && goal ? [{ ghost, to: goal, into: true, arc: 0.25 }] : []));
  });
}
