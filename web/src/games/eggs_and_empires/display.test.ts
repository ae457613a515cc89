import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../generated/eggs_and_empires';
import { afterEvent, displayOf, inSlot, pickNumber, type Display } from './display';
import { spots } from './art/spots';
import { grouped, LONGEST_TURN, timed, TurnTime } from './timing';
import recorded from '../../generated/recorded/eggs_and_empires.json';

interface Recorded {
  players: number;
  frames: { events: Event[]; view: View }[];
}
const GAMES = recorded as unknown as Recorded[];

/** What events tell by themselves; discards, queue and the number of the turn come with the view. */
function told(view: View): unknown {
  const areas = view.areas.map(({ hand, hand_size, draw_pile, pile, laid }) => ({ hand, hand_size, draw_pile, pile, laid }));
  return {
    areas,
    marker: view.marker,
    round: view.round,
    face_up: view.face_up,
    face_down: view.face_down,
    points: view.round_points,
    tokens: view.tokens,
  };
}

const empty = (): View => ({
  viewer: 0,
  areas: [0, 1, 2].map((seat) => ({ hand: seat ? null : [3, 8, 9], hand_size: 3, draw_pile: 7, discards: [], pile: [], laid: [] })),
  marker: 0,
  round: 1,
  turn: 1,
  phase: 'choosing',
  egg_deck: 20,
  face_up: [13, -6],
  face_down: [],
  played: [],
  queue: [],
  gone_face_up: [],
  gone_face_down: [],
  round_points: [],
  tokens: [0, 0, 0],
});

const REVEAL: Event = {
  kind: 'AdventurersRevealed',
  cards: [
    { seat: 0, cards: [3] },
    { seat: 1, cards: [8] },
    { seat: 2, cards: [5] },
  ],
  order: [
    { seat: 0, card: 3 },
    { seat: 1, card: 8 },
    { seat: 2, card: 5 },
  ],
};

function after(...events: Event[]): Display {
  return events.reduce(afterEvent, displayOf(empty()));
}

describe('events change the display to what the next view shows', () => {
  for (const [i, game] of GAMES.entries()) {
    test(`recording ${i} with ${game.players} players`, () => {
      for (let at = 1; at < game.frames.length; at++) {
        const shown = game.frames[at]!.events.reduce(afterEvent, displayOf(game.frames[at - 1]!.view));
        expect(told(shown.view)).toEqual(told(game.frames[at]!.view));
      }
    });
  }
});

test('revealed cards leave the hands and carry the picking order', () => {
  const shown = after(REVEAL);
  expect(shown.view.areas.map((area) => area.hand_size)).toEqual([2, 2, 2]);
  expect(shown.view.areas[0]!.hand).toEqual([8, 9]);
  expect([0, 1, 2].map((index) => pickNumber(shown, index))).toEqual([1, 2, 3]);
});

test('a collected egg goes from the ledge to the nest, and its card waits no longer', () => {
  const shown = after(REVEAL, {
    kind: 'EggCollected',
    seat: 0,
    card: 3,
    value: 13,
    scout: null,
    mark: { turn: 1, by: 0, nth: 0 },
    known_to: null,
  });
  expect(shown.view.face_up).toEqual([-6]);
  expect(shown.view.areas[0]!.pile.map((egg) => egg.value)).toEqual([13]);
  expect(shown.view.queue).toEqual([1, 2]);
});

test('a laid card is on the nest, not in the slot', () => {
  const took: Event = { kind: 'NothingTaken', seat: 2, card: 5, why: 'no_eggs' };
  const before = after(REVEAL, took);
  const queue = before.view.queue.filter(() => false);
  const shown = afterEvent({ ...before, view: { ...before.view, queue } }, { kind: 'CardLaid', seat: 2, card: 5, points: 6 });
  expect(shown.view.areas[2]!.laid).toEqual([5]);
  expect(inSlot(shown, 2)).toEqual([]);
  expect(inSlot(shown, 1)).toHaveLength(1);
});

test('the order of a turn is kept until the turn is over', () => {
  const shown = after(REVEAL);
  expect(displayOf(shown.view, shown).order).toEqual([0, 1, 2]);
  expect(displayOf({ ...shown.view, turn: 2, played: [] }, shown).order).toEqual([]);
});

test('what happens together is shown together', () => {
  const drawn = (seat: number): Event => ({ kind: 'CardsDrawn', seat, cards: null, count: 1 });
  const taken = (seat: number): Event => ({ kind: 'NothingTaken', seat, card: 1, why: 'no_eggs' });
  expect(grouped([taken(0), taken(1), drawn(0), drawn(1)]).map((group) => group.length)).toEqual([1, 1, 2]);
});

test('no turn takes longer than six seconds', () => {
  const collected = (seat: number): Event => ({
    kind: 'EggCollected',
    seat,
    card: 1,
    value: 2,
    scout: null,
    mark: { turn: 1, by: seat, nth: 0 },
    known_to: null,
  });
  const laid = (seat: number): Event => ({ kind: 'CardLaid', seat, card: 5, points: 6 });
  const seats = [0, 1, 2, 3, 4, 5];
  const turn: Event[] = [REVEAL, ...seats.map(collected), ...seats.map(laid), { kind: 'MarkerMoved', to: 1, why: 'tie' }];
  expect(timed(turn).reduce((sum, each) => sum + each.length, 0)).toBeLessThanOrEqual(LONGEST_TURN + 1);
  expect(timed([laid(0)])[0]!.length).toBeGreaterThan(300);
});

test('a turn in several parts takes no longer', () => {
  const collected = (seat: number): Event => ({
    kind: 'EggCollected',
    seat,
    card: 1,
    value: 2,
    scout: null,
    mark: { turn: 1, by: seat, nth: 0 },
    known_to: null,
  });
  const time = new TurnTime();
  const seats = [0, 1, 2, 3, 4, 5];
  const later = (queue: number[]): View => ({ ...empty(), phase: 'collecting', queue });
  let sum = time.share([REVEAL], later(seats)).reduce((total, each) => total + each.length, 0);
  for (const seat of [...seats, ...seats]) {
    sum += time.share([collected(seat)], later(seats.slice(seat + 1))).reduce((total, each) => total + each.length, 0);
  }
  expect(sum).toBeLessThanOrEqual(LONGEST_TURN + 1);
});

test('every egg has its own spot in the nest', () => {
  for (let many = 0; many <= 14; many++) {
    const found = spots(many);
    expect(found).toHaveLength(many);
    expect(new Set(found.map((spot) => `${spot.left} ${spot.bottom}`)).size).toBe(many);
  }
});
