import type { Present } from '../games/client';
import type { Update } from '../generated/protocol';
import { preferences } from '../ui/preferences.svelte';
import { Pace } from './pace';

const FAR_BEHIND = 30;
/** So many scenes waiting make everything twice as fast. */
const HURRY = 8;

/** What is still to be shown: what happened, and what is there afterwards. */
export type Scene = Pick<Update, 'steps' | 'seen' | 'answered' | 'clocks' | 'table'>;

/** Shows scenes one after the other. Who falls behind hurries. */
export class Stage {
  /** Something is being shown moving. */
  busy = $state(false);
  #queue: Scene[] = [];
  #pace: Pace | null = null;
  #round = 0;
  /** How many of the waiting scenes are not to be shown. */
  #toSkip = 0;
  #running = false;
  #shown: (scene: Scene) => void;
  /** The board, once it is there. */
  present: Present | null = null;

  constructor(shown: (scene: Scene) => void) {
    this.#shown = shown;
  }

  add(scene: Scene): void {
    this.#queue.push(scene);
    if (!this.#running) void this.#run();
  }

  /** Forget what was to be shown: something else counts now. */
  clear(): void {
    this.#queue = [];
    this.#toSkip = 0;
    this.#round += 1;
    this.#pace?.skip();
    this.#running = false;
    this.busy = false;
  }

  /** On to the present moment: what is being shown and what waits. */
  skip(): void {
    this.#toSkip = this.#queue.length;
    this.#pace?.skip();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.#running = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      if (this.#isWorthShowing(scene)) {
        await this.#show(scene);
        if (round !== this.#round) return;
      }
      this.#shown(scene);
    }
    this.#running = false;
  }

  /** Whoever is far behind, or wants everything at once, sees where it led. */
  #isWorthShowing(scene: Scene): boolean {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1;
      return false;
    }
    const behind = this.#queue.length > (preferences.scale === 0 ? 0 : FAR_BEHIND);
    return !behind && !document.hidden && scene.seen !== null && scene.steps.some((step) => step.events.length > 0);
  }

  async #show(scene: Scene): Promise<void> {
    const events = scene.steps.flatMap((step) => step.events);
    if (!scene.seen || !this.present) return;
    this.#pace = new Pace(preferences.scale / (1 + this.#queue.length / HURRY), preferences.calm);
    this.busy = true;
    try {
      await this.present(events, scene.seen, this.#pace);
    } catch (problem) {
      console.error(problem);
    } finally {
      this.#pace = null;
      this.busy = false;
    }
  }
}
