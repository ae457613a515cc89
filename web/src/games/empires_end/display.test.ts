import { describe, expect, test } from 'vitest';
import type { Components, Event, View } from '../../generated/empires_end';
import recorded from '../../generated/recorded.json';
import { afterEvent, displayOf, type Display } from './display';
import { added, Pieces, TOKENS } from './pieces';
import { unseen } from './planned';
import { LONGEST, share } from './timing';

interface Recorded {
  players: number;
  components: Components;
  frames: { events: Event[]; view: View }[];
}
const GAMES = recorded.empires_end as unknown as Recorded[];

/** What events tell by themselves; strengths, costs and who decides come with the view. */
function told(view: View): unknown {
  const { viewer, first, phase, deck, discards, conflict_deck, conflict, conflicts_gone, bids, basics } = view;
  const empires = view.empires.map(({ row, stock, hand, hand_size, score, out }, seat) => ({
    row, stock: seat === viewer && stock ? added(stock, {}) : null, hand, hand_size, score, out,
  }));
  const disasters = view.disasters.map(({ card, heap, is_suffered }) => ({ card, heap: added(heap, {}), is_suffered }));
  return { empires, disasters, first, phase, deck, discards, conflict_deck, conflict, conflicts_gone, bids, basics };
}

/** Nothing on the table is ever less than nothing. */
function impossible({ view }: Display): string[] {
  const heaps = [...view.disasters.map((each) => each.heap), ...view.empires.flatMap((each) => each.stock ?? [])];
  const found = heaps.flatMap((heap) => TOKENS.filter((token) => (heap[token] ?? 0) < 0));
  return [...found, ...(view.deck < 0 ? ['deck'] : []), ...view.empires.flatMap((each) => (each.hand_size < 0 ? ['hand'] : []))];
}

describe('events change the display to what the next view shows', () => {
  for (const [i, game] of GAMES.entries()) {
    test(`recording ${i} with ${game.players} players`, () => {
      const pieces = new Pieces(game.components);
      for (let at = 1; at < game.frames.length; at++) {
        let shown = displayOf(game.frames[at - 1]!.view);
        for (const event of game.frames[at]!.events) {
          shown = afterEvent(shown, event, pieces);
          expect(impossible(shown)).toEqual([]);
        }
        expect(told(shown.view)).toEqual(told(game.frames[at]!.view));
      }
    });
  }
});

test('what the viewer planned is not shown again', () => {
  for (const { frames, components } of GAMES) {
    const pieces = new Pieces(components);
    for (let at = 1; at < frames.length; at++) {
      const before = frames[at - 1]!.view;
      if (before.asked !== 'planning') continue;
      const { events } = frames[at]!;
      const end = events.findIndex(({ kind }) => kind === 'CardsDrawn' || kind === 'PhaseBegan');
      const own = events.slice(0, end).filter((event) => 'seat' in event && event.seat === before.viewer);
      const planned = own.reduce((shown, event) => afterEvent(shown, event, pieces), displayOf(before));
      expect(unseen(planned, before, events, pieces)).toEqual(events.filter((event) => !own.includes(event)));
      expect(unseen(planned, null, events, pieces)).toEqual(events.filter((event) => !own.includes(event)));
      expect(unseen(displayOf(before), before, events, pieces)).toEqual(events);
    }
  }
});

test('no phase takes longer than it may', () => {
  for (const { frames } of GAMES) {
    for (const { events } of frames.slice(1)) {
      let sum = 0;
      for (const { group, length, within } of share(events)) {
        if (group[0]!.kind === 'PhaseBegan') sum = 0;
        sum += within ? length : 0;
        expect(sum).toBeLessThanOrEqual(LONGEST + 1);
      }
    }
  }
});
