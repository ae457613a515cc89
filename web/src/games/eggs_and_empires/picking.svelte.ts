import type { Move } from '../../generated/eggs_and_empires';
import type { Decision } from '../../table/decision.svelte';
import { cardsOf, type Offers } from './offers';

interface Table {
  decision: Decision;
  offers: Offers;
}

/** Choices made of two pieces: with two players a turn takes two cards. */
export class Picking {
  /** Of two cards the first; it belongs to the decision it was made for. */
  #first = $state.raw<{ card: number; offers: readonly unknown[] } | null>(null);
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  drop(): void {
    this.#first = null;
  }

  get #half(): number | null {
    const { decision } = this.#table();
    return this.#first && this.#first.offers === decision.offers && decision.chosen === null ? this.#first.card : null;
  }

  /** The cards of the choice that is being made. */
  get lifted(): readonly number[] {
    const half = this.#half;
    return half === null ? cardsOf(this.#table().decision.chosen) : [half];
  }

  pickPair(card: number): void {
    const { decision, offers } = this.#table();
    const up = this.lifted;
    if (up.includes(card)) {
      if (up.length === 2 && decision.chosen) return decision.choose(decision.chosen);
      return this.drop();
    }
    const pair = up.length === 1 ? offers.pair(up[0]!, card) : null;
    if (pair) return decision.choose(pair);
    decision.clear();
    this.#first = { card, offers: decision.offers };
  }

  /** Which moves a click on this card may lead to. */
  fits(card: number): (move: Move) => boolean {
    const half = this.#half;
    return (move) =>
      (move.kind === 'ChooseAdventurer' && move.card === card) ||
      (move.kind === 'ChooseAdventurers' &&
        (move.higher === card || move.lower === card) &&
        (half === null || half === card || move.higher === half || move.lower === half));
  }
}
