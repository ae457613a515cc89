import type { Mark } from '../../generated/eggs_and_empires';

/** The name of the place where an egg of a nest lies (`data-place`). */
export function markPlace(mark: Mark): string {
  return `egg-${mark.turn}-${mark.by}-${mark.nth ?? 0}`;
}
