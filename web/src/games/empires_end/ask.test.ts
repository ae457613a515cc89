import { expect, test } from 'vitest';
import type { Components, Move, View } from '../../generated/empires_end';
import type { Seen, TableInfo } from '../../generated/protocol';
import recorded from '../../generated/recorded/empires_end.json';
import { groupsOf } from '../../table/groups';
import { wordsOf } from '../testing';
import { groupOf, label, question } from './ask';
import { describe } from './describe';

interface Moment {
  view: View;
  offers: Move[];
}
interface Recorded {
  components: Components;
  frames: (Moment & { plan: Moment[] })[];
}
const GAMES = recorded as unknown as Recorded[];

/** A message that is not there, or lacks something. */
const isBroken = (said: string) => /\{\$|^[a-z]+([-_][a-z]+)+$/.test(said);

for (const language of ['en', 'fr', 'it'] as const) {
  test(`every question and every answer is said in full in ${language}`, () => {
    const words = wordsOf('empires_end', language);
    const broken = new Set<string>();
    const kinds = new Set<string>();
    for (const { components, frames } of GAMES) {
      const table = { components } as unknown as TableInfo;
      for (const { view, offers } of frames.flatMap((frame) => [frame, ...frame.plan])) {
        if (!offers.length) continue;
        const seen = { view, offers } as unknown as Seen;
        const said = [
          question(seen, table, words),
          ...offers.flatMap((offer) => [label(offer, seen, words, table), words.say(groupOf(offer))]),
        ];
        for (const each of said.filter(isBroken)) broken.add(each);
        for (const { kind } of offers) kinds.add(kind);
      }
    }
    expect([...broken]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(15);
  });

  test(`the table is told in words in ${language}`, () => {
    const words = wordsOf('empires_end', language);
    const { components, frames } = GAMES[0]!;
    const table = { components } as unknown as TableInfo;
    for (const { view } of frames) expect(describe({ view } as unknown as Seen, table, words).filter(isBroken)).toEqual([]);
  });
}

test('no list of offers is longer than one can read', () => {
  const lists = GAMES.flatMap(({ frames }) => frames.flatMap((frame) => [frame, ...frame.plan])).map(({ offers }) => {
    const groups = groupsOf(offers, groupOf);
    return groups.length ? Math.max(...groups.map((group) => group.offers.length)) : offers.length;
  });
  expect(Math.max(...lists)).toBeLessThanOrEqual(15);
  const bids = Array.from({ length: 20 }, (_, count) => ({ kind: 'BidAxes', count }));
  expect(groupsOf(bids, groupOf).map((group) => group.offers.length)).toEqual([10, 10]);
});
