import { expect, test } from 'vitest';
import { idsOf, unsaid, wordsOf } from '../testing';
import { groupOf } from './ask';
import { tips } from './tips';
import { TOPICS } from './topics';

const GAME = 'empires_end';

/** effect-gain -> effect-title-gain, effect-help-gain, … */
function pagesOf(topic: string): string[] {
  const [, family = '', page] = /^(effect-)?(.*)$/.exec(topic)!;
  return ['title', 'help', 'example', 'clause'].map((part) => `${family}${part}-${page}`);
}

const ASKED = [
  'redraw',
  'disaster-of',
  'double_disaster',
  'end_turn',
  'rest',
  'found_first',
  'found_second',
  'found_target',
  'found_place',
  'free_bid',
  'replace',
  'target',
  'assign',
  'shortage',
  'order',
  'economy',
  'repeat_pick',
  'industry',
  'hand',
  'pay_build',
  'pay_repair',
  'place',
  'swap_with',
  'move_pick',
  'move_to',
  'axes',
  'coins',
  'refresh',
];

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet, every tip and every question is there in ${language}`, () => {
    const words = wordsOf(GAME, language);
    const said = [...tips.map((tip) => tip.message), ...TOPICS.flatMap(pagesOf), ...ASKED.map((asked) => `decide-${asked}`)];
    expect(said.filter((message) => !words.knows(message))).toEqual([]);
    expect(words.knows(groupOf({ kind: 'Build', slot: 0 }))).toBe(true);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(GAME, language)).toEqual(idsOf(GAME, 'en'));
  });
}

test('nothing is written that nobody says', () => {
  expect(unsaid(GAME, ['empires-tip-', 'empires-tool-'])).toEqual([]);
});
