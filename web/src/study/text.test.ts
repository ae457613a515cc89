import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/words';

const read = (language: string) => readFileSync(new URL(`../../text/study/${language}.ftl`, import.meta.url), 'utf-8');

/** Each message with the variables it uses. */
function messagesOf(source: string): Map<string, string> {
  const entries = source.split(/^(?=[a-z][\w-]* *=)/m).filter((entry) => /^[a-z]/.test(entry));
  return new Map(entries.map((entry) => [entry.split(/ *=/)[0]!, [...new Set(entry.match(/\$\w+/g) ?? [])].sort().join(' ')]));
}

function withoutComments(source: string): string {
  return source.replace(/^#.*$/gm, '');
}

describe('the words of rules, replays and analysis', () => {
  const english = messagesOf(read('en'));

  it.each(LANGUAGES)('say the same things in %s', (language) => {
    expect(messagesOf(read(language))).toEqual(english);
  });

  it.each(LANGUAGES)('have curly apostrophes in %s', (language) => {
    expect(withoutComments(read(language)).match(/\w'\w/g)).toBeNull();
  });

  it('have their no-break spaces in French', () => {
    expect(withoutComments(read('fr')).match(/[^\s\u00a0\u202f][:;!?»]|[ ][:;!?»]|«[^\u00a0\u202f]/g)).toBeNull();
  });

  it('are all there, and all used', () => {
    const pages = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf-8' }).filter((name) =>
      name.endsWith('.svelte'),
    );
    const source = pages.map((name) => readFileSync(new URL(name, import.meta.url), 'utf-8')).join();
    const families = [...source.matchAll(/`(study-[a-z-]+-)\$\{/g)].map(([, family]) => family!);
    const named = new Set([...source.matchAll(/'(study-[a-z-]+)'/g)].map(([, message]) => message!));
    expect([...named].filter((message) => !english.has(message))).toEqual([]);
    expect([...english.keys()].filter((message) => !named.has(message) && !families.some((family) => message.startsWith(family)))).toEqual(
      [],
    );
  });
});
