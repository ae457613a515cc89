import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../generated/empires_end';
import recorded from '../../generated/recorded/empires_end.json';
import { afterEvent, displayOf, type Display } from './display';
import { added, TOKENS } from './pieces';
import { news } from './planned';
import { LONGEST, share } from './timing';

interface Recorded {
  players: number;
  frames: { events: Event[]; view: View; plan: { view: View }[]; planned: View | null }[];
}
const GAMES = recorded as unknown as Recorded[];

/** What events tell by themselves; strengths, costs and who decides come with the view. */
function told(view: View): unknown {
  const { viewer, first, phase, deck, discards, conflict_deck, conflict, conflicts_gone, bids, basics } = view;
  const empires = view.empires.map(({ row, stock, hand, hand_size, score, out }, seat) => ({
    row,
    stock: seat === viewer && stock ? added(stock, {}) : null,
    hand,
    hand_size,
    score,
    out,
  }));
  const disasters = view.disasters.map(({ card, heap, is_suffered }) => ({ card, heap: added(heap, {}), is_suffered }));
  return { empires, disasters, first, phase, deck, discards, conflict_deck, conflict, conflicts_gone, bids, basics };
}

/** What was sold or thrown away in a plan comes to the discards with the next view. */
function toldOfPlans(view: View): unknown {
  return told({ ...view, discards: [] });
}

/** Nothing on the table is ever less than nothing, or there twice. */
function impossible({ view }: Display): string[] {
  const heaps = [...view.disasters.map((each) => each.heap), ...view.empires.flatMap((each) => each.stock ?? [])];
  const found = heaps.flatMap((heap) => TOKENS.filter((token) => (heap[token] ?? 0) < 0));
  const laid = [...view.discards, ...view.empires.flatMap((each) => each.row.flatMap((site) => site.innovations.map(({ card }) => card)))];
  const twice = [laid, ...view.empires.map((each) => each.hand ?? [])].flatMap((cards) =>
    cards.filter((card, i) => cards.indexOf(card) < i).map((card) => `card ${card} twice`),
  );
  return [...found, ...twice, ...(view.deck < 0 ? ['deck'] : []), ...view.empires.flatMap((each) => (each.hand_size < 0 ? ['hand'] : []))];
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

describe('after plans only what is new is shown, and leads to the next view', () => {
  for (const [i, { players, frames }] of GAMES.entries()) {
    test(`recording ${i} with ${players} players`, () => {
      for (let at = 1; at < frames.length; at++) {
        const { view: before, plan, planned } = frames[at - 1]!;
        const { events, view } = frames[at]!;
        if (before.asked !== 'planning' && before.asked !== 'founding') continue;
        for (const seen of [before, ...plan.map((each) => each.view), ...(planned ? [planned] : [])]) {
          const fresh = news(displayOf(seen), before, events);
          let shown = fresh.from;
          for (const event of fresh.events) {
            shown = afterEvent(shown, event);
            expect(impossible(shown)).toEqual([]);
          }
          expect(toldOfPlans(shown.view)).toEqual(toldOfPlans(view));
        }
        expect(news(displayOf(before), before, events).events).toEqual(events);
        if (!planned) continue;
        const fresh = news(displayOf(planned), before, events);
        expect(fresh.from.view).toBe(planned);
        expect(fresh.events).toEqual(news(displayOf(planned), null, events).events);
      }
    });
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
