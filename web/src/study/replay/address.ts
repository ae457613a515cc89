/** Where in a replay somebody is: kept after the # of the address, so that a link leads there. */
export interface Place {
  step: number;
  /** null: as a spectator; undefined: the address does not say. */
  seat: number | null | undefined;
}

export function readPlace(fragment: string): Place {
  const fields = new URLSearchParams(fragment);
  const told = fields.get('seat');
  const number = whole(told);
  // People count seats from 1.
  const seat = told === 'none' ? null : number ? number - 1 : undefined;
  return { step: whole(fields.get('step')) ?? 0, seat };
}

export function writePlace({ step, seat }: Place): string {
  const told = seat === undefined ? '' : `&seat=${seat === null ? 'none' : seat + 1}`;
  return `step=${step}${told}`;
}

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
