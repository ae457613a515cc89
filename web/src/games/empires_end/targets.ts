import type { Display } from './display';
import type { Pieces } from './pieces';

/** The disasters on the table that name this position. */
export function targetsAt({ view, striking }: Display, position: number, pieces: Pieces): number[] {
  return view.disasters.flatMap(({ card, is_suffered }, number) =>
    pieces.disaster(card).target - 1 === position && (!is_suffered || striking === number) ? [number] : [],
  );
}
