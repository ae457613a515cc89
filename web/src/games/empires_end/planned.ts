import type { Event, View } from '../../generated/empires_end';
import { afterEvent, displayOf, type Display } from './display';
import type { Pieces } from './pieces';

/** The table before the viewer began to plan. */
export interface Before {
  step: number;
  view: View;
}

/**
 * What is still to be shown when all plans are carried out. The viewer has seen what their own plan led to while making it;
 * only what came of its last move, and of the others' plans, is new. Who came back in the middle of a plan (`before` is null)
 * has seen all of it, as far as one can tell.
 */
export function unseen(display: Display, before: View | null, events: readonly Event[], pieces: Pieces): Event[] {
  const { viewer } = display.view;
  const own = events.slice(0, endOfPlans(events)).filter((event) => 'seat' in event && event.seat === viewer);
  const seen = new Set(before ? own.slice(0, countSeen(display, before, own, pieces)) : own);
  return events.filter((event) => !seen.has(event));
}

/** After how many of them the table is as the viewer has planned it. */
function countSeen({ view }: Display, before: View, own: readonly Event[], pieces: Pieces): number {
  const viewer = view.viewer!;
  const { strength, result, costs } = view.empires[viewer]!; // these come with a view, not with events
  const planned = JSON.stringify(view.empires[viewer]);
  let shown = displayOf(before);
  return own.reduce((seen, event, i) => {
    shown = afterEvent(shown, event, pieces);
    return JSON.stringify({ ...shown.view.empires[viewer]!, strength, result, costs }) === planned ? i + 1 : seen;
  }, 0);
}

function endOfPlans(events: readonly Event[]): number {
  const end = events.findIndex(({ kind }) => kind === 'CardsDrawn' || kind === 'PhaseBegan' || kind === 'BidShown' || kind === 'ScoreCounted');
  return end < 0 ? events.length : end;
}
