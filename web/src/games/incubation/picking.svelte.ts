import type { Move, View } from '../../generated/incubation';
import type { Decision } from '../../table/decision.svelte';
import type { Offers } from './offers';

/** Choices made of two pieces: the dice to be rolled again, or a die and the pile it is spent for. */
export class Picking {
  #held = $state.raw<{ die: number; offers: readonly unknown[] } | null>(null);
  readonly #table: () => { decision: Decision; offers: Offers; view: View };

  constructor(table: () => { decision: Decision; offers: Offers; view: View }) {
    this.#table = table;
  }

  /** The die that was clicked; it belongs to the decision it was picked up for. */
  get held(): number | null {
    return this.#held && this.#held.offers === this.#table().decision.offers ? this.#held.die : null;
  }

  drop(): void {
    this.#held = null;
  }

  /** Whether a die is part of the choice that is being made. */
  isUp(die: number): boolean {
    const { decision, offers, view } = this.#table();
    const chosen = decision.chosen as Move | null;
    if (chosen?.kind === 'RerollBoth' || chosen?.kind === 'UseBoth') return true;
    if (chosen && 'die' in chosen)
      return offers.both && this.held !== null ? this.held === die : offers.numberOf(die, view) === die && chosen.die === die;
    return !chosen && this.held === die;
  }

  /** Whether a click on this die does something. */
  canPick(die: number): boolean {
    const { offers, view } = this.#table();
    if (offers.isRerolling) return true;
    const number = offers.numberOf(die, view);
    return number !== null && (this.#actOf(number) !== null || view.turn.used.every((used) => !used));
  }

  pickDie(die: number): void {
    const { decision, offers, view } = this.#table();
    if (offers.isRerolling) return this.#pickToRoll(die);
    const number = offers.numberOf(die, view);
    if (number === null) return;
    const chosen = decision.chosen as Move | null;
    const act = this.#actOf(number);
    if (chosen?.kind === 'SpendDie' && this.held === null && chosen.die !== number)
      return this.#take(die, offers.spend(number, chosen.pile));
    if (act && (this.held === die || !this.#canSpend(number)) && (chosen === act || !this.#canSpend(number))) return decision.choose(act);
    this.#take(die, act);
  }

  pickPile(pile: number): void {
    const { decision, offers, view } = this.#table();
    const first = offers.firstEgg(pile);
    if (first) return decision.choose(first);
    const dice = offers.diceFor(pile);
    const held = this.held === null ? null : offers.numberOf(this.held, view);
    const chosen = decision.chosen as Move | null;
    const die = held !== null && dice.includes(held) ? held : chosen?.kind === 'SpendDie' && chosen.pile === pile ? chosen.die : dice[0];
    const move = die === undefined ? null : offers.spend(die, pile);
    // Which of two dice pays was not said yet: it can still be changed by a click on the other.
    if (held === null && dice.length > 1 && decision.chosen !== move) decision.chosen = move;
    else if (move) decision.choose(move);
  }

  /** The offer that a click on this pile leads to. */
  isPileUp(pile: number): boolean {
    const chosen = this.#table().decision.chosen as Move | null;
    return (chosen?.kind === 'SpendDie' || chosen?.kind === 'TakeFirstEgg') && chosen.pile === pile;
  }

  canPickPile(pile: number): boolean {
    const { offers } = this.#table();
    return offers.firstEgg(pile) !== null || offers.diceFor(pile).length > 0;
  }

  #take(die: number, move: Move | null): void {
    const { decision } = this.#table();
    this.#held = { die, offers: decision.offers };
    decision.chosen = move;
  }

  #actOf(number: number): Move | null {
    const { offers } = this.#table();
    return offers.both ?? offers.act(number);
  }

  #canSpend(number: number): boolean {
    return this.#table().offers.moves.some((move) => move.kind === 'SpendDie' && move.die === number);
  }

  #pickToRoll(die: number): void {
    const { decision, offers } = this.#table();
    const again = [this.isUp(0), this.isUp(1)];
    again[die] = !again[die];
    decision.chosen = again[0] || again[1] ? offers.reroll(again) : null;
  }
}
