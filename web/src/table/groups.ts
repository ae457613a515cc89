/** Offers that stand under one heading. */
export interface Group {
  heading: string;
  offers: readonly unknown[];
}

/** So many offers can be read at once. */
const MOST = 12;

/** Where there are too many offers for one list: under headings, in the order in which they are offered. */
export function groupsOf(offers: readonly unknown[], headingOf: ((offer: unknown) => string) | undefined): Group[] {
  if (!headingOf || offers.length <= MOST) return [];
  const groups = new Map<string, unknown[]>();
  for (const offer of offers) {
    const heading = headingOf(offer);
    groups.set(heading, [...(groups.get(heading) ?? []), offer]);
  }
  return [...groups].map(([heading, under]) => ({ heading, offers: under }));
}
