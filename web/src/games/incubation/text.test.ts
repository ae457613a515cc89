import { expect, test } from 'vitest';
import { Words, type Language } from '../../words/words';
import { tips } from './tips';
import { TOPICS } from './topics';

const files = import.meta.glob<string>(['./text/*.ftl', '../../../../src/clutch/games/incubation/text/*.ftl', '../../../../src/clutch/engine/text/*.ftl'], {
  query: '?raw', import: 'default', eager: true,
});
const sources = import.meta.glob<string>(['./*.ts', './*.svelte'], { query: '?raw', import: 'default', eager: true });

function sourcesOf(language: Language): string[] {
  return Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text);
}

function idsOf(language: Language): string[] {
  return [...files[`./text/${language}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).toSorted();
}

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet and every tip is there in ${language}`, () => {
    const words = Words.read(language, sourcesOf(language));
    const sheets = TOPICS.flatMap((topic) => [`incubation-when-${topic}`, ...['title', 'help', 'example', 'clause'].map((part) => `${part}-${topic}`)]);
    expect([...tips.map((tip) => tip.message), ...sheets].filter((message) => !words.knows(message))).toEqual([]);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(language)).toEqual(idsOf('en'));
  });
}

test('nothing is written that nobody says', () => {
  const code = Object.values(sources).join();
  const families = ['incubation-tip-', 'incubation-when-', 'incubation-cry-'];
  expect(idsOf('en').filter((id) => !code.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)))).toEqual([]);
});
