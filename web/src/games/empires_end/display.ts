import type {
  BidShown,
  EmpireFell,
  Event,
  FinalCounted,
  GameEnded,
  ScoreCounted,
  SeenDisaster,
  SeenEmpire,
  SeenInnovation,
  SeenSite,
  Tokens,
  View,
} from '../../generated/empires_end';
import { added, type Token } from './pieces';

/** What the table shows: a view, and what is told by events only. */
export interface Display {
  view: View;
  /** A disaster that is being suffered: its card is still on its way. */
  striking: number | null;
  /** Who suffers it. */
  sufferer: number;
  /** What was counted so far, at the end. */
  scoring: readonly (FinalCounted | ScoreCounted)[];
  ended: GameEnded | null;
}

export function displayOf(view: View, before: Display | null = null): Display {
  const assigning = view.asked === 'target' || view.asked === 'assign';
  return {
    view,
    striking: assigning ? view.dealing_with : null,
    sufferer: view.seat,
    scoring: [],
    ended: view.asked === 'over' ? (before?.ended ?? null) : null,
  };
}

/** What the table shows after an event. Strengths, costs and whose turn it is come with the next view. */
export function afterEvent(display: Display, event: Event): Display {
  return (
    afterDisaster(display, event) ??
    afterBuilding(display, event) ??
    afterConflict(display, event) ??
    afterCourse(display, event) ??
    display
  );
}

// --- the course of the game ---------------------------------------------------------------------------------

function afterCourse(display: Display, event: Event): Display | null {
  const { view } = display;
  switch (event.kind) {
    case 'CardsDrawn':
      return empire(show(display, { deck: view.deck - event.count }), event.seat, (each) => ({
        ...each,
        hand: each.hand && [...each.hand, ...(event.cards ?? [])],
        hand_size: each.hand_size + event.count,
      }));
    case 'DeckShuffled':
      return show(display, { deck: view.deck + event.cards, discards: [] });
    case 'PhaseBegan':
      return show(cleared(display), { phase: event.number - 1, asked: ASKED[event.phase] });
    case 'HandDiscarded':
      return emptied(display, event.seat, event.cards);
    case 'EmpireFounded':
      return emptied(display, event.seat, event.discarded);
    case 'FinalCounted':
    case 'ScoreCounted':
      return { ...display, scoring: [...display.scoring, event] };
    case 'GameEnded': {
      const ended = { ...show(display, { asked: 'over' }), ended: event };
      return event.reason === 'last-phase' ? show(cleared(ended), { phase: view.phase + 1 }) : ended;
    }
    default:
      return null;
  }
}

/** What a phase is about, until the view tells more. */
const ASKED: Record<View['track'][number], View['asked']> = {
  disaster: 'disaster',
  double_disaster: 'disaster',
  economy: 'planning',
  industry: 'planning',
  combined: 'planning',
  conflict: 'bidding',
};

/** Nothing lies in the middle any more. */
function cleared(display: Display): Display {
  const { conflict, conflicts_gone } = display.view;
  const gone = conflict === null ? conflicts_gone : [...conflicts_gone, conflict];
  return {
    ...show(display, { disasters: [], conflict: null, conflicts_gone: gone, bids: [], basics: [], refreshes: [], plan: null }),
    striking: null,
  };
}

function emptied(display: Display, seat: number, cards: readonly number[]): Display {
  const thrown = show(display, { discards: [...display.view.discards, ...cards] });
  return empire(thrown, seat, (each) => ({ ...each, hand: each.hand && [], hand_size: 0 }));
}

// --- disasters ----------------------------------------------------------------------------------------------

function afterDisaster(display: Display, event: Event): Display | null {
  const { view } = display;
  switch (event.kind) {
    case 'DisasterRevealed': {
      const revealed = { card: event.card, heap: {}, is_fought: false, is_suffered: false };
      return show(display, { disasters: [...view.disasters, revealed], deck: view.deck - 1 });
    }
    case 'Fought':
      return disaster(stock(display, event.seat, { [event.token]: -1 }), event.disaster, (each) => ({
        ...each,
        heap: added(each.heap, { [event.token]: 1 }),
      }));
    case 'FreeBidMade':
      return exhausted(display, event.seat, event.position, event.used);
    case 'DisasterReplaced': {
      const used = exhausted(display, event.seat, event.position, event.used);
      const changed = disaster(used, event.disaster, (each) => ({ ...each, card: event.card }));
      return show(changed, { deck: view.deck - 1, discards: [...view.discards, event.old] });
    }
    case 'DisasterSuffered': {
      const taken = disaster(stock(display, event.seat, event.heap), event.disaster, (each) => ({ ...each, heap: {}, is_suffered: true }));
      return { ...show(taken, { dealing_with: event.disaster }), striking: event.disaster, sufferer: event.seat };
    }
    case 'MarkerMoved':
      return show(display, { first: event.to });
    case 'LocationDestroyed':
      return site(display, event.seat, event.position, (each) => ({ ...each, healthy: false }));
    case 'EmpireFell':
      return fallen(display, event);
    case 'InnovationGained':
      return { ...tucked(display, event.seat, event.position, event.card), striking: null };
    case 'CoinsBought':
      return scored(stock(display, event.seat, { coin: event.count }), event.seat, event.points);
    default:
      return null;
  }
}

function exhausted(display: Display, seat: number, position: number, card: number): Display {
  const marked = (one: SeenInnovation) => (one.card === card ? { ...one, exhausted: true } : one);
  return site(display, seat, position, (each) => ({ ...each, innovations: each.innovations.map(marked) }));
}

