import { createContext } from 'svelte';
import type { OpinionOf, TableInfo } from '../../generated/protocol';
import type { Decision } from '../../table/decision.svelte';
import type { Words } from '../../words/words';
import type { Display } from './display';
import type { Offers } from './offers';
import type { Bonuses } from './say';
import type { Cry } from './present';

/** What all parts of the board share. */
export interface AtTable {
  readonly table: TableInfo;
  readonly display: Display;
  readonly words: Words;
  readonly bonuses: Bonuses;
  readonly decision: Decision;
  readonly offers: Offers;
  readonly hints: readonly OpinionOf[] | null;
  readonly memory: boolean;
  readonly connected: readonly number[];
  readonly thinking: readonly number[];
  /** Seats that have chosen while others still think. */
  readonly answered: readonly number[];
  /** Something is being shown, or sent: pieces rest. */
  readonly resting: boolean;
  readonly cry: Cry | null;
  /** Whose nest and discards are being looked through. */
  readonly opened: number | null;
  open(seat: number | null): void;
  explain(topic: string): void;
  /** A light look at a sheet, beside a piece; null ends it. */
  peek(topic: string | null, beside: Element | null): void;
}

export const [atTable, setAtTable] = createContext<AtTable>();
