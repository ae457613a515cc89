import type { Language } from './words';

/** The text of Fluent files by path. */
export type Sources = Record<string, string>;

const LOADERS: Record<Language, () => Promise<{ default: Sources }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export async function loadSources(language: Language): Promise<Sources> {
  return (await LOADERS[language]()).default;
}

/** What is said everywhere, and what one game says beside. */
export function sourcesOf(sources: Sources, game: string | null): string[] {
  return Object.entries(sources)
    .filter(([path]) => {
      const match = /\/games\/([a-z_]+)\/text\//.exec(path);
      return match === null || match[1] === game;
    })
    .map(([, text]) => text);
}
