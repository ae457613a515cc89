import type { Move, SeenEmpire, View } from '../../generated/empires_end';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Arg, Line, Words } from '../../words/words';
import { Offers } from './offers';
import { Pieces, total } from './pieces';
import { cardLine, cardWithEffect, effectLine, goodsLine, locationLine, placeLine, said } from './say';
import { nearest } from './targets';

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** A target, or what is nearest to it: one, or two to choose from. */
function threatened(empire: SeenEmpire, card: number, pieces: Pieces): Arg {
  const [one, other] = nearest(empire.row, pieces.disaster(card).target - 1).map((position) =>
    locationLine(empire.row[position]!.location, pieces),
  );
  return other ? { message: 'empires-either', args: { one: one!, other } } : (one ?? null);
}

// --- the question -------------------------------------------------------------------------------------------

export function question(seen: Seen, table: TableInfo, words: Words): string {
  return said(questionLine(seen.view as View, new Offers(seen.offers), Pieces.at(table)), words);
}

function questionLine(view: View, offers: Offers, pieces: Pieces): Line {
  const own = view.empires[view.viewer!]!;
  const ask = (what: string, args: Record<string, Arg> = {}): Line => ({ message: `decide-${what}`, args });
  if (view.plan && view.plan.next !== 'done') return planQuestion(view, offers, pieces);
  switch (view.asked) {
    case 'disaster': {
      const due = offers.of('Suffer').map(({ disaster }) => view.disasters[disaster]!.card);
      if (!due.length) return ask('end_turn');
      const [one, other] = due.map((card) => ({ card: cardLine(card, pieces), location: threatened(own, card, pieces) }));
      return other
        ? { message: 'empires-double', args: { one: one!.card, at: one!.location, other: other.card, there: other.location } }
        : ask('disaster-of', one);
    }
    case 'free_bid':
      return ask('free_bid', { resource: view.resource && { piece: 'token', key: view.resource } });
    case 'assign':
      return ask('assign', { card: cardWithEffect(view.disasters[view.dealing_with]!.card, pieces) });
    case 'shortage':
      return ask('shortage', { count: total(own.stock ?? {}) });
    case 'refresh':
      return ask('refresh', { count: view.refreshes[view.viewer!] ?? 0 });
    default:
      return ask(view.asked);
  }
}

function planQuestion(view: View, offers: Offers, pieces: Pieces): Line {
  const own = view.empires[view.viewer!]!;
  const { next, card = null, position = null, founded = [], axes = 0, coins = 0 } = view.plan!;
  if (next === 'hand' && !offers.has('Sell')) return { message: 'decide-rest', args: {} };
  if (next === 'economy') return { message: 'empires-economy', args: { convert: offers.has('Convert'), repeat: offers.has('Repeat') } };
  if (next === 'axes' && offers.all.length === 1) return { message: 'empires-no-axes', args: { strength: own.strength } };
  if (next === 'coins' && offers.all.length === 1) return { message: 'empires-no-coins', args: { strength: own.strength + axes } };
  const placed = own.row.reduce((sum, site) => sum + site.innovations.length, 0);
  const about = next === 'found_place' ? founded[placed] : card;
  return {
    message: `decide-${next}`,
    args: {
      card: about == null ? null : cardWithEffect(about, pieces),
      location: position === null ? null : placeLine(own, position, pieces),
      strength: own.strength + axes + coins,
    },
  };
}

// --- the answers --------------------------------------------------------------------------------------------

export function label(offer: unknown, seen: Seen, words: Words, table: TableInfo): string {
  return moveSaid(offer as Move, seen.view as View, Pieces.at(table), words);
}

/** A move with what it is about: not “the second card”, but which one it is. */
export function moveSaid(move: Move, view: View, pieces: Pieces, words: Words): string {
  return said(moveLine(move, view, pieces, words), words);
}

