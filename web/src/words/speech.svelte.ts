import { recall, remember } from '../ui/memory';
import { loadSources, sourcesOf, type Sources } from './sources';
import { LANGUAGES, Words, type Arg, type Language } from './words';

/** The language of the page. Everything that speaks through it changes on the spot when it does. */
class Speech {
  #words = $state.raw<Words | null>(null);
  #sources: Sources = {};
  #games = new Map<string, Words>();

  /** What is said everywhere. Only after `start`. */
  get words(): Words {
    if (!this.#words) throw new Error('the words are not loaded yet');
    return this.#words;
  }

  get language(): Language {
    return this.words.language;
  }

  /** The words of one game, with all that is said everywhere. */
  of(game: string): Words {
    const { language } = this.words;
    const key = `${language}/${game}`;
    const words = this.#games.get(key) ?? Words.read(language, sourcesOf(this.#sources, game));
    this.#games.set(key, words);
    return words;
  }

  start(): Promise<void> {
    return this.speak(preferred());
  }

  async speak(language: Language): Promise<void> {
    this.#sources = await loadSources(language);
    this.#words = Words.read(language, sourcesOf(this.#sources, null));
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    remember('language', language);
    await this.speak(language);
  }
}

function preferred(): Language {
  const candidates = [recall('language'), ...navigator.languages];
  for (const candidate of candidates) {
    const known = LANGUAGES.find((language) => candidate?.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

export const speech = new Speech();

export function say(message: string, args: Record<string, Arg> = {}): string {
  return speech.words.say(message, args);
}
