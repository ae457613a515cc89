/** All there is to explain, in the order of the help page. */
export const TOPICS = [
  'round',
  'egg',
  'exploding-egg',
  'face-down-egg',
  'nest',
  'marker',
  'mulligan',
  'token',
  'two-players',
  ...Array.from({ length: 10 }, (_, i) => `adventurer-${10 - i}`),
] as const;

export function adventurerOf(topic: string): number | null {
  const found = /^adventurer-(\d+)$/.exec(topic);
  return found ? Number(found[1]) : null;
}

export function topicOf(kind: string, key: string | number): string | null {
  if (kind === 'adventurer') return `adventurer-${key}`;
  if (kind === 'egg') return Number(key) < 0 ? 'exploding-egg' : 'egg';
  return null;
}
