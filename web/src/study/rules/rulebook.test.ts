import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/words';
import { filtered, readRulebook, runsOf } from './rulebook';
import { termsOf } from './search';

const HOUSE = new URL('../../../../', import.meta.url);
const GAMES = readdirSync(new URL('docs/rules/', HOUSE)).map((page) => page.replace(/\.md$/, ''));
const CLAUSE = /^- ([A-Z]{3}-\d+\.\d+)((?:.|\n(?!- |\n))*)/gm;
const pageOf = (game: string) => readFileSync(new URL(`docs/rules/${game}.md`, HOUSE), 'utf-8');
const rulebookOf = (game: string, language: Language) =>
  readRulebook(readFileSync(new URL(`src/clutch/games/${game}/text/rules/${language}.ftl`, HOUSE), 'utf-8'), language);

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'the rules of %s in %s',
  (game, language) => {
    const rulebook = rulebookOf(game, language);
    const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses);

    it('have every clause of the page in docs, in its order, and no other', () => {
      const cited = [...pageOf(game).matchAll(CLAUSE)].map(([, id]) => id);
      expect(clauses.map((clause) => clause.id)).toEqual(cited);
    });

    it('say for every ruling that it is one', () => {
      for (const [, id, text] of pageOf(game).matchAll(CLAUSE)) {
        const clause = clauses.find((each) => each.id === id)!;
        const labels = clause.paragraphs.map((paragraph) => paragraph.label);
        expect([id, labels.includes('ruling')]).toEqual([id, text!.includes('(ruling')]);
        expect([id, labels.includes('figures')]).toEqual([id, text!.includes('(reconstructed)')]);
      }
    });

    it('refer only to clauses and chapters that are there', () => {
      const known = new Set([...clauses, ...rulebook.chapters].map((each) => each.id));
      const texts = clauses.flatMap((clause) => clause.paragraphs.map((paragraph) => paragraph.text));
      const named = texts.flatMap((text) => runsOf(text, [])).flatMap((run) => run.clause ?? []);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    });

    it('are found by the number of a clause', () => {
      const { id, clauses: inside } = rulebook.chapters.at(-1)!;
      expect(filtered(rulebook.chapters, termsOf(inside[0]!.id.toLowerCase())).map((chapter) => chapter.id)).toContain(id);
    });
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('a clause about what a card does opens with its name', () => {
    const { chapters } = rulebookOf('eggs_and_empires', language);
    const paragraphs = chapters.flatMap((chapter) => chapter.clauses).flatMap((clause) => clause.paragraphs);
    const leads = paragraphs.map((paragraph) => paragraph.lead).filter(Boolean);
    expect(leads).toHaveLength(8);
    expect(leads[0]).toMatch(/\(2\), .*:$/);
  });
});

describe('a text cut into runs', () => {
  it('links clauses and marks what is looked for, also inside of a link', () => {
    expect(runsOf('See EGG-5.2, Scout.', ['egg', 'scout'])).toEqual([
      { text: 'See ', clause: null, found: false },
      { text: 'EGG', clause: 'EGG-5.2', found: true },
      { text: '-5.2', clause: 'EGG-5.2', found: false },
      { text: ', ', clause: null, found: false },
      { text: 'Scout', clause: null, found: true },
      { text: '.', clause: null, found: false },
    ]);
  });
});
