import type { Line } from '../words/words';

/** Something written large for a moment: over a place, or in the middle of the table. */
export interface Cry {
  /** A line, or so many points. */
  says: Line | number;
  victory?: boolean;
  bad?: boolean;
  /** Names of places (`data-place`), the first that is there counts; none: the middle. */
  places?: readonly string[];
}

/** Some players, as an argument of a line. */
export function players(seats: readonly number[]): { seat: number }[] {
  return seats.map((seat) => ({ seat }));
}
