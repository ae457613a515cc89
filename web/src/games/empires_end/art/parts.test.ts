import { describe, expect, it } from 'vitest';
import { effectParts, gainParts, lineUp, type Part } from './parts';

/** A row of icons in letters. */
function read(parts: readonly Part[]): string {
  return parts
    .map(({ glyph, text }) => glyph ?? text)
    .filter(Boolean)
    .join(' ');
}

describe('an effect as icons', () => {
  it('shows one of each as the tokens themselves, more with their number', () => {
    expect(read(effectParts({ does: 'gain', when: 'destruction', gives: { wheat: 1, axe: 1, hammer: 1 } }))).toBe('+ wheat axe hammer');
    expect(read(effectParts({ does: 'gain', when: 'economy', gives: { wheat: 2 } }))).toBe('+2 wheat');
  });

  it('tells a conversion into both from one into either', () => {
    const conversion = { does: 'convert', when: 'economy', gives: { hammer: 1, axe: 1 } } as const;
    expect(read(effectParts({ ...conversion, times: 2, pays: 'coin' }))).toBe('2× coin arrow axe + hammer');
    expect(read(effectParts({ ...conversion, times: 1, either: true }))).toBe('wheat arrow axe / hammer');
  });

  it('puts arrows round what has to lie beside it', () => {
    expect(read(effectParts({ does: 'points_per_neighbour', when: 'final', amount: 3, near: 'farm' }))).toBe('3 star × left farm right');
    expect(read(effectParts({ does: 'points_per_own_ruin', when: 'final', amount: 2 }))).toBe('2 star × ruin');
  });
});

describe('a tier as icons', () => {
  it('shows points lost with a minus, and a sign for each refresh', () => {
    expect(read(gainParts({ points: -4 }))).toBe('−4 star');
    expect(read(gainParts({ points: 5, gains: { wheat: 2 }, refresh: 2 }))).toBe('5 star 2 wheat refresh refresh');
  });
});

it('lines up parts without overlap', () => {
  const { placed, width } = lineUp(effectParts({ does: 'replace', when: 'disaster' }));
  expect(placed.map(({ x }) => x)).toEqual([0, 108, 200]);
  expect(width).toBe(300);
});
