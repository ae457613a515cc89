import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/words';
import { filtered, readRulebook, runsOf } from './rulebook';
import { termsOf } from './search';

const HOUSE = new URL('../../../../', import.meta.url);
const GAME = 'eggs_and_empires';
const source = (language: string) =>
  readFileSync(new URL(`src/clutch/games/${GAME}/text/rules/${language}.ftl`, HOUSE), 'utf-8');

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const rulebook = readRulebook(source(language), language);
  const clauses = rulebook.chapters.flatMap((chapter) => chapter.clauses);

  it('have every clause of the page in docs, in its order, and no other', () => {
    const page = readFileSync(new URL(`docs/rules/${GAME}.md`, HOUSE), 'utf-8');
    const cited = [...page.matchAll(/^- (EGG-\d+\.\d+)/gm)].map(([, id]) => id);
    expect(clauses.map((clause) => clause.id)).toEqual(cited);
  });

  it('say for every ruling that it is one', () => {
    const page = readFileSync(new URL(`docs/rules/${GAME}.md`, HOUSE), 'utf-8');
    for (const [, id, text] of page.matchAll(/^- (EGG-\d+\.\d+)((?:.|\n(?!- |\n))*)/gm)) {
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

  it('open what a piece does with its name', () => {
    const leads = clauses.flatMap((clause) => clause.paragraphs.map((paragraph) => paragraph.lead)).filter(Boolean);
    expect(leads).toHaveLength(8);
    expect(leads[0]).toMatch(/\(2\), .*:$/);
  });

  it('are found by the number of a clause', () => {
    expect(filtered(rulebook.chapters, termsOf('egg-5.9')).map((chapter) => chapter.id)).toContain('EGG-5');
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
