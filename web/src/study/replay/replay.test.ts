import { describe, expect, it } from 'vitest';
import type { Frame } from '../../generated/protocol';
import { readPlace, writePlace } from './address';
import { landmarksOf, stretchAt } from './landmarks';

const frame = (step: number, view: unknown): Frame => ({ step, events: [], view, deciders: [], answers: null });

describe('a place in a replay', () => {
  it('comes back from the address', () => {
    for (const place of [
      { step: 57, seat: 2 },
      { step: 0, seat: null },
      { step: 3, seat: undefined },
    ]) {
      expect(readPlace(writePlace(place))).toEqual(place);
    }
  });

  it('is the beginning when the address says nothing sensible', () => {
    for (const fragment of ['', 'step=-1&seat=x', 'seat=0', 'step=1e9']) {
      expect(readPlace(fragment)).toEqual({ step: 0, seat: undefined });
    }
  });
});

describe('rounds and turns', () => {
  const views = [
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
  ].map(([round, turn]) => ({ round, turn }));

  it('are found in the views', () => {
    const { rounds, turns } = landmarksOf(views.map((view, step) => frame(step, view)));
    expect(rounds).toEqual([
      { number: 1, from: 0, to: 2 },
      { number: 2, from: 3, to: 4 },
    ]);
    expect(turns.map((turn) => [turn.number, turn.from])).toEqual([
      [1, 0],
      [2, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(stretchAt(rounds, 3)?.number).toBe(2);
  });

  it('are not there in a game that counts none', () => {
    expect(landmarksOf([frame(0, { score: 3 }), frame(1, null)])).toEqual({ rounds: [], turns: [] });
  });
});
