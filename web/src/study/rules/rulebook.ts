import { Words, type Language } from '../../words/words';
import { findAll, type Span } from './search';

/** What a paragraph is, apart from the rule itself. */
export const LABELS = ['ruling', 'figures', 'option', 'example'] as const;
export type Label = (typeof LABELS)[number];

export interface Paragraph {
  label: Label | null;
  /** The words of the label, as they open the paragraph. */
  opening: string;
  /** "Scout (2), at the end of the turn:" opens what a piece does, and is set in bold. */
  lead: string;
  text: string;
}

export interface Clause {
  /** As the log and the explanations cite it: EGG-5.9 */
  id: string;
  paragraphs: Paragraph[];
}

export interface Chapter {
  /** EGG-5 */
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  introduction: string[];
  chapters: Chapter[];
}

/** A run of text that looks the same: plain, found by the search, or naming another clause. */
export interface Run {
  text: string;
  clause: string | null;
  found: boolean;
}

const LEAD = /^[^.:,]+\u00a0\(\d+\), [^.:]+:/;
const REFERENCE = /\b[A-Z]{2,5}-\d+(?:\.\d+)?\b/g;

/** The file of the rules, in its own order. */
export function readRulebook(source: string, language: Language): Rulebook {
  const words = Words.read(language, [source]);
  const labels = LABELS.map((label) => [label, words.say(`rules-label-${label}`)] as const);
  const chapters: Chapter[] = [];
  for (const [, message, kind, game, number] of source.matchAll(/^((rules?)-([A-Z]+)-([\d-]+)) *=/gm)) {
    const id = `${game}-${number!.replace('-', '.')}`;
    if (kind === 'rules') chapters.push({ id, title: words.say(message!), clauses: [] });
    else chapters.at(-1)?.clauses.push({ id, paragraphs: paragraphsOf(words.say(message!), labels) });
  }
  return { introduction: words.say('rules-introduction').split(/\n\s*\n/), chapters };
}

/** Chapter 0 is about the rules themselves: whoever wants to play reads it last. */
export function forReading(chapters: readonly Chapter[]): Chapter[] {
  const isLast = (chapter: Chapter) => chapter.id.endsWith('-0');
  return [...chapters.filter((chapter) => !isLast(chapter)), ...chapters.filter(isLast)];
}

function paragraphsOf(text: string, labels: readonly (readonly [Label, string])[]): Paragraph[] {
  // A name and its number stay on one line.
  const joined = text.replace(/ (?=\(\d+\))/g, '\u00a0');
  return joined.split(/\n\s*\n/).map((paragraph) => {
    const [label, opening] = labels.find(([, each]) => paragraph.startsWith(each)) ?? [null, ''];
    if (label) return { label, opening, lead: '', text: capital(paragraph.slice(opening.length).replace(/^\s*:\s*/, '')) };
    const lead = LEAD.exec(paragraph)?.[0] ?? '';
    return { label, opening, lead, text: paragraph.slice(lead.length) };
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** All that is found of a clause, title of its chapter aside. */
export function clauseMatches(clause: Clause, terms: readonly string[]): boolean {
  const text = [clause.id, ...clause.paragraphs.map(({ opening, lead, text }) => `${opening} ${lead}${text}`)].join(' ');
  return findAll(text, terms) !== null;
}

/** Only what is found, chapter by chapter; all of it when nothing is asked. */
export function filtered(chapters: readonly Chapter[], terms: readonly string[]): Chapter[] {
  if (!terms.length) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter((clause) => clauseMatches(clause, terms)) }))
    .filter((chapter) => chapter.clauses.length);
}

/** A text cut up for drawing: references become links, and each term is marked wherever it stands. */
export function runsOf(text: string, terms: readonly string[]): Run[] {
  const links = [...text.matchAll(REFERENCE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const hits = terms.flatMap((term) => findAll(text, [term]) ?? []);
  const cuts = [...new Set([0, text.length, ...[...links, ...hits].flatMap(({ start, end }) => [start, end])])];
  cuts.sort((one, other) => one - other);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index]!;
    const link = links.find((span) => covers(span, start));
    return {
      text: text.slice(start, end),
      clause: link ? text.slice(link.start, link.end) : null,
      found: hits.some((span) => covers(span, start)),
    };
  });
}

function covers(span: Span, at: number): boolean {
  return span.start <= at && at < span.end;
}
