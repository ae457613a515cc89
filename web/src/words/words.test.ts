import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionText } from './terms';
import { LANGUAGES, signedPoints, Words, type Language, type Meanings } from './words';

const clutch = new URL('../../../src/clutch/', import.meta.url);
const core = new URL('../../text/core/', import.meta.url);

function speaker(language: Language): Words {
  const files = [
    new URL(`engine/text/${language}.ftl`, clutch),
    new URL(`bots/text/${language}.ftl`, clutch),
    new URL(`${language}.ftl`, core),
    new URL(`games/eggs_and_empires/text/${language}.ftl`, clutch),
  ];
  return Words.read(
    language,
    files.map((file) => readFileSync(file, 'utf-8')),
  );
}

const MEANINGS: Meanings = {
  EggCollected: { seat: 'seat', card: 'adventurer', value: 'egg', scout: 'seat', mark: { record: 'Mark' } },
  Mark: { by: 'seat' },
  PriestessesCancelled: { seats: { list: 'seat' } },
  CardLaid: { seat: 'seat', card: 'adventurer', points: 'signed' },
};
const collected = { kind: 'EggCollected', seat: 0, card: 4, value: -8, scout: null, mark: { turn: 2, by: 0, nth: 0 } };

describe('a line', () => {
  it('is told as the terminal tells it', () => {
    const words = speaker('en').about(MEANINGS, ['Ann', 'Bea', 'Cid']);
    expect(words.say('egg-collected', words.lineOf(collected).args)).toBe('Ann takes the −8 egg with Courier (4).');
    const cancelled = words.lineOf({ kind: 'PriestessesCancelled', seats: [0, 2] } as { kind: string });
    expect(words.say(cancelled.message, cancelled.args)).toBe(
      'The Dark Priestesses of Ann and Cid cancel each other out: none of them picks.',
    );
    const laid = words.lineOf({ kind: 'CardLaid', seat: 1, card: 5, points: 6 } as { kind: string });
    expect(words.say(laid.message, laid.args)).toBe('Bea’s Merchant (5) took no egg: +6 at the end of the round.');
    expect([-4, 0, 4].map((points) => words.signed(points))).toEqual(['−4', '0', '+4']);
    const points = [-4, -1, 0, 1].map((value) => words.say('signed-points', signedPoints(value).args));
    expect(points).toEqual(['−4 points', '−1 point', '0 points', '+1 point']);
  });

  it('comes in parts that know their player and their piece', () => {
    const words = speaker('fr').about(MEANINGS, ['Ann']);
    const parts = words.parts(words.lineOf(collected));
    expect(parts.map((part) => part.text).join('')).toBe('Ann prend l’œuf −8 avec Messager (4).');
    expect(parts.filter((part) => part.piece).map((part) => part.piece)).toEqual([
      { piece: 'egg', key: -8 },
      { piece: 'adventurer', key: 4 },
    ]);
    expect(parts[0]).toEqual({ text: 'Ann', who: 0 });
  });
});

describe('the page', () => {
  it.each(LANGUAGES)('says the same things in %s', (language) => {
    const ids = (of: Language) =>
      [...readFileSync(new URL(`${of}.ftl`, core), 'utf-8').matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]);
    expect(ids(language)).toEqual(ids('en'));
  });

  it('leaves out what the terminal wants typed', () => {
    expect(optionText(speaker('en'), 'scoring', 'points')).toBe('most points after three rounds');
    expect(optionText(speaker('fr'), 'marker', 'every_round')).toBe('il passe à gauche après chaque manche');
  });
});
