export type Verdict = 'fits' | 'differs' | 'cannot-check';

/** Whether the seed that was opened at the end is the one that was promised at the beginning. */
export async function checkSeed(seed: string, commitment: string): Promise<Verdict> {
  // A browser lends its cryptography only to pages that came over a secure line.
  if (!globalThis.crypto?.subtle) return 'cannot-check';
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  return hexOf(new Uint8Array(digest)) === commitment.toLowerCase() ? 'fits' : 'differs';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
