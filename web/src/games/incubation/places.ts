/** Names of places on the table (`data-place`), for things that go there; of several the first that is there counts. */

/** Where water and fire lie until they are placed. */
export const HAND: readonly string[] = ['hand', 'tray'];

/** Where somebody sits. */
export function homeOf(seat: number): string {
  return `seat-${seat}`;
}

export function incubatorOf({ seat, incubator }: { seat: number; incubator: number }): string[] {
  return [`incubator-${seat}-${incubator}`, homeOf(seat)];
}
