import type { Move, SeenInnovation, View } from '../../generated/empires_end';
import type { Decision } from '../../table/decision.svelte';
import { readyAgain, type Offers, type Tool } from './offers';
import type { Pieces, Token } from './pieces';

interface Table {
  decision: Decision;
  offers: Offers;
  view: View;
  pieces: Pieces;
}

/** Which piece a click means where it can mean several things: which of two disasters, what to do with a location. */
export class Picking {
  #aim = $state.raw<{ disaster: number; phase: number } | null>(null);
  #tool = $state.raw<{ tool: Tool; offers: readonly unknown[] } | null>(null);
  /** The place that was clicked, should the next question be just that. */
  #wish: { position: number; number: number | null } | null = null;
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** The disaster that a click on a token is meant for. */
  get aim(): number {
    const { offers, view } = this.#table();
    const aim = this.#aim?.phase === view.phase ? this.#aim.disaster : null;
    if (aim !== null && offers.isOpen(aim)) return aim;
    const open = view.disasters.findIndex(
      (_, disaster) => offers.isOpen(disaster) && offers.moves.some((move) => move.kind === 'Suffer' && move.disaster === disaster),
    );
    return Math.max(0, open);
  }

  aimAt(disaster: number): void {
    this.#aim = { disaster, phase: this.#table().view.phase };
    this.#table().decision.clear();
  }

  /** What a click on a location does, where several things are possible. */
  get tool(): Tool | null {
    const { offers, decision } = this.#table();
    if (this.#tool && this.#tool.offers === decision.offers) return this.#tool.tool;
    return offers.has('Repeat') ? 'Repeat' : offers.has('Repair') ? 'Repair' : null;
  }

  take(tool: Tool): void {
    const { decision } = this.#table();
    this.#tool = this.tool === tool ? null : { tool, offers: decision.offers };
    decision.clear();
  }

  drop(): void {
    this.#tool = null;
    this.#wish = null;
  }

  /** A token of the stock: a bid on the disaster aimed at, or on the other if only that one takes it. */
  fight(token: Token): Move | null {
    const { offers } = this.#table();
    return offers.fight(this.aim, token) ?? offers.fight(1 - this.aim, token);
  }

  /** A location of the viewer's row. */
  site(position: number): Move | null {
    const { offers, view } = this.#table();
    const picks = offers.has('PickInnovation') && view.plan?.position === position ? offers.pick(0) : null;
    return offers.choose(position) ?? picks ?? (this.tool ? offers.at(this.tool, position) : null);
  }

  /** An innovation under it. */
  strip(position: number, number: number): Move | null {
    const { offers, view, pieces } = this.#table();
    const innovation = view.empires[view.viewer ?? -1]?.row[position]?.innovations[number];
    if (!innovation) return null;
    if (offers.has('PickInnovation')) return view.plan?.position === position ? this.#picked(position, number) : null;
    if (this.tool === 'MoveFrom') return offers.at('MoveFrom', position);
    return this.#inPhase(position, innovation, offers, pieces);
  }

  #inPhase(position: number, innovation: SeenInnovation, offers: Offers, pieces: Pieces): Move | null {
    if (innovation.exhausted) return offers.refresh(position, readyAgain(innovation, pieces));
    const { does, when } = pieces.effect(innovation);
    if (does === 'refresh_adjacent' && when === 'industry') return offers.at('UseRefresh', position);
    return offers.ready(innovation, this.aim, pieces) ?? offers.ready(innovation, 1 - this.aim, pieces);
  }

  /** Of equal ones offers name the first only. */
  #picked(position: number, number: number): Move | null {
    const { offers, view, pieces } = this.#table();
    const { innovations } = view.empires[view.viewer!]!.row[position]!;
    const look = ({ card, exhausted }: SeenInnovation) => JSON.stringify([pieces.disaster(card).innovation, exhausted]);
    const first = innovations.findIndex((each) => look(each) === look(innovations[number]!));
    return offers.pick(number + 1) ?? offers.pick(first + 1);
  }

  chooseStrip(position: number, number: number): void {
    const move = this.strip(position, number);
    if (!move) return;
    this.#wish = { position, number: move.kind === 'MoveFrom' ? number : null };
    this.#table().decision.choose(move);
  }

  /** Who clicked a strip has already said which one: the question that follows is answered by that. */
  follow(): void {
    const { decision, view } = this.#table();
    const wish = this.#wish;
    if (!wish || !decision.offers.length || decision.chosen !== null || decision.sending) return;
    const move = this.#wished(wish);
    if (!this.#stillWished(view)) this.#wish = null;
    if (!move) return;
    this.#wish = null;
    decision.chosen = move;
    decision.confirm();
  }

  #wished({ position, number }: { position: number; number: number | null }): Move | null {
    const { offers, view } = this.#table();
    if (view.asked === 'free_bid' || view.asked === 'replace') return offers.choose(position);
    return number !== null && view.plan?.next === 'move_pick' && view.plan.position === position ? this.#picked(position, number) : null;
  }

  /** The question has not come yet. */
  #stillWished(view: View): boolean {
    return view.asked === 'disaster' || view.plan?.next === 'industry';
  }
}
