import type {
  AdventurersRevealed,
  EggCollected,
  EggGiven,
  Event,
  GameEnded,
  Mark,
  PileShown,
  SeenArea,
  SeenCard,
  View,
} from '../../generated/eggs_and_empires';
import { sameMark } from './pieces';

/** What the table shows: a view, and what of this turn is told by events only. */
export interface Display {
  view: View;
  /** The picking order as it was revealed: indices of `view.played`. Empty when it was not seen. */
  order: readonly number[];
  /** Seats whose Dark Priestesses went up in smoke. */
  cancelled: readonly number[];
  /** Cards lie in the slots, still face down. */
  covered: boolean;
  /** The nests turned up so far, while a round is scored. */
  scoring: readonly PileShown[];
  ended: GameEnded | null;
}

/** A view as it lies there; what was told about this turn is kept from the display before. */
export function displayOf(view: View, before: Display | null = null): Display {
  const sameTurn = before !== null && before.view.round === view.round && before.view.turn === view.turn && view.played.length > 0;
  return {
    view,
    order: sameTurn ? before.order : [],
    cancelled: sameTurn ? before.cancelled : [],
    covered: false,
    scoring: [],
    ended: view.phase === 'over' ? (before?.ended ?? null) : null,
  };
}

/** What the table shows after an event. Discards and the number of the turn come with the next view. */
export function afterEvent(display: Display, event: Event): Display {
  const { view } = display;
  switch (event.kind) {
    case 'RoundBegan':
      return displayOf(roundBegan(view, event.round, event.deck));
    case 'MarkerMoved':
      return show(display, { marker: event.to });
    case 'HandDealt':
      return area(display, event.seat, (each) => drawn({ ...each, hand: each.hand && [], hand_size: 0 }, event.cards, event.count));
    case 'HandRedrawn':
      return area(display, event.seat, (each) => ({ ...each, hand: event.cards && sorted(event.cards) }));
    case 'EggsRevealed':
      return show(display, { face_up: event.eggs, egg_deck: Math.max(0, view.egg_deck - event.eggs.length) });
    case 'AdventurersRevealed':
      return revealed(display, event);
    case 'PriestessesCancelled':
      return { ...display, cancelled: event.seats };
    case 'EggCollected':
      return collected(display, event);
    case 'NothingTaken':
      return show(display, { queue: waiting(view, event.seat, event.card) });
    case 'EggLeft':
      return show(display, withoutEgg(view, event.value, event.scout));
    case 'EggScouted':
      return show(display, {
        face_down: [...view.face_down, { scout: event.scout, value: event.value }],
        egg_deck: Math.max(0, view.egg_deck - 1),
      });
    case 'EggGiven':
      return given(display, event);
    case 'CardLaid':
      return area(display, event.seat, (each) => ({ ...each, laid: [...each.laid, event.card] }));
    case 'EggDiscarded':
      return area(display, event.seat, (each) => ({ ...each, pile: withoutMark(each, event.mark) }));
    case 'CardsDrawn':
      return area(swept(display), event.seat, (each) => drawn(each, event.cards, event.count));
    case 'PileShown':
      return scored(swept(display), event);
    case 'TokenWon':
      return show(display, { tokens: view.tokens.with(event.seat, event.tokens) });
    case 'GameEnded':
      return { ...show(display, { phase: 'over' }), ended: event };
    case 'HandKept':
    case 'EggKept':
    case 'NothingDiscarded':
      return display;
  }
}

/** The played cards leave the slots. */
export function swept(display: Display): Display {
  return { ...show(display, { played: [], queue: [] }), order: [], cancelled: [] };
}

/** The cards in a player's slot: what was played, except what went on the nest. */
export function inSlot(display: Display, seat: number): { played: SeenCard; index: number }[] {
  const { view } = display;
  const laid = [...view.areas[seat]!.laid];
  return view.played
    .map((played, index) => ({ played, index }))
    .filter(({ played }) => played.seat === seat)
    .filter(({ played, index }) => {
      const place = played.took === null && !view.queue.includes(index) ? laid.lastIndexOf(played.card) : -1;
      if (place < 0 || !isPastCollecting(view)) return true;
      laid.splice(place, 1);
      return false;
    });
}

function isPastCollecting(view: View): boolean {
  return view.queue.every((index) => view.phase === 'turn_end' || view.played[index]!.took !== null);
}

