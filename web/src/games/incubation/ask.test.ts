import { expect, test } from 'vitest';
import type { Event, Move, View } from '../../generated/incubation';
import type { Seen, TableInfo } from '../../generated/protocol';
import recorded from '../../generated/recorded/incubation.json';
import { LANGUAGES, type Language, type Words } from '../../words/words';
import { wordsOf } from '../testing';
import { label, question } from './ask';
import { describe as describeTable } from './describe';

interface Recorded {
  frames: { events: Event[]; view: View }[];
}
const GAMES = recorded as unknown as Recorded[];
const TABLE = {} as TableInfo;
/** Telling everything takes a while: now and then is enough. */
const EVERY = 10;

function speaker(language: Language): Words {
  return wordsOf('incubation', language).about({}, ['Ann', 'Bea', 'Cid', 'Dan', 'Eve']);
}

/** One of each kind that can be said in this moment. */
function someMoves({ phase, turn, piles, areas, seat }: View): Move[] {
  const pile = piles.findIndex(({ top }) => top);
  const incubator = areas[seat]!.incubators.findIndex(({ egg }) => egg);
  const moves: Partial<Record<View['phase'], Move[]>> = {
    first_eggs: [{ kind: 'TakeFirstEgg', pile }],
    rolled: [{ kind: 'KeepDice' }, { kind: 'RerollDie', die: 1 }, { kind: 'RerollBoth' }],
    chests: [{ kind: 'TakeTreasure', section: 4 }],
    dice: [{ kind: 'UseDie', die: turn.used[0] ? 1 : 0 }, { kind: 'UseBoth' }, { kind: 'SpendDie', die: 0, pile }],
    placing: [{ kind: 'PlaceResource', resource: 'water', incubator }],
    surplus: [{ kind: 'StoreSurplus', section: 7 }],
    hatching: [{ kind: 'HatchFirst', incubator }],
    selling: [{ kind: 'TakeTreasure', section: 0 }],
    objective: [{ kind: 'TakeObjective', slot: 0 }],
  };
  return moves[phase] ?? [];
}

for (const language of LANGUAGES) {
  test(`whatever happens can be told, asked and offered in ${language}`, () => {
    const words = speaker(language);
    const said = new Set<string>();
    for (const [i, { view }] of GAMES.flatMap(({ frames }) => frames).entries()) {
      const seen = { view } as unknown as Seen;
      if (view.phase !== 'over') said.add(question(seen, TABLE, words));
      for (const move of someMoves(view)) said.add(label(move, seen, words));
      for (const line of i % EVERY ? [] : describeTable(seen, TABLE, words)) said.add(line);
    }
    // A message that is missing is said by its name, and a variable that is missing in braces.
    expect([...said].filter((line) => /^[a-z]+(-[a-z]+)+$|\{\$?\w+\}|undefined|\[object/.test(line))).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
  });
}

test('a move says what it is about', () => {
  const words = speaker('en');
  const view = GAMES[0]!.frames.map((frame) => frame.view).find(({ phase }) => phase === 'rolled')!;
  const dice: View = { ...view, turn: { ...view.turn, dice: ['fire', 'gold'] } };
  expect(label({ kind: 'RerollDie', die: 1 }, { view: dice } as unknown as Seen, words)).toContain('gold');
});
