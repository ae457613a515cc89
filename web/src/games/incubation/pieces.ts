import type { Egg, Progress, SeenArea, View } from '../../generated/incubation';

export type Sort = Egg['colours'][number] | 'mystery' | 'hybrid';
export interface Count {
  key: Sort;
  count: number;
}

const ORDER: readonly Sort[] = ['red', 'blue', 'green', 'yellow', 'mystery', 'hybrid'];

/** How many dragons there are of each sort: plain ones, then mystery ones, then hybrids. */
export function tallyOf(dragons: readonly Egg[]): Count[] {
  const counts = new Map<Sort, Count>();
  for (const { colours } of dragons) {
    const key = colours.length > 1 ? 'hybrid' : (colours[0] ?? 'mystery');
    counts.set(key, { key, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key));
}

/** What is in hand now, on its way to an egg or to the market. */
export function inHand(view: View): { water: number; fire: number } {
  const { turn: now } = view;
  return { water: now.water + now.surplus_water, fire: now.fire + now.surplus_fire };
}

export function pointsOf(area: SeenArea): number {
  return area.score.eggs + area.score.objectives + area.score.gold;
}

export function isMet(progress: Progress | null): boolean {
  return progress !== null && progress.missing + progress.missing_gold === 0;
}
