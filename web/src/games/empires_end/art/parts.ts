import { TOKENS, type Effect, type Goods, type Kind, type Token, type When } from './shapes';

/** A piece of a row of icons: a glyph, or something written. */
export interface Part {
  glyph: Glyph | null;
  text: string;
  /** Its width; all are 100 high. */
  width: number;
}
export type Glyph =
  | Token
  | Kind
  | When
  | 'star'
  | 'strength'
  | 'ruin'
  | 'refresh'
  | 'arrow'
  | 'swap'
  | 'left'
  | 'right'
  | 'card'
  | 'strip'
  | 'gap'
  | 'crown'
  | 'copy'
  | 'empire'
  | 'building'
  | 'again';

const WIDTHS: Partial<Record<Glyph, number>> = {
  star: 92,
  left: 30,
  right: 30,
  arrow: 70,
  swap: 84,
  empire: 170,
  strip: 84,
  gap: 84,
  card: 76,
};
const DIGIT = 42;
const MINUS = '−';
const SPACE: Part = { glyph: null, text: '', width: 12 };

function glyph(name: Glyph): Part {
  return { glyph: name, text: '', width: WIDTHS[name] ?? 100 };
}

function text(written: string): Part {
  return { glyph: null, text: written, width: written.length * DIGIT };
}

function beside(name: Glyph): Part[] {
  return [glyph('left'), glyph(name), glyph('right')];
}

/** A sum of tokens: `+` and the tokens themselves if it is one of each, otherwise `+2` and the token. */
function tokens(goods: Goods): Part[] {
  const given = TOKENS.filter((token) => goods[token]);
  if (given.length > 1 && given.every((token) => goods[token] === 1)) return [text('+'), ...given.map((token) => glyph(token))];
  return given.flatMap((token) => [text(`+${goods[token]}`), glyph(token)]);
}

/** How many, if it is not one. */
function several(count: number, after = ''): Part[] {
  return count === 1 ? [] : [text(`${count}${after}`)];
}

function score(points: number): Part[] {
  return [text(points < 0 ? `${MINUS}${-points}` : `${points}`), glyph('star')];
}

function conversion({ times = 0, pays = 'wheat', gives = {}, either = false }: Effect): Part[] {
  const given = TOKENS.filter((token) => gives[token]).map((token) => [...several(gives[token]!), glyph(token)]);
  const joined = given.flatMap((each, i) => (i ? [text(either ? '/' : '+'), ...each] : each));
  return [...several(times, '×'), glyph(pays), glyph('arrow'), ...joined];
}

/** What points, tokens and refreshes a tier or a bonus brings. */
export function gainParts({ points = 0, gains = {}, refresh = 0 }: { points?: number; gains?: Goods; refresh?: number }): Part[] {
  const counted = TOKENS.filter((token) => gains[token]).map((token) => [...several(gains[token]!), glyph(token)]);
  const refreshes = Array.from({ length: refresh }, () => [glyph('refresh')]);
  return [...(points ? [score(points)] : []), ...counted, ...refreshes].flatMap((group, i) => (i ? [SPACE, ...group] : group));
}

/** An effect as a row of icons. */
export function effectParts(effect: Effect): Part[] {
  const { does, amount = 0, resource, near, gives = {} } = effect;
  const [points, strength, per] = [score(amount), [text(`${amount}`), glyph('strength')], text('×')];
  const neighbour = near ? beside(near) : [];
  const token = resource ? [glyph(resource)] : [];
  const rows: Record<Effect['does'], () => Part[]> = {
    free_bid: () => [...token, glyph('arrow'), glyph('disaster')],
    replace: () => [glyph('disaster'), glyph('swap'), glyph('disaster')],
    gain: () => tokens(gives),
    convert: () => conversion(effect),
    repeat: () => [glyph('again'), glyph('economy')],
    points: () => points,
    points_per_ruin: () => [...points, per, ...beside('ruin')],
    gain_per_neighbour: () => [...tokens(gives), per, ...neighbour],
    points_per_neighbour: () => [...points, per, ...neighbour],
    refresh_adjacent: () => beside('refresh'),
    swap: () => [glyph('building'), glyph('swap'), glyph('building')],
    discount: () => [glyph('card'), text(`${MINUS}${amount}`), glyph('hammer')],
    cheaper_repairs: () => [...beside('ruin'), text(`${MINUS}${amount}`), glyph('hammer')],
    move: () => [glyph('strip'), glyph('arrow'), glyph('gap')],
    strength: () => strength,
    strength_per_ruin: () => [...strength, per, ...beside('ruin')],
    points_per_token: () => [...points, per, ...token],
    points_per_own_ruin: () => [...points, per, glyph('ruin')],
    points_for_most_ruins: () => [...points, glyph('crown'), glyph('ruin')],
    copy: () => [glyph('copy'), glyph('final')],
    refresh_all: () => [glyph('refresh'), glyph('empire')],
  };
  return rows[does]();
}

export interface Placed extends Part {
  x: number;
}

const GAP = 8;

/** The parts one after the other, and the width of all. */
export function lineUp(parts: readonly Part[]): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let x = 0;
  for (const part of parts) {
    placed.push({ ...part, x });
    x += part.width + GAP;
  }
  return { placed, width: Math.max(x - GAP, 1) };
}
