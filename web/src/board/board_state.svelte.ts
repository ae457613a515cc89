import { untrack } from 'svelte';
import type { BoardProps, Present } from '../games/client';
import type { AtBoard } from './at_board';
import type { Cry } from './cry';
import { Flights } from './flights';
import { Presentation } from './presentation';
import { Showing } from './showing.svelte';

/** A sheet that is looked at beside a piece. */
interface Glance {
  topic: string;
  beside: Element;
}

/** What every game's display has: a view, and the scores that are being counted. */
interface Shown<View> {
  view: View;
  scoring: readonly unknown[];
}

/**
 * What is on a board, and how something new gets there: the same for every game. A game's `AtTable` adds what its own parts
 * share, says how its views and events become a display, and performs what happened. `BoardShell` shows it.
 */
export abstract class BoardState<
  View extends { viewer: number | null },
  Event extends { kind: string },
  Display extends Shown<View>,
  Opened,
> implements AtBoard {
  root = $state<HTMLElement>();
  /** Above everything: pieces fly through it. */
  sky = $state<HTMLElement>();
  cry = $state.raw<Cry | null>(null);
  glance = $state.raw<Glance | null>(null);
  #opened = $state.raw<Opened | null>(null);
  readonly #showing = new Showing<Display>();
  readonly #props: () => BoardProps;

  /** The present moment, or what is being presented. */
  readonly display = $derived.by(
    () =>
      this.#showing.shown ??
      this.displayOf(
        this.seen.view as View,
        untrack(() => this.#showing.latest),
      ),
  );
  /** The others, clockwise from the viewer's left; all of them for somebody who watches. */
  readonly rivals = $derived.by(() => {
    const { players } = this.table;
    const [first, many] = this.viewer === null ? [0, players] : [this.viewer + 1, players - 1];
    return Array.from({ length: many }, (_, i) => (first + i) % players);
  });

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect.pre(() => {
      if (this.seen) untrack(() => this.#showing.caughtUp());
    });
  }

  /** What was clicked so far of a choice that takes several clicks; Esc drops it. */
  abstract readonly picking: { drop(): void };
  /** A view as it lies there; what only events tell is kept from the display before. */
  protected abstract displayOf(view: View, before: Display | null): Display;
  protected abstract afterEvent(display: Display, event: Event): Display;
  protected abstract perform(stage: Presentation<View, Event, Display>, events: readonly Event[], after: View): Promise<void>;

  get table(): BoardProps['table'] {
    return this.#props().table;
  }

  get seen(): BoardProps['seen'] {
    return this.#props().seen;
  }

  get words(): BoardProps['words'] {
    return this.#props().words;
  }

  get decision(): BoardProps['decision'] {
    return this.#props().decision;
  }

  get hints(): BoardProps['hints'] {
    return this.#props().hints;
  }

  get connected(): BoardProps['connected'] {
    return this.#props().connected;
  }

  get thinking(): BoardProps['thinking'] {
    return this.#props().thinking;
  }

  get memory(): boolean {
    return this.#props().memory;
  }

  get viewer(): number | null {
    return this.display.view.viewer;
  }

  /** Seats that have chosen while others still think. */
  get answered(): readonly number[] {
    return this.presenting ? [] : this.seen.answered;
  }

  get presenting(): boolean {
    return this.#showing.presenting;
  }

  get resting(): boolean {
    return this.presenting || this.decision.sending;
  }

  /** What is being looked at more closely. */
  get opened(): Opened | null {
    return this.#opened;
  }

  open(what: Opened | null): void {
    this.#opened = what;
  }

  explain(topic: string): void {
    this.#props().explain(topic);
  }

  peek(topic: string | null, beside: Element | null): void {
    this.glance = topic && beside && !this.presenting ? { topic, beside } : null;
  }

  readonly present: Present = async (events, after, pace) => {
    if (!this.root || !this.sky) return;
    const before = this.seen;
    const view = after.view as View;
    this.glance = null;
    this.#opened = null;
    this.#showing.begin();
    const stage = new Presentation<View, Event, Display>(this.display, {
      pace,
      flights: new Flights(this.root, this.sky, pace),
      afterEvent: (display, event) => this.afterEvent(display, event),
      show: (display) => this.#showing.show(display),
      cry: (cry) => (this.cry = cry),
    });
    try {
      await this.perform(stage, events as readonly Event[], view);
    } finally {
      this.#showing.end(this.displayOf(view, stage.display), this.seen === before);
      this.cry = null;
    }
  };
}
