import type { Colour, Objective, Progress } from './shapes';

/** One dragon that an objective asks for. */
export interface WantedDragon {
  colour: Colour | 'alike' | 'different';
  state: 'lit' | 'veiled' | 'missing';
}

/** The dragons an objective asks for: those that are there, then those that a mystery dragon stands in for, then the missing. */
export function wantedBy(card: Objective, progress: Progress | null): WantedDragon[] {
  let mystery = progress?.mystery ?? 0;
  const state = (isThere: boolean): WantedDragon['state'] => {
    if (progress === null || isThere) return 'lit';
    return mystery-- > 0 ? 'veiled' : 'missing';
  };
  const groups = card.dragons.length
    ? card.dragons
    : [card.alike ? { colour: 'alike' as const, count: card.alike } : { colour: 'different' as const, count: card.different }];
  return groups.flatMap(({ colour, count }, group) =>
    Array.from({ length: count }, (_, i) => ({ colour, state: state(i < (progress?.filled[group] ?? 0)) })),
  );
}
