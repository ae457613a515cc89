type Kind = { kind: string };

/** How long things take at one game's table. */
export interface Rhythm<E extends Kind> {
  /** Milliseconds at normal speed. */
  lengths: Record<E['kind'], number>;
  /** With this event a turn begins. */
  begins: E['kind'];
  /** A turn is squeezed into so much. */
  longest(begin: E | null): number;
  /** What takes its time beside the turns. */
  outside: ReadonlySet<E['kind']>;
  /** Events of one kind that happen together. */
  together: ReadonlySet<E['kind']>;
}

export interface Timed<E extends Kind> {
  group: E[];
  /** Milliseconds at normal speed. */
  length: number;
  /** It counts as part of a turn. */
  within: boolean;
}

/** The time of a turn. It comes in several parts when people decide in between: each gets its share of what is left. */
export class TurnTime<E extends Kind> {
  readonly #rhythm: Rhythm<E>;
  #left: number;

  constructor(rhythm: Rhythm<E>) {
    this.#rhythm = rhythm;
    this.#left = rhythm.longest(null);
  }

  /** `ahead`: roughly what the rest of the last turn among the events would take. */
  share(events: readonly E[], ahead: number): Timed<E>[] {
    const turns = turnsOf(events, this.#rhythm.begins);
    return turns.flatMap((turn, i) => this.#shareTurn(turn, i === turns.length - 1 ? ahead : 0));
  }

  #shareTurn(events: readonly E[], ahead: number): Timed<E>[] {
    if (events[0]?.kind === this.#rhythm.begins) this.#left = this.#rhythm.longest(events[0]);
    const parts = timed(this.#rhythm, events, this.#left, ahead);
    this.#left = Math.max(0, this.#left - parts.reduce((sum, { length, within }) => sum + (within ? length : 0), 0));
    return parts;
  }
}

/** Each turn by itself. */
function turnsOf<E extends Kind>(events: readonly E[], begins: E['kind']): E[][] {
  const turns: E[][] = [[]];
  for (const event of events) {
    if (event.kind === begins && turns.at(-1)!.length) turns.push([]);
    turns.at(-1)!.push(event);
  }
  return turns;
}

export function timed<E extends Kind>(rhythm: Rhythm<E>, events: readonly E[], left: number, ahead = 0): Timed<E>[] {
  const groups = grouped(rhythm, events).map((group) => {
    const kind: E['kind'] = group[0]!.kind;
    return { group, length: rhythm.lengths[kind], within: !rhythm.outside.has(kind) };
  });
  const turn = groups.reduce((sum, { length, within }) => sum + (within ? length : 0), 0);
  const squeeze = turn + ahead ? Math.min(1, left / (turn + ahead)) : 1;
  return groups.map(({ group, length, within }) => ({ group, length: within ? length * squeeze : length, within }));
}

/** Neighbours that happen together are shown together. */
export function grouped<E extends Kind>(rhythm: Rhythm<E>, events: readonly E[]): E[][] {
  const groups: E[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0]!.kind === event.kind && rhythm.together.has(event.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
