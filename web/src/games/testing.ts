import { Words, type Language } from '../words/words';

/** What the tests of all games share: their texts, here and on the server, and their code. */
const texts = import.meta.glob<string>(
  ['./*/text/*.ftl', '../../../src/clutch/games/*/text/*.ftl', '../../../src/clutch/engine/text/*.ftl', '../../text/core/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sources = import.meta.glob<string>(['./*/*.ts', './*/*.svelte'], { query: '?raw', import: 'default', eager: true });

/** Speaks about a game as its table does. */
export function wordsOf(game: string, language: Language): Words {
  const files = Object.entries(texts).filter(
    ([path]) => path.endsWith(`/${language}.ftl`) && (path.includes(`/${game}/`) || /\/(engine\/text|core)\//.test(path)),
  );
  return Words.read(
    language,
    files.map(([, text]) => text),
  );
}

/** The messages that a game has in the client. */
export function idsOf(game: string, language: Language): string[] {
  return [...texts[`./${game}/text/${language}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).toSorted();
}

/** Messages that no code names; those of a family are named by what comes after its name. */
export function unsaid(game: string, families: readonly string[]): string[] {
  const code = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .map(([, text]) => text)
    .join();
  return idsOf(game, 'en').filter((id) => !code.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)));
}
