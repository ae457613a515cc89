import type { Event, View } from '../../generated/empires_end';
import { afterEvent, displayOf, type Display } from './display';

/** The table before the viewer began to plan. */
export interface Before {
  step: number;
  view: View;
}

/** What is still to be shown, and from where on. */
export interface News {
  from: Display;
  events: readonly Event[];
}

/**
 * What is new to the viewer when all plans are carried out. What their own plan led to they have seen while making it; only
 * what came of its last move, and of the others' plans, is new. But cards stay in the hand until the empire is founded. Who
 * came back in the middle of a plan (`before` is null) has seen all of it, as far as one can tell. If somebody else ended the
 * plan in the middle of a move, it is shown from its beginning.
 */
export function news(display: Display, before: View | null, events: readonly Event[]): News {
  const { viewer } = display.view;
  const own = events
    .slice(0, endOfPlans(events))
    .filter((event) => 'seat' in event && event.seat === viewer && event.kind !== 'EmpireFounded');
  const count = before ? countSeen(display, before, own) : own.length;
  if (before && count === null) return { from: displayOf(before), events };
  const seen = new Set(own.slice(0, count ?? 0));
  return { from: display, events: events.filter((event) => !seen.has(event)) };
}

/** After how many of them the table is as the viewer has planned it; null if it never is. */
function countSeen({ view }: Display, before: View, own: readonly Event[]): number | null {
  const viewer = view.viewer!;
  const { strength, result, costs } = view.empires[viewer]!; // these come with a view, not with events
  const planned = JSON.stringify(view.empires[viewer]);
  const isPlanned = (shown: Display) => JSON.stringify({ ...shown.view.empires[viewer]!, strength, result, costs }) === planned;
  let shown = displayOf(before);
  return own.reduce(
    (seen, event, i) => {
      shown = afterEvent(shown, event);
      return isPlanned(shown) ? i + 1 : seen;
    },
    isPlanned(shown) ? 0 : (null as number | null),
  );
}

function endOfPlans(events: readonly Event[]): number {
  const end = events.findIndex(
    ({ kind }) => kind === 'CardsDrawn' || kind === 'PhaseBegan' || kind === 'BidShown' || kind === 'ScoreCounted',
  );
  return end < 0 ? events.length : end;
}
