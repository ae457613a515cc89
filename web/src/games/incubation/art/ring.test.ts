import { describe, expect, test } from 'vitest';
import { area, at, HALF, HEAPS } from './ring';

const SECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];
const PHONE = 330; // the width of the ring on a phone of 390 pixels

describe('the ring of the market', () => {
  test('begins at the top and goes on clockwise', () => {
    expect(at(0, 100)).toEqual({ x: 0, y: -100 });
    expect(at(2, 100).x).toBeCloseTo(100);
    expect(at(4, 100).y).toBeCloseTo(100);
  });

  test('has sections that a thumb can hit', () => {
    for (const section of SECTIONS) {
      const { width, height } = area(section);
      expect((Math.min(width, height) / 100) * PHONE).toBeGreaterThanOrEqual(44);
    }
  });

  test('keeps every heap within the box of its section', () => {
    for (const section of SECTIONS) {
      const { left, top, width, height } = area(section);
      for (const { radius, aside } of Object.values(HEAPS)) {
        const spot = at(section, radius, aside);
        const [x, y] = [((spot.x + HALF) / (2 * HALF)) * 100, ((spot.y + HALF) / (2 * HALF)) * 100];
        expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      }
    }
  });
});