/** Nothing of it is left. */
function fallen(display: Display, { seat, out, discarded }: EmpireFell): Display {
  const gone = show(display, { discards: [...display.view.discards, ...discarded] });
  return empire({ ...gone, striking: null }, seat, (each) => ({
    ...each,
    out,
    hand: each.hand && [],
    hand_size: 0,
    stock: each.stock && added({}, {}),
    row: each.row.map((one) => ({ ...one, innovations: [] })),
  }));
}

// --- economy and industry -----------------------------------------------------------------------------------

function afterBuilding(display: Display, event: Event): Display | null {
  switch (event.kind) {
    case 'AbilityActed':
      return refreshed(scored(stock(display, event.seat, event.gains), event.seat, event.points), event.seat, event.refreshed);
    case 'Converted': {
      const gives = event.gives.reduce((sum, token) => added(sum, { [token]: 1 }), {} as Tokens);
      return stock(display, event.seat, added(gives, { [event.pays]: 1 }, -1));
    }
    case 'InnovationBuilt': {
      const paid = stock(display, event.seat, { hammer: -event.hammers, coin: -event.coins });
      return tucked(played(paid, event.seat, event.card), event.seat, event.position, event.card);
    }
    case 'CardSold': {
      const sold = stock(played(display, event.seat, event.card), event.seat, { coin: event.coins });
      return show(sold, { discards: [...sold.view.discards, event.card] });
    }
    case 'LocationRepaired':
      return site(stock(display, event.seat, { hammer: -event.hammers, coin: -event.coins }), event.seat, event.position, (each) => ({
        ...each,
        healthy: true,
      }));
    case 'LocationsSwapped':
      return empire(display, event.seat, (each) => ({
        ...each,
        row: each.row.with(event.one, each.row[event.other]!).with(event.other, each.row[event.one]!),
      }));
    case 'InnovationMoved':
      return moved(display, event.seat, event.card, event.origin, event.position);
    default:
      return null;
  }
}

function played(display: Display, seat: number, card: number): Display {
  return empire(display, seat, (each) => ({
    ...each,
    hand: each.hand?.filter((other) => other !== card) ?? null,
    hand_size: each.hand_size - 1,
  }));
}

function tucked(display: Display, seat: number, position: number, card: number): Display {
  return site(display, seat, position, (each) => ({ ...each, innovations: [...each.innovations, { card, exhausted: false }] }));
}

function moved(display: Display, seat: number, card: number, origin: number, position: number): Display {
  const lifted = display.view.empires[seat]!.row[origin]!.innovations.find((each) => each.card === card)!;
  const without = site(display, seat, origin, (each) => ({ ...each, innovations: each.innovations.filter((other) => other !== lifted) }));
  return site(without, seat, position, (each) => ({ ...each, innovations: [...each.innovations, lifted] }));
}

function refreshed(display: Display, seat: number, cards: readonly number[]): Display {
  if (!cards.length) return display;
  const ready = (each: SeenSite) => ({
    ...each,
    innovations: each.innovations.map((one) => (cards.includes(one.card) ? { ...one, exhausted: false } : one)),
  });
  return empire(display, seat, (each) => ({ ...each, row: each.row.map(ready) }));
}

// --- conflict -----------------------------------------------------------------------------------------------

function afterConflict(display: Display, event: Event): Display | null {
  const { view } = display;
  switch (event.kind) {
    case 'ConflictRevealed':
      return show(display, { conflict: event.card, conflict_deck: view.conflict_deck - 1 });
    case 'BidShown':
      return bidShown(display, event);
    case 'TierReached':
    case 'BonusWon':
      return scored(stock(display, event.seat, event.gains), event.seat, event.points);
    case 'MarkerTakenOff':
      return refreshed(display, event.seat, [event.card]);
    default:
      return null;
  }
}

function bidShown(display: Display, { seat, basic, axes, coins }: BidShown): Display {
  const { empires, bids, basics } = display.view;
  const none = empires.map(() => [0, 0]);
  const shown = show(display, {
    bids: (bids.length ? bids : none).with(seat, [axes, coins]),
    basics: (basics.length ? basics : empires.map(() => 0)).with(seat, basic),
  });
  return stock(shown, seat, { axe: -axes, coin: -coins });
}

// --- small changes ------------------------------------------------------------------------------------------

function show(display: Display, change: Partial<View>): Display {
  return { ...display, view: { ...display.view, ...change } };
}

function empire(display: Display, seat: number, change: (empire: SeenEmpire) => SeenEmpire): Display {
  return show(display, { empires: display.view.empires.with(seat, change(display.view.empires[seat]!)) });
}

function site(display: Display, seat: number, position: number, change: (site: SeenSite) => SeenSite): Display {
  return empire(display, seat, (each) => ({ ...each, row: each.row.with(position, change(each.row[position]!)) }));
}

function disaster(display: Display, number: number, change: (disaster: SeenDisaster) => SeenDisaster): Display {
  return show(display, { disasters: display.view.disasters.with(number, change(display.view.disasters[number]!)) });
}

function stock(display: Display, seat: number, change: Partial<Record<Token, number>>): Display {
  return empire(display, seat, (each) => ({ ...each, stock: each.stock && added(each.stock, change) }));
}

function scored(display: Display, seat: number, points: number): Display {
  return empire(display, seat, (each) => ({ ...each, score: each.score + points }));
}