/** The number on a played card: when it picks; null when it does not, or is not known. */
export function pickNumber(display: Display, index: number): number | null {
  const place = display.order.indexOf(index);
  if (place >= 0) return place + 1;
  if (display.order.length || display.view.phase !== 'collecting') return null;
  const next = display.view.queue.indexOf(index);
  return next < 0 ? null : next + 1;
}

function show(display: Display, change: Partial<View>): Display {
  return { ...display, view: { ...display.view, ...change } };
}

function area(display: Display, seat: number, change: (area: SeenArea) => SeenArea): Display {
  return show(display, { areas: display.view.areas.with(seat, change(display.view.areas[seat]!)) });
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((one, other) => one - other);
}

function drawn(area: SeenArea, cards: readonly number[] | null, count: number): SeenArea {
  return {
    ...area,
    hand: cards ? sorted([...(area.hand ?? []), ...cards]) : area.hand,
    hand_size: area.hand_size + count,
    draw_pile: area.draw_pile - count,
  };
}

function roundBegan(view: View, round: number, deck: number): View {
  const empty = view.areas.map((each) => ({
    hand: each.hand && [],
    hand_size: 0,
    draw_pile: deck,
    discards: [],
    pile: [],
    laid: [],
  }));
  return {
    ...view,
    round,
    turn: 1,
    phase: 'mulligan',
    areas: empty,
    face_up: [],
    face_down: [],
    played: [],
    queue: [],
    gone_face_up: [],
    gone_face_down: [],
    egg_deck: 0,
  };
}

function revealed(display: Display, event: AdventurersRevealed): Display {
  const { view } = display;
  const played = event.cards.flatMap(({ seat, cards }) => cards.map((card): SeenCard => ({ seat, card, took: null })));
  const areas = view.areas.map((each, seat) => {
    const cards = event.cards.find((shown) => shown.seat === seat)?.cards ?? [];
    return { ...each, hand: each.hand && cards.reduce(without, each.hand), hand_size: each.hand_size - cards.length };
  });
  const order = event.order.map(({ seat, card }) => played.findIndex((each) => each.seat === seat && each.card === card));
  return { ...show(display, { played, areas, queue: order, phase: 'collecting' }), order, cancelled: [] };
}

function without(cards: readonly number[], card: number): number[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

function waiting(view: View, seat: number, card: number): number[] {
  return view.queue.filter((index) => view.played[index]!.seat !== seat || view.played[index]!.card !== card);
}

function withoutEgg(view: View, value: number | null, scout: number | null): Partial<View> {
  if (scout !== null) return { face_down: view.face_down.filter((egg) => egg.scout !== scout) };
  return { face_up: without(view.face_up, value ?? 0) };
}

function withoutMark(area: SeenArea, mark: Mark): SeenArea['pile'] {
  return area.pile.filter((egg) => !sameMark(egg.mark, mark));
}

function collected(display: Display, event: EggCollected): Display {
  const { view } = display;
  const { seat, card, value, scout, mark, known_to } = event;
  const played = view.played.map((each) => (each.seat === seat && each.card === card ? { ...each, took: mark } : each));
  const left = show(display, { ...withoutEgg(view, value, scout), played, queue: waiting(view, seat, card) });
  return area(left, seat, (each) => ({ ...each, pile: [...each.pile, { mark, card, value, known_to }] }));
}

function given(display: Display, event: EggGiven): Display {
  const egg = display.view.areas[event.seat]!.pile.find((each) => sameMark(each.mark, event.mark));
  if (!egg) return display;
  const left = area(display, event.seat, (each) => ({ ...each, pile: withoutMark(each, event.mark) }));
  const given = { ...egg, value: event.value, known_to: event.known_to };
  return area(left, event.to, (each) => ({ ...each, pile: [...each.pile, given] }));
}

function scored(display: Display, event: PileShown): Display {
  const scoring = [...display.scoring, event];
  const turned = (area: SeenArea) => area.pile.map((egg, at) => ({ ...egg, value: event.eggs[at] ?? null, known_to: null }));
  const { view } = area(display, event.seat, (nest) => ({ ...nest, pile: turned(nest) }));
  const rounds = view.round_points.slice(0, view.round - 1);
  const points = view.areas.map((_, seat) => scoring.find((each) => each.seat === seat)?.points ?? 0);
  return { ...show({ ...display, view }, { round_points: [...rounds, points] }), scoring };
}
