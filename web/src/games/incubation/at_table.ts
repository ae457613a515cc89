import { createContext } from 'svelte';
import type { AtBoard } from '../../board/at_board';
import type { Display } from './display';
import type { Offers } from './offers';
import type { Picking } from './picking.svelte';
import type { Cry } from './loads';

/** What all parts of the board share. */
export interface AtTable extends AtBoard {
  readonly display: Display;
  readonly offers: Offers;
  readonly picking: Picking;
  readonly cry: Cry | null;
  /** Whose hatchery, or that the objectives, are being looked at. */
  readonly opened: number | 'objectives' | null;
  open(what: number | 'objectives' | null): void;
}

export const [atTable, setAtTable] = createContext<AtTable>();
