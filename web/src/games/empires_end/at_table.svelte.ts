import { createContext, untrack } from 'svelte';
import { BoardState } from '../../board/board_state.svelte';
import type { Event, View } from '../../generated/empires_end';
import type { BoardProps } from '../client';
import { afterEvent, displayOf, type Display } from './display';
import { Offers } from './offers';
import { Picking } from './picking.svelte';
import { Pieces } from './pieces';
import { news, type Before } from './planned';
import { presentEvents, type Stage } from './present';
import { share } from './timing';

/** Whose empire, or that the discards or the hand, are being looked at. */
type Opened = number | 'discards' | 'hand';

/** What all parts of the board share. */
export class AtTable extends BoardState<View, Event, Display, Opened> {
  readonly pieces = $derived(Pieces.at(this.table));
  readonly offers = $derived(new Offers(this.decision.offers));
  readonly picking = new Picking(() => ({ decision: this.decision, offers: this.offers, view: this.display.view, pieces: this.pieces }));
  #before: Before | null = null;

  constructor(props: () => BoardProps) {
    super(props);
    $effect.pre(() => {
      if (!this.seen.plan?.length) this.#before = { step: this.seen.step, view: this.seen.view as View };
    });
    $effect(() => {
      void [this.display.view, this.decision.offers];
      untrack(() => !this.resting && this.picking.follow());
    });
  }

  protected displayOf(view: View, before: Display | null): Display {
    return displayOf(view, before);
  }

  protected afterEvent(display: Display, event: Event): Display {
    return afterEvent(display, event);
  }

  /** What the viewer has seen while planning is not shown again. */
  protected perform(stage: Stage, events: readonly Event[]): Promise<void> {
    const { step, plan } = this.seen;
    const before = this.#before?.step === step ? this.#before.view : null;
    const fresh = plan?.length ? news(stage.display, before, events) : { from: stage.display, events };
    stage.display = fresh.from;
    return presentEvents(stage, share(fresh.events));
  }
}

export const [atTable, setAtTable] = createContext<AtTable>();
