import type { Effect } from '../../generated/empires_end';

const THINGS = [
  'location',
  'city',
  'town',
  'army',
  'road',
  'farm',
  'stock',
  'wheat',
  'axe',
  'hammer',
  'coin',
  'hand',
  'track',
  'first-player',
  'disaster',
  'double-disaster',
  'target',
  'bids',
  'shortage',
  'innovation',
  'exhausted',
  'economy',
  'industry',
  'repair',
  'conflict',
  'strength',
  'tiers',
  'bonus',
  'uprising',
  'combined',
  'final-scoring',
  'elimination',
] as const;

/** What abilities do, and an example of each for its picture. */
export const EFFECTS: Record<Effect['does'], Effect> = {
  free_bid: { does: 'free_bid', when: 'disaster', resource: 'axe' },
  replace: { does: 'replace', when: 'disaster' },
  gain: { does: 'gain', when: 'economy', gives: { wheat: 1, hammer: 1 } },
  convert: { does: 'convert', when: 'economy', times: 2, gives: { hammer: 1, axe: 1 }, pays: 'wheat', either: true },
  repeat: { does: 'repeat', when: 'economy' },
  points: { does: 'points', when: 'industry', amount: 3 },
  points_per_ruin: { does: 'points_per_ruin', when: 'final', amount: 3 },
  gain_per_neighbour: { does: 'gain_per_neighbour', when: 'economy', gives: { wheat: 1 }, near: 'farm' },
  points_per_neighbour: { does: 'points_per_neighbour', when: 'final', amount: 4, near: 'town' },
  refresh_adjacent: { does: 'refresh_adjacent', when: 'economy' },
  swap: { does: 'swap', when: 'industry' },
  discount: { does: 'discount', when: 'industry', amount: 1 },
  cheaper_repairs: { does: 'cheaper_repairs', when: 'industry', amount: 1 },
  move: { does: 'move', when: 'industry' },
  strength: { does: 'strength', when: 'conflict', amount: 2 },
  strength_per_ruin: { does: 'strength_per_ruin', when: 'conflict', amount: 1 },
  points_per_token: { does: 'points_per_token', when: 'final', amount: 1, resource: 'axe' },
  points_per_own_ruin: { does: 'points_per_own_ruin', when: 'final', amount: 2 },
  points_for_most_ruins: { does: 'points_for_most_ruins', when: 'final', amount: 13 },
  copy: { does: 'copy', when: 'final' },
  refresh_all: { does: 'refresh_all', when: 'destruction' },
};

/** All there is to explain, in the order of the help page. */
export const TOPICS: readonly string[] = [...THINGS, ...Object.keys(EFFECTS).map((does) => `effect-${does}`)];

const OF_PIECES: Record<string, string> = {
  position: 'location',
  disaster: 'disaster',
  'disaster-type': 'disaster',
  ready: 'exhausted',
  when: 'innovation',
};

export function topicOf(kind: string, key: string | number): string | null {
  if (kind === 'token' || kind === 'resource' || kind === 'location-kind') return String(key);
  if (kind === 'card' || kind === 'location') return `${kind}-${key}`;
  return OF_PIECES[kind] ?? null;
}
