import type { Language } from '../../words/words';
import { readRulebook, type Rulebook } from './rulebook';

const files = import.meta.glob<string>('../../../../src/clutch/games/*/text/rules/*.ftl', { query: '?raw', import: 'default' });

/** The rules of a game in one language; null: there is no such game. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = files[`../../../../src/clutch/games/${game}/text/rules/${language}.ftl`];
  return load ? readRulebook(await load(), language) : null;
}
