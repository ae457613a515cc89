import { FLAME, LEAF, QUESTION, SUN, WAVE } from './marks';
import type { Colour } from './shapes';

/** How a colour is enamelled, and its sign, so that it is never the colour alone. */
export interface Look {
  sign: string;
  light: string;
  base: string;
  dark: string;
  /** The colour of the sign upon it. */
  inlay: string;
}

const LOOKS: Record<Colour, Look> = {
  red: { sign: FLAME, light: '#ff9a7c', base: '#d13a2a', dark: '#6b0f16', inlay: '#ffe0b8' },
  blue: { sign: WAVE, light: '#9fd8ff', base: '#2178c9', dark: '#0b2f6b', inlay: '#e4f5ff' },
  green: { sign: LEAF, light: '#b9eb9a', base: '#2f8f4a', dark: '#0c4027', inlay: '#efffd6' },
  yellow: { sign: SUN, light: '#fff0a0', base: '#eeb01f', dark: '#8a4a05', inlay: '#fffbe0' },
};

/** No colour: a mystery egg or dragon. */
export const MIST: Look = { sign: QUESTION, light: '#f3eefb', base: '#a79fc0', dark: '#453d63', inlay: '#ffffff' };

export function lookOf(colour: Colour | null): Look {
  return colour === null ? MIST : LOOKS[colour];
}

/** One look for a plain egg or dragon, two for a hybrid, mist for a mystery. */
export function looksOf(colours: readonly Colour[]): [Look, Look] {
  const first = lookOf(colours[0] ?? null);
  return [first, colours[1] ? lookOf(colours[1]) : first];
}
