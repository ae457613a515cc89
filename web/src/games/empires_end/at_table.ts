import { createContext } from 'svelte';
import type { AtBoard } from '../../board/at_board';
import type { Display } from './display';
import type { Cry } from './loads';
import type { Offers } from './offers';
import type { Picking } from './picking.svelte';
import type { Pieces } from './pieces';

/** What all parts of the board share. */
export interface AtTable extends AtBoard {
  readonly display: Display;
  readonly pieces: Pieces;
  readonly offers: Offers;
  readonly picking: Picking;
  readonly cry: Cry | null;
  /** Whose empire, or that the discards or the hand, are being looked at. */
  readonly opened: Opened | null;
  open(what: Opened | null): void;
}

export type Opened = number | 'discards' | 'hand';

export const [atTable, setAtTable] = createContext<AtTable>();
