/** What a board shows instead of the present moment: while something is presented, and until the page has caught up. */
export class Showing<Display> {
  shown = $state.raw<Display | null>(null);
  presenting = $state(false);
  /** The last that was shown: some of it is told by events only, and kept from one moment to the next. */
  latest: Display | null = null;

  show(display: Display): void {
    this.shown = this.latest = display;
  }

  begin(): void {
    this.presenting = true;
  }

  /** `stays`: nothing else came in between, such as an undo or a new connection. */
  end(display: Display, stays: boolean): void {
    this.latest = display;
    this.shown = stays ? display : null;
    this.presenting = false;
  }

  /** The page has caught up. */
  caughtUp(): void {
    if (!this.presenting) this.shown = null;
  }
}
