import { expect, test } from 'vitest';
import { idsOf, wordsOf } from '../testing';
import { tips } from './tips';
import { adventurerOf, TOPICS } from './topics';

const GAME = 'eggs_and_empires';

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet and every tip is there in ${language}`, () => {
    const words = wordsOf(GAME, language);
    const sheets = TOPICS.filter((topic) => adventurerOf(topic) === null);
    const wanted = [
      ...tips.map((tip) => tip.message),
      ...sheets.flatMap((topic) => ['sheet', 'about', 'when', 'example', 'clause'].map((part) => `eggs-${part}-${topic}`)),
    ];
    expect(wanted.filter((message) => !words.knows(message))).toEqual([]);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(GAME, language)).toEqual(idsOf(GAME, 'en'));
  });
}
