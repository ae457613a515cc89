import { createContext } from 'svelte';
import { BoardState } from '../../board/board_state.svelte';
import type { Event, View } from '../../generated/incubation';
import { afterEvent, displayOf, type Display } from './display';
import { Offers } from './offers';
import { Picking } from './picking.svelte';
import { presentEvents, type Stage } from './present';
import { TurnTime } from './timing';

/** Whose hatchery, or that the objectives, are being looked at. */
type Opened = number | 'objectives';

/** What all parts of the board share. */
export class AtTable extends BoardState<View, Event, Display, Opened> {
  readonly offers = $derived(new Offers(this.decision.offers));
  readonly picking = new Picking(() => ({ decision: this.decision, offers: this.offers, view: this.display.view }));
  readonly #time = new TurnTime(() => ({ viewer: this.viewer, players: this.table.players }));

  protected displayOf(view: View, before: Display | null): Display {
    return displayOf(view, before);
  }

  protected afterEvent(display: Display, event: Event): Display {
    return afterEvent(display, event);
  }

  protected perform(stage: Stage, events: readonly Event[], after: View): Promise<void> {
    return presentEvents(stage, this.#time.share(events, after));
  }
}

export const [atTable, setAtTable] = createContext<AtTable>();
