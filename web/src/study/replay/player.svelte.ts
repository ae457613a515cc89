import { tick } from 'svelte';
import type { Present } from '../../games/client';
import type { Frame, Replay, Seen } from '../../generated/protocol';
import { Pace } from '../../table/pace';
import { preferences } from '../../ui/preferences.svelte';

const BREATH = 700;
const SHORTEST_BREATH = 200;

/** Goes through a replay: one step forward is shown moving, everything else is a jump. */
export class ReplayPlayer {
  replay: Replay = $state.raw() as Replay;
  /** The frame that is told; while it is being shown moving, the board still has the one before. */
  at = $state(0);
  playing = $state(false);
  /** What the board has. */
  seen: Seen = $state.raw() as Seen;
  /** The board, once it is there. */
  present: Present | null = null;
  #pace: Pace | null = null;
  #presenting: Promise<void> = Promise.resolve();
  /** Counts what the person asked for: what was overtaken changes nothing. */
  #wish = 0;

  constructor(replay: Replay, step = 0) {
    this.replay = replay;
    this.at = this.indexOf(step);
    this.seen = seenOf(replay, this.at);
  }

  get frames(): readonly Frame[] {
    return this.replay.frames;
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The same moment through other eyes. */
  look(replay: Replay): void {
    this.replay = replay;
    this.jump(this.at);
  }

  /** The frame of a step, or the nearest there is. */
  indexOf(step: number): number {
    const index = this.frames.findIndex((frame) => frame.step >= step);
    return index < 0 ? this.last : index;
  }

  jump(index: number): void {
    const wish = this.#interrupt();
    this.at = Math.max(0, Math.min(this.last, index));
    void this.#settle(wish);
  }

  back(): void {
    this.jump(this.at - 1);
  }

  forward(): void {
    const wish = this.#interrupt();
    void this.#settle(wish).then(() => this.#advance(wish));
  }

  toggle(): void {
    if (this.playing) this.jump(this.at);
    else void this.#play();
  }

  async #play(): Promise<void> {
    const wish = this.#interrupt();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    await this.#settle(wish);
    while (this.at < this.last && wish === this.#wish) {
      await this.#advance(wish);
      if (wish !== this.#wish) return;
      this.#pace = new Pace(1, false);
      await this.#pace.wait(Math.max(SHORTEST_BREATH, BREATH * preferences.scale));
    }
    if (wish === this.#wish) this.playing = false;
  }

  async #advance(wish: number): Promise<void> {
    if (this.at === this.last || wish !== this.#wish) return;
    this.at += 1;
    const { events } = this.frame;
    const after = seenOf(this.replay, this.at);
    this.#pace = new Pace(preferences.scale, preferences.calm);
    this.#presenting = this.present?.(events, after, this.#pace).catch(console.error) ?? Promise.resolve();
    await this.#presenting;
    if (wish === this.#wish) this.seen = after;
  }

  /** Ends what is being shown. */
  #interrupt(): number {
    this.playing = false;
    this.#pace?.skip();
    this.#wish += 1;
    return this.#wish;
  }

  /** A board that was interrupted ends with what it was showing; only then it can be given something else. */
  async #settle(wish: number): Promise<void> {
    await this.#presenting;
    if (wish !== this.#wish) return;
    this.seen = seenOf(this.replay, this.at);
    await tick();
  }
}

/** A frame as a board wants it: with nothing to decide. */
function seenOf(replay: Replay, index: number): Seen {
  const frame = replay.frames[index]!;
  return {
    viewer: replay.viewer,
    step: frame.step,
    view: frame.view,
    deciders: frame.deciders,
    answered: [],
    answer: null as unknown as Seen['answer'],
    plan: null,
    offers: [],
    can_undo: false,
    clocks: null,
  };
}
