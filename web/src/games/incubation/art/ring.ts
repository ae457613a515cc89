/** The ring of the market, in a box of 412 by 412 whose middle is 0, 0; section 0 lies at the top, the others follow clockwise. */
export const HALF = 206;
export const OUTER = 190;
const INNER = 101;
export const RIM = 187;
/** The gap between two sections, on either side, in length. */
const GAP = 2.5;
const EIGHTH = Math.PI / 4;

export interface Point {
  x: number;
  y: number;
}

/** A point of the ring: so far from the middle, so far (in radians) clockwise from the middle of a section. */
export function at(section: number, radius: number, aside = 0): Point {
  const turn = section * EIGHTH + aside;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

/** The outline of a section. */
export function wedge(section: number): string {
  const [a, b, c, d] = [
    at(section, OUTER, -edge(OUTER)),
    at(section, OUTER, edge(OUTER)),
    at(section, INNER, edge(INNER)),
    at(section, INNER, -edge(INNER)),
  ];
  return `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 0 0 ${d.x} ${d.y}Z`;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  /** For `clip-path`. */
  outline: string;
}

/** Where a section can be touched: its box in percent of the market, and its outline in percent of that box. */
export function area(section: number): Area {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const outer = steps.map((step) => at(section, HALF - 4, step * (EIGHTH / 2)));
  const inner = steps.map((step) => at(section, INNER - 4, -step * (EIGHTH / 2)));
  const points = [...outer, ...inner];
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [width, height] = [Math.max(...points.map(({ x }) => x)) - left, Math.max(...points.map(({ y }) => y)) - top];
  const outline = points.map(({ x, y }) => `${round(((x - left) / width) * 100)}% ${round(((y - top) / height) * 100)}%`).join(', ');
  return {
    left: percent(left + HALF),
    top: percent(top + HALF),
    width: percent(width),
    height: percent(height),
    outline: `polygon(${outline})`,
  };
}

export function percent(length: number): number {
  return round((length / (2 * HALF)) * 100);
}

function edge(radius: number): number {
  return EIGHTH / 2 - GAP / radius;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where the heaps of a treasure lie: how far from the middle, and aside. */
export const HEAPS = {
  water: { radius: 159, aside: -0.18 },
  gold: { radius: 127, aside: 0 },
  fire: { radius: 159, aside: 0.18 },
} as const;
export type Goods = keyof typeof HEAPS;
