import { createContext } from 'svelte';
import type { AtBoard } from '../../board/at_board';
import type { Display } from './display';
import type { Offers } from './offers';
import type { Bonuses } from './say';
import type { Cry } from './present';

/** What all parts of the board share. */
export interface AtTable extends AtBoard {
  readonly display: Display;
  readonly bonuses: Bonuses;
  readonly offers: Offers;
  readonly memory: boolean;
  /** Seats that have chosen while others still think. */
  readonly answered: readonly number[];
  readonly cry: Cry | null;
  /** Whose nest and discards are being looked through. */
  readonly opened: number | null;
  open(seat: number | null): void;
}

export const [atTable, setAtTable] = createContext<AtTable>();
