import { expect, test } from 'vitest';
import { Words, type Language } from '../../words/words';
import { tips } from './tips';
import { adventurerOf, TOPICS } from './topics';

const files = import.meta.glob<string>(['./text/*.ftl', '../../../../src/clutch/games/eggs_and_empires/text/*.ftl', '../../../../src/clutch/engine/text/*.ftl'], {
  query: '?raw', import: 'default', eager: true,
});

function sourcesOf(language: Language): string[] {
  return Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text);
}

function idsOf(language: Language): string[] {
  return [...files[`./text/${language}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).toSorted();
}

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet and every tip is there in ${language}`, () => {
    const words = Words.read(language, sourcesOf(language));
    const sheets = TOPICS.filter((topic) => adventurerOf(topic) === null);
    const wanted = [
      ...tips.map((tip) => tip.message),
      ...sheets.flatMap((topic) => ['sheet', 'about', 'when', 'example', 'clause'].map((part) => `eggs-${part}-${topic}`)),
    ];
    expect(wanted.filter((message) => !words.knows(message))).toEqual([]);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(language)).toEqual(idsOf('en'));
  });
}
