import { recall, remember } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const SCALE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** How this person likes it, in this browser. */
class Preferences {
  #theme = $state<Theme>(oneOf(THEMES, recall('theme'), 'auto'));
  #speed = $state<Speed>(oneOf(SPEEDS, recall('speed'), 'normal'));
  #sound = $state(recall('sound') !== 'no');
  #oneClick = $state(recall('one-click') === 'yes');
  #memory = $state(recall('memory') === 'yes');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.dress();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember('speed', speed);
  }
  /** For `Pace`: 1 is normal, 0 shows nothing moving. */
  get scale(): number {
    return SCALE[this.#speed];
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? 'yes' : 'no');
  }

  /** A click on a piece plays it, without a second one to confirm. */
  get oneClick(): boolean {
    return this.#oneClick;
  }
  set oneClick(on: boolean) {
    this.#oneClick = on;
    remember('one-click', on ? 'yes' : 'no');
  }

  /** Show what one could remember, where the table allows it. */
  get memory(): boolean {
    return this.#memory;
  }
  set memory(on: boolean) {
    this.#memory = on;
    remember('memory', on ? 'yes' : 'no');
  }

  dress(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }

  /** The person wants no travel and no shake. */
  get calm(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

function oneOf<T extends string>(choices: readonly T[], value: string | null, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

export const preferences = new Preferences();
