import { expect, test } from 'vitest';
import { idsOf, unsaid, wordsOf } from '../testing';
import { tips } from './tips';
import { TOPICS } from './topics';

const GAME = 'incubation';

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet and every tip is there in ${language}`, () => {
    const words = wordsOf(GAME, language);
    const sheets = TOPICS.flatMap((topic) => [
      `incubation-when-${topic}`,
      ...['title', 'help', 'example', 'clause'].map((part) => `${part}-${topic}`),
    ]);
    expect([...tips.map((tip) => tip.message), ...sheets].filter((message) => !words.knows(message))).toEqual([]);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(GAME, language)).toEqual(idsOf(GAME, 'en'));
  });
}

test('nothing is written that nobody says', () => {
  expect(unsaid(GAME, ['incubation-tip-', 'incubation-when-'])).toEqual([]);
});
