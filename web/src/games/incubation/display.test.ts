import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../generated/incubation';
import recorded from '../../generated/recorded/incubation.json';
import { afterEvent, displayOf, type Display } from './display';
import { inHand } from './pieces';
import { longestTurn, TurnTime } from './timing';

interface Recorded {
  players: number;
  frames: { events: Event[]; view: View }[];
}
const GAMES = recorded as unknown as Recorded[];

/** What events tell by themselves; the phase and how far the objectives are come with the view. */
function told(view: View): unknown {
  const { areas, first, round, wheel, points_at, market, piles, ending } = view;
  const { dice, used, rerolled, surplus_section, owed } = view.turn;
  const cards = view.objectives.map(({ card, taken_by }) => ({ card, taken_by }));
  return {
    areas,
    first,
    round,
    wheel,
    points_at,
    market,
    piles,
    ending,
    cards,
    turn: { dice, used, rerolled, surplus_section, owed, ...inHand(view) },
  };
}

/** Nothing on the table is ever less than nothing, and no egg holds more than it needs. */
function impossible({ view, turns }: Display): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string) => !holds && found.push(what);
  for (const each of view.market) check(Math.min(each.gold, each.water, each.fire) >= 0, 'a treasure below nothing');
  for (const pile of view.piles) check(pile.height >= 0 && (pile.top === null) === (pile.height === 0), 'a pile and its top');
  for (const { egg, fire, water } of view.areas.flatMap((area) => area.incubators)) {
    check(egg ? fire <= egg.fire && water <= egg.water : fire + water === 0, 'resources that no egg needs');
  }
  const held = inHand(view);
  check(held.water >= 0 && held.fire >= 0, 'less than nothing in hand');
  check(((turns % 8) + 8) % 8 === view.wheel, 'the wheel is where it points');
  return found;
}

describe('events change the display to what the next view shows', () => {
  for (const [i, game] of GAMES.entries()) {
    test(`recording ${i} with ${game.players} players`, () => {
      for (let at = 1; at < game.frames.length; at++) {
        let shown = displayOf(game.frames[at - 1]!.view);
        for (const event of game.frames[at]!.events) {
          shown = afterEvent(shown, event);
          expect(impossible(shown)).toEqual([]);
        }
        expect(told(shown.view)).toEqual(told(game.frames[at]!.view));
      }
    });
  }
});

test('the wheel only turns forwards', () => {
  for (const { frames } of GAMES) {
    let shown = displayOf(frames[0]!.view);
    for (const { events, view } of frames.slice(1)) {
      const before = shown.turns;
      shown = displayOf(view, events.reduce(afterEvent, shown));
      expect(shown.turns).toBeGreaterThanOrEqual(before);
      expect(shown.turns - before).toBeLessThanOrEqual(events.filter(({ kind }) => kind === 'WheelTurned').length);
    }
  }
});

test('the turns of many rivals are shorter', () => {
  expect(longestTurn(0, { viewer: 0, players: 5 })).toBeLessThan(6000);
  expect(longestTurn(1, { viewer: 0, players: 2 })).toBeLessThan(3000);
  expect(4 * longestTurn(1, { viewer: 0, players: 5 })).toBeLessThanOrEqual(8000);
});

test('no turn takes longer than it may', () => {
  for (const { frames, players } of GAMES) {
    const around = { viewer: 0, players };
    const time = new TurnTime(() => around);
    let seat: number | null = null;
    let sum = 0;
    for (const { events, view } of frames.slice(1)) {
      for (const { group, length, within } of time.share(events, view)) {
        const [event] = group;
        if (event?.kind === 'TurnBegan') {
          seat = event.seat;
          sum = 0;
        }
        sum += within && seat !== null ? length : 0;
        expect(sum).toBeLessThanOrEqual(longestTurn(seat, around) + 1);
      }
    }
  }
});
