import { describe, expect, it } from 'vitest';
import { gridOf, highestOf, lineOf, sharesAt, spread, stepAt, x, y, type Plot } from './geometry';

const plot: Plot = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5, steps: 11, highest: 0.5 };

describe('the curve of chances', () => {
  it('fills the plot from edge to edge', () => {
    expect([x(plot, 0), x(plot, 10)]).toEqual([10, 110]);
    expect([y(plot, 0), y(plot, 0.5)]).toEqual([55, 5]);
  });

  it('finds the step under the pointer, and stays inside', () => {
    expect([stepAt(plot, 10), stepAt(plot, 34), stepAt(plot, 36)]).toEqual([0, 2, 3]);
    expect([stepAt(plot, -50), stepAt(plot, 999)]).toEqual([0, 10]);
  });

  it('leaves a gap where nothing was estimated', () => {
    expect(lineOf(plot, [[0.5], [], [0], [0.25]], 0)).toBe('M10 5M30 55L40 30');
    expect(lineOf(plot, [], 0)).toBe('');
  });

  it('chooses an upper edge that all values fit under', () => {
    expect(highestOf([[0.2, 0.3]])).toBe(0.5);
    expect(highestOf([[0.2, 0.6]])).toBe(0.75);
    expect(highestOf([[0, 1]])).toBe(1);
    expect(highestOf([])).toBe(0.5);
    expect(gridOf(plot).map((line) => line.share)).toEqual([0, 0.25, 0.5]);
  });

  it('tells the last estimate before a step without one', () => {
    expect(sharesAt([[0.4], [], [0.6]], 1)).toEqual([0.4]);
    expect(sharesAt([], 3)).toEqual([]);
  });

  it('moves labels apart, within the room', () => {
    expect(spread([10, 11, 50], 5, 0, 60)).toEqual([10, 15, 50]);
    expect(spread([58, 59], 5, 0, 60)).toEqual([55, 60]);
  });
});
