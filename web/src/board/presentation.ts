import { tick } from 'svelte';
import type { Pace } from '../table/pace';
import type { Cry } from './cry';
import type { Flight, Flights } from './flights';
import { FADE_IN } from './movements';
import type { Timed } from './timing';

/** Small things of a kind on their way; a game's `Mint` has a picture of each kind. */
export interface Load {
  kind: string;
  amount: number;
  /** Names of places; the first that is there counts. */
  from: readonly string[];
  to: readonly string[];
}

/** What a presentation needs of a board. */
export interface BoardAccess<Event, Display> {
  pace: Pace;
  flights: Flights;
  afterEvent: (display: Display, event: Event) => Display;
  show: (display: Display) => void;
  /** Words over a place or the middle for a moment; null takes them away. */
  cry: (cry: Cry | null) => void;
}

const MOST_AT_ONCE = 6;
const GLEAM: Keyframe[] = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];

/** Shows, moving and in order, what happened: the steps that a game's choreography is made of. */
export class Presentation<View extends object, Event extends { kind: string }, Display extends { view: View }> {
  readonly pace: Pace;
  readonly flights: Flights;
  readonly cry: (cry: Cry | null) => void;
  readonly #board: BoardAccess<Event, Display>;

  constructor(
    /** What has been shown so far, or would have been: it also grows while nothing moves. */
    public display: Display,
    board: BoardAccess<Event, Display>,
  ) {
    this.pace = board.pace;
    this.flights = board.flights;
    this.cry = board.cry;
    this.#board = board;
  }

  /** One part after the other; what is skipped only happens. */
  async play(parts: readonly Timed<Event>[], present: (group: readonly Event[], length: number) => Promise<void>): Promise<void> {
    for (const { group, length } of parts) {
      if (this.pace.skipped) this.display = this.after(...group);
      else await present(group, length);
    }
  }

  after(...events: readonly Event[]): Display {
    return events.reduce((display, event) => this.#board.afterEvent(display, event), this.display);
  }

  show(display: Display): Promise<void> {
    this.display = display;
    this.#board.show(display);
    return tick();
  }

  change(...events: readonly Event[]): Promise<void> {
    return this.show(this.after(...events));
  }

  /** Things leave one place at once, and are in the other only when they arrive: `later` is what changes then. */
  async send(
    events: readonly Event[],
    loads: readonly Load[],
    later: readonly (keyof View)[],
    length: number,
    more: readonly Flight[] = [],
  ): Promise<void> {
    const flying = loads.flatMap((load) => this.#flightsOf(load));
    const after = this.after(...events);
    const kept = Object.fromEntries(later.map((part) => [part, this.display.view[part]]));
    const goals = () => loads.filter(({ amount }) => amount).map(({ to }) => this.flights.find(...to));
    if (flying.length + more.length) {
      await this.show({ ...after, view: { ...after.view, ...kept } });
      await this.flights.fly([...flying, ...more], length * 0.8, Math.min(60, (length * 0.4) / (flying.length + 1)));
      await this.show(after);
      await this.flights.play(goals(), GLEAM, length * 0.2);
    } else {
      await this.show(after);
      await this.flights.play(goals(), FADE_IN, length);
    }
  }

  #flightsOf({ kind, amount, from, to }: Load): Flight[] {
    const goal = this.flights.find(...to);
    const ghosts = Array.from({ length: Math.min(amount, MOST_AT_ONCE) }, () =>
      this.flights.token(this.flights.find(`mint-${kind}`), this.flights.find(...from)),
    );
    return ghosts.flatMap((ghost): Flight[] => (ghost && goal ? [{ ghost, to: goal, into: true, arc: 0.25 }] : []));
  }
}
