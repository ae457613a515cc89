import { expect, it } from 'vitest';
import { keyOf } from './keys';

it('numbers nine offers, and gives the last of more a key of its own', () => {
  expect([0, 1, 2].map((index) => keyOf(index, 3))).toEqual(['1', '2', '3']);
  expect([8, 9, 10, 11].map((index) => keyOf(index, 12))).toEqual(['9', null, null, '0']);
  expect(keyOf(9, 10)).toBe('0');
});
