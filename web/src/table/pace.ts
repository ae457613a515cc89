/** How fast things are shown, and a way to hurry. One for each presentation. */
export class Pace {
  skipped = false;
  #wake: (() => void)[] = [];

  constructor(
    /** 1 is normal, 2 is slow, 0.5 fast; 0 shows nothing moving. */
    readonly scale: number,
    /** No travel, no shake: cross-fades only. */
    readonly calm: boolean,
  ) {
    this.skipped = scale === 0;
  }

  /** Waits so many milliseconds at normal speed, or until somebody skips. */
  wait(milliseconds: number): Promise<void> {
    if (this.skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds * this.scale);
      this.#wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** How long a movement of so many milliseconds takes now: for CSS and Svelte's transitions. */
  length(milliseconds: number): number {
    return this.skipped ? 0 : milliseconds * this.scale;
  }

  skip(): void {
    this.skipped = true;
    for (const wake of this.#wake.splice(0)) wake();
  }
}
