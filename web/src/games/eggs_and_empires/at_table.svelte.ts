import { createContext } from 'svelte';
import { BoardState } from '../../board/board_state.svelte';
import type { Event, View } from '../../generated/eggs_and_empires';
import { afterEvent, displayOf, type Display } from './display';
import { Offers } from './offers';
import { Picking } from './picking.svelte';
import { bonusesOf } from './pieces';
import { presentEvents, type Stage } from './present';
import { TurnTime } from './timing';

/** What all parts of the board share. Opened is whose nest and discards are being looked through. */
export class AtTable extends BoardState<View, Event, Display, number> {
  readonly offers = $derived(new Offers(this.decision.offers));
  readonly picking = new Picking(() => ({ decision: this.decision, offers: this.offers }));
  readonly bonuses = $derived(bonusesOf(this.table));
  /** Milliseconds in which cards turn over. */
  flip = $state(0);
  readonly #time = new TurnTime();

  protected displayOf(view: View, before: Display | null): Display {
    return displayOf(view, before);
  }

  protected afterEvent(display: Display, event: Event): Display {
    return afterEvent(display, event);
  }

  protected perform(stage: Stage, events: readonly Event[], after: View): Promise<void> {
    this.flip = stage.pace.length(420);
    return presentEvents(stage, this.#time.share(events, after), after);
  }
}

export const [atTable, setAtTable] = createContext<AtTable>();
