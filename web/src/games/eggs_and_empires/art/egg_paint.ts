/** How an egg is enamelled: the higher its value, the richer. */
export type Pattern = 'dots' | 'belt' | 'zigzag' | 'scales' | 'gilded' | 'crown' | 'exploding';

export interface Paint {
  pattern: Pattern;
  light: string;
  base: string;
  dark: string;
  /** The colour of the pattern. */
  inlay: string;
}

const EXPLODING: Paint = { pattern: 'exploding', light: '#5a4a4c', base: '#241c20', dark: '#08060a', inlay: '#ff4b2b' };

/** From the highest value down. */
const PAINTS: readonly [number, Paint][] = [
  [12, { pattern: 'crown', light: '#f58fc0', base: '#b0206f', dark: '#4c0735', inlay: '#ffd76a' }],
  [10, { pattern: 'gilded', light: '#66e6b8', base: '#0f8a68', dark: '#043b34', inlay: '#ffd76a' }],
  [8, { pattern: 'scales', light: '#ff9d7a', base: '#c93a3a', dark: '#5c0f1d', inlay: '#ffc28a' }],
  [6, { pattern: 'zigzag', light: '#c9a6ff', base: '#7446c4', dark: '#2e1465', inlay: '#f0dcff' }],
  [4, { pattern: 'belt', light: '#9fdcff', base: '#2f7fc1', dark: '#0f3564', inlay: '#e3f6ff' }],
  [Number.NEGATIVE_INFINITY, { pattern: 'dots', light: '#dcebb0', base: '#7fa352', dark: '#35501f', inlay: '#f6f8dd' }],
];

export function paintOf(value: number): Paint {
  if (value < 0) return EXPLODING;
  return PAINTS.find(([least]) => value >= least)![1];
}

/** The outline of every egg, in a box of 100 by 130. */
export const SHELL = 'M50 5C74 5 93 45 93 77C93 105 74 125 50 125C26 125 7 105 7 77C7 45 26 5 50 5Z';
