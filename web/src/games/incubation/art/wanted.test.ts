import { describe, expect, test } from 'vitest';
import type { Objective, Progress } from './shapes';
import { wantedBy } from './wanted';

const NOTHING: Objective = { dragons: [], alike: 0, different: 0, gold: 0, value: 4 };
const RED_AND_BLUE: Objective = {
  ...NOTHING,
  dragons: [
    { colour: 'red', count: 2 },
    { colour: 'blue', count: 1 },
  ],
};

function shown(card: Objective, progress: Progress | null): string[] {
  return wantedBy(card, progress).map(({ colour, state }) => `${colour} ${state}`);
}

describe('the dragons on an objective card', () => {
  test('are lit for each colour that is there', () => {
    expect(shown(RED_AND_BLUE, { filled: [1, 1], mystery: 0, missing: 1, missing_gold: 0 })).toEqual([
      'red lit',
      'red missing',
      'blue lit',
    ]);
  });

  test('are veiled where a mystery dragon stands in, as often as there is one', () => {
    expect(shown(RED_AND_BLUE, { filled: [0, 0], mystery: 2, missing: 1, missing_gold: 0 })).toEqual([
      'red veiled',
      'red veiled',
      'blue missing',
    ]);
  });

  test('have no colour of their own where any will do', () => {
    expect(shown({ ...NOTHING, alike: 3 }, { filled: [2], mystery: 0, missing: 1, missing_gold: 0 })).toEqual([
      'alike lit',
      'alike lit',
      'alike missing',
    ]);
    expect(shown({ ...NOTHING, different: 2 }, { filled: [1], mystery: 1, missing: 0, missing_gold: 0 })).toEqual([
      'different lit',
      'different veiled',
    ]);
  });

  test('are all lit for a spectator, who has no progress', () => {
    expect(shown(RED_AND_BLUE, null)).toEqual(['red lit', 'red lit', 'blue lit']);
  });
});