function moveLine(move: Move, view: View, pieces: Pieces, words: Words): Line {
  const own = view.empires[view.viewer ?? view.seat]!;
  switch (move.kind) {
    case 'Fight':
    case 'FreeBid':
    case 'Replace':
    case 'Suffer':
      return disasterMove(move, view, pieces, words);
    case 'Build':
    case 'Sell':
    case 'FoundWith':
      return handMove(move, own, pieces, words);
    case 'KeepHand':
    case 'DiscardHand':
      return {
        message: move.kind === 'KeepHand' ? 'empires-keep-rest' : 'empires-discard-rest',
        args: { used: view.plan?.cards_used ?? 0 },
      };
    case 'PickInnovation':
      return effectLine(abilityAt(move.number, view, pieces));
    case 'PayCoins':
      return goodsLine({ hammer: (view.plan?.cost ?? 0) - move.count, coin: move.count });
    case 'ChoosePosition':
      return placeLine(own, move.position, pieces);
    case 'Repeat':
    case 'Repair':
    case 'SwapFirst':
    case 'MoveFrom':
    case 'UseRefresh':
    case 'Refresh': {
      const cost: Line = { message: 'cost', args: { hammer: own.costs?.repairs[move.position] ?? 0 } };
      return more(move, words, { location: placeLine(own, move.position, pieces), cost });
    }
    default:
      return words.lineOf(move);
  }
}

function more(move: Move, words: Words, args: Record<string, Arg>): Line {
  const line = words.lineOf(move);
  return { message: `${line.message}-of`, args: { ...line.args, ...args } };
}

function disasterMove(move: Of<'Fight' | 'FreeBid' | 'Replace' | 'Suffer'>, view: View, pieces: Pieces, words: Words): Line {
  const { card, heap } = view.disasters[move.disaster]!;
  const alone = view.disasters.filter((each) => !each.is_suffered).length === 1;
  if (move.kind === 'Fight' && alone) return { message: 'empires-pay', args: { token: { piece: 'token', key: move.token } } };
  const taken = total(heap) ? goodsLine(heap) : null;
  if (move.kind === 'Suffer') return { message: 'empires-suffer', args: { card: cardLine(card, pieces), heap: alone ? taken : null } };
  const location = threatened(view.empires[view.viewer ?? view.seat]!, card, pieces);
  return more(move, words, { card: cardLine(card, pieces), location, heap: taken });
}

function handMove(move: Of<'Build' | 'Sell' | 'FoundWith'>, own: SeenEmpire, pieces: Pieces, words: Words): Line {
  const card = own.hand![move.slot]!;
  const cost: Line = { message: 'cost', args: { hammer: own.costs?.building[move.slot] ?? 0 } };
  return more(move, words, { card: cardWithEffect(card, pieces), location: threatened(own, card, pieces), cost });
}

/** Of the location that the plan is about: its own, or that of an innovation under it. */
function abilityAt(number: number, view: View, pieces: Pieces): ReturnType<Pieces['effect']> {
  const { location, innovations } = view.empires[view.viewer!]!.row[view.plan?.position ?? 0]!;
  return number ? pieces.effect(innovations[number - 1]!) : pieces.location(location).ability;
}

// --- how offers are listed ----------------------------------------------------------------------------------

const BUTTONS: ReadonlySet<Move['kind']> = new Set(['Suffer', 'PayCoins', 'BuyCoins', 'PickInnovation']);

/** Offers without a piece to click; and whoever has nothing to bid says so by a button. */
export function isButton(offer: unknown, seen: Seen): boolean {
  const { kind } = offer as Move;
  return BUTTONS.has(kind) || (seen.offers.length === 1 && (kind === 'BidAxes' || kind === 'BidCoins'));
}

const GROUPS: Partial<Record<Move['kind'], string>> = {
  Fight: 'disaster',
  FreeBid: 'disaster',
  Replace: 'disaster',
  Suffer: 'disaster',
  Build: 'build',
  Sell: 'sell',
  KeepHand: 'hand',
  DiscardHand: 'hand',
  FoundWith: 'hand',
  Repair: 'repair',
  SwapFirst: 'swap',
  MoveFrom: 'move',
  UseRefresh: 'refresh',
  Refresh: 'refresh',
  Convert: 'convert',
  Repeat: 'repeat',
  ChoosePosition: 'place',
  BidAxes: 'bid',
  BidCoins: 'bid',
};

/** So many bids stand under one heading. */
const BIDS = 10;

export function groupOf(offer: unknown): string {
  const move = offer as Move;
  if ('disaster' in move && move.disaster) return 'empires-group-second';
  if ((move.kind === 'BidAxes' || move.kind === 'BidCoins') && move.count >= BIDS) return 'empires-group-bids';
  return `group-${GROUPS[move.kind] ?? 'done'}`;
}
