import type { Egg, SeenIncubator } from '../../generated/incubation';
import type { Display } from './display';

export type Mood = 'still' | 'warm' | 'full' | 'cracking';

/** How an egg looks: it has something, it has all, it breaks open. */
export function moodOf(display: Display, seat: number, number: number): Mood {
  const { cracking, view } = display;
  if (cracking?.seat === seat && cracking.incubator === number) return 'cracking';
  const { egg, fire, water } = view.areas[seat]!.incubators[number]!;
  if (!egg || fire + water === 0) return 'still';
  return fire === egg.fire && water === egg.water ? 'full' : 'warm';
}

export function contentOf({ egg, fire, water }: SeenIncubator): { egg: Egg; fire: number; water: number } | null {
  return egg && { egg, fire, water };
}
