import { describe, expect, it } from 'vitest';
import type { Judged } from '../../generated/protocol';
import { momentsOf, summariesOf } from './moments';

const judged = (step: number, seat: number, lost: number): Judged => ({ step, seat, chances: 0.5, lost, move: {}, best: {} });

describe('the moves that mattered', () => {
  const decisions = [judged(1, 0, 0.1), judged(2, 1, 0.3), judged(3, 0, 0.001), judged(4, 0, 0.1), judged(5, 1, -0.01)];

  it('come with the largest loss first, earlier ones before later ones', () => {
    expect(momentsOf(decisions).map((each) => each.step)).toEqual([2, 1, 4]);
  });

  it('can be those of one seat', () => {
    expect(momentsOf(decisions, 0).map((each) => each.step)).toEqual([1, 4]);
  });

  it('are not too many', () => {
    expect(momentsOf(Array.from({ length: 40 }, (_, step) => judged(step, 0, 0.2)))).toHaveLength(8);
  });

  it('add up to a summary for each seat, also one that never decided', () => {
    const [first, second, third] = summariesOf(decisions, 3);
    expect(first).toMatchObject({ seat: 0, decisions: 3, agreed: 1 });
    expect(first!.lost).toBeCloseTo(0.201);
    expect(second).toMatchObject({ decisions: 2, agreed: 1, lost: 0.3 });
    expect(third).toEqual({ seat: 2, decisions: 0, agreed: 0, lost: 0 });
  });
});
