import { describe, expect, it } from 'vitest';
import { findAll, termsOf } from './search';

const found = (text: string, query: string) => findAll(text, termsOf(query))?.map(({ start, end }) => text.slice(start, end)) ?? null;

describe('searching the rules', () => {
  it('ignores accents, case and typographic signs', () => {
    expect(found('La Prêtresse noire s’annule', "pretresse s'annule")).toEqual(['Prêtresse', 's’annule']);
    expect(found('vaut −4 au décompte', '-4')).toEqual(['−4']);
    expect(found('PIÙ alto', 'più')).toEqual(['PIÙ']);
  });

  it('finds letters that are written as two', () => {
    expect(found('deux œufs explosifs', 'oeuf')).toEqual(['œuf']);
    expect(found('deux œufs explosifs', 'œuf')).toEqual(['œuf']);
  });

  it('wants every word, and marks every place', () => {
    expect(found('the egg and the eggs', 'egg')).toEqual(['egg', 'egg']);
    expect(found('the egg', 'egg mage')).toBeNull();
  });

  it('joins places that touch', () => {
    expect(found('Blacksmith', 'black smith')).toEqual(['Blacksmith']);
  });

  it('has no words in an empty query', () => {
    expect(termsOf('  ')).toEqual([]);
    expect(findAll('anything', [])).toEqual([]);
  });
});
