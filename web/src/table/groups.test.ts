import { expect, it } from 'vitest';
import { groupsOf } from './groups';

const offers = Array.from({ length: 14 }, (_, i) => ({ kind: i % 2 ? 'Repair' : 'Build', position: i }));
const headingOf = (offer: unknown) => (offer as { kind: string }).kind;

it('puts many offers under headings, none of them lost', () => {
  const groups = groupsOf(offers, headingOf);
  expect(groups.map(({ heading }) => heading)).toEqual(['Build', 'Repair']);
  expect(new Set(groups.flatMap((group) => group.offers))).toEqual(new Set(offers));
});

it('leaves a short list alone, and that of a game without headings', () => {
  expect(groupsOf(offers.slice(0, 12), headingOf)).toEqual([]);
  expect(groupsOf(offers, undefined)).toEqual([]);
});
