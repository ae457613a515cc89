import type { Egg } from '../../generated/incubation';

/** All there is to explain, in the order of the help page. */
export const TOPICS = [
  'dice',
  'chest',
  'water',
  'fire',
  'gold',
  'egg',
  'hybrid',
  'mystery',
  'incubator',
  'pile',
  'market',
  'wheel',
  'section',
  'objective',
  'first-player',
  'score',
  'end',
] as const;

export function topicOfEgg(egg: Egg | null): string {
  if (!egg) return 'incubator';
  return egg.colours.length === 1 ? 'egg' : egg.colours.length ? 'hybrid' : 'mystery';
}

const OF_PIECES: Record<string, string> = { section: 'section', pile: 'pile', incubator: 'incubator', die: 'dice' };

export function topicOf(kind: string, key: string | number): string | null {
  if (kind === 'symbol' || kind === 'resource') return String(key);
  return OF_PIECES[kind] ?? null;
}
