import type { Seen } from '../generated/protocol';

/** An offer that names no piece and no player: to be done, to keep the cards. */
export function isBare(offer: unknown): boolean {
  return Object.keys(offer as object).length === 1;
}

/** What the viewer may decide now, and the choice that is being made. */
export class Decision {
  /** What may be chosen; empty when there is nothing to decide (or while something is still being shown). */
  offers = $state.raw<readonly unknown[]>([]);
  /** The offer that is picked up but not yet confirmed. */
  chosen = $state.raw<unknown>(null);
  /** Sent, not yet answered by the server. */
  sending = $state(false);
  /** The answer that the server holds, while it can still be changed. */
  answered = $state.raw<unknown>(null);
  /** The moves made so far, where the answer is a plan of several; null where it is a single move. */
  plan = $state.raw<readonly unknown[] | null>(null);

  #send: (move: unknown) => void;
  #oneClick: () => boolean;

  constructor(send: (move: unknown) => void, oneClick: () => boolean) {
    this.#send = send;
    this.#oneClick = oneClick;
  }

  /** How many moves of a plan were made. */
  get planned(): number {
    return this.plan?.length ?? 0;
  }

  /** In the middle of a move of a plan: what was begun must be ended, or taken back. */
  get halfMade(): boolean {
    return this.planned > 0 && this.offers.length > 0 && !this.offers.some(isBare);
  }

  show(seen: Seen | null): void {
    this.offers = seen?.offers ?? [];
    this.answered = seen?.answer ?? null;
    this.plan = seen?.plan ?? null;
    this.chosen = null;
    this.sending = false;
  }

  /**
   * Pick an offer up; with "one click" it is played at once, and so is a move of a plan: a plan can be started over.
   * Picking the chosen one again confirms it.
   */
  choose(offer: unknown): void {
    if (this.sending || !this.offers.includes(offer)) return;
    if (this.#oneClick() || this.plan !== null || this.chosen === offer) {
      this.chosen = offer;
      this.confirm();
    } else {
      this.chosen = offer;
    }
  }

  clear(): void {
    if (!this.sending) this.chosen = null;
  }

  confirm(): void {
    if (this.sending || this.chosen === null) return;
    this.sending = true;
    this.#send(this.chosen);
  }
}
