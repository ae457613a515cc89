import { createContext } from 'svelte';
import type { OpinionOf, TableInfo } from '../generated/protocol';
import type { Decision } from '../table/decision.svelte';
import type { Words } from '../words/words';
import type { Cry } from './cry';

/** What the parts that all boards have in common need to know. A board shares more with its own parts. */
export interface AtBoard {
  readonly table: TableInfo;
  readonly viewer: number | null;
  readonly words: Words;
  readonly decision: Decision;
  readonly hints: readonly OpinionOf[] | null;
  readonly connected: readonly number[];
  readonly thinking: readonly number[];
  /** Something is being shown, or sent: pieces rest. */
  readonly resting: boolean;
  /** What is written large for a moment. */
  readonly cry: Cry | null;
  explain(topic: string): void;
  /** A light look at a sheet, beside a piece; null ends it. */
  peek(topic: string | null, beside: Element | null): void;
}

export const [atBoard, setAtBoard] = createContext<AtBoard>();
