import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSeed } from './fairness';

const seed = '00ff10'.padEnd(64, '7');
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

describe('the promised deal', () => {
  it('fits its own seed and no other', async () => {
    expect(await checkSeed(seed, commitment)).toBe('fits');
    expect(await checkSeed(seed.replace('7', '8'), commitment)).toBe('differs');
  });
});
