import { expect, test } from 'vitest';
import { Words, type Language } from '../../words/words';
import { groupOf } from './ask';
import { tips } from './tips';
import { TOPICS } from './topics';

const files = import.meta.glob<string>(['./text/*.ftl', '../../../../src/clutch/games/empires_end/text/*.ftl', '../../../../src/clutch/engine/text/*.ftl'], {
  query: '?raw', import: 'default', eager: true,
});
const sources = import.meta.glob<string>(['./*.ts', './*.svelte'], { query: '?raw', import: 'default', eager: true });

function sourcesOf(language: Language): string[] {
  return Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text);
}

function idsOf(language: Language): string[] {
  return [...files[`./text/${language}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).toSorted();
}

/** effect-gain -> effect-title-gain, effect-help-gain, … */
function pagesOf(topic: string): string[] {
  const [, family = '', page] = /^(effect-)?(.*)$/.exec(topic)!;
  return ['title', 'help', 'example', 'clause'].map((part) => `${family}${part}-${page}`);
}

const ASKED = [
  'redraw', 'disaster-of', 'double_disaster', 'end_turn', 'rest', 'found_first', 'found_second', 'found_target', 'found_place', 'free_bid', 'replace', 'target', 'assign', 'shortage', 'order', 'economy',
  'repeat_pick', 'industry', 'hand', 'pay_build', 'pay_repair', 'place', 'swap_with', 'move_pick', 'move_to', 'axes', 'coins', 'refresh',
];

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every sheet, every tip and every question is there in ${language}`, () => {
    const words = Words.read(language, sourcesOf(language));
    const said = [...tips.map((tip) => tip.message), ...TOPICS.flatMap(pagesOf), ...ASKED.map((asked) => `decide-${asked}`)];
    expect(said.filter((message) => !words.knows(message))).toEqual([]);
    expect(words.knows(groupOf({ kind: 'Build', slot: 0 }))).toBe(true);
  });

  test(`${language} has the same messages as English`, () => {
    expect(idsOf(language)).toEqual(idsOf('en'));
  });
}

test('nothing is written that nobody says', () => {
  const code = Object.values(sources).join();
  const families = ['empires-tip-', 'empires-cry-', 'empires-tool-'];
  expect(idsOf('en').filter((id) => !code.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)))).toEqual([]);
});
