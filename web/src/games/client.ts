import type { Component } from 'svelte';
import type { OpinionOf, Seen, TableInfo } from '../generated/protocol';
import type { Decision } from '../table/decision.svelte';
import type { Pace } from '../table/pace';
import type { Piece, Words } from '../words/words';

/** What a game supplies to the browser. Everything else knows games only through this. */
export interface GameClient {
  /** As the server calls it. */
  name: string;
  /** Its face in the lobby: a picture without words that fills its box. */
  Poster: Component;
  /** The table. */
  Board: Component<BoardProps, { present: Present }>;
  /** What a piece or a place is: the inside of an explanation sheet. */
  Sheet: Component<SheetProps>;
  /** All there is to explain, for the help page. */
  topics: readonly string[];
  /** The sheet that belongs to a piece in the log: ('adventurer', 7) -> 'adventurer-7'. */
  topicOf(kind: string, key: string | number): string | null;
  /** A piece in a line of the log, as a small picture; null: words will do. */
  Token: Component<{ kind: string; key: string | number }> | null;
  /** What the viewer decides now, in one sentence. Only called when there are offers. */
  question(seen: Seen, table: TableInfo, words: Words): string;
  /** An offer in words, for buttons, keyboard and screen readers. */
  label(offer: unknown, seen: Seen, words: Words, table: TableInfo): string;
  /** Offers that are buttons under the question though they name a piece; those that name none always are. */
  isButton?(offer: unknown, seen: Seen): boolean;
  /** Under which heading an offer stands when there are too many for one list; a message id. */
  groupOf?: (offer: unknown) => string;
  /** What a piece is called at this table, where its key alone does not tell. */
  nameOf?(piece: Piece, table: TableInfo, words: Words): string | null;
  /** The whole situation in words, for those who do not see the table: read on request. */
  describe(seen: Seen, table: TableInfo, words: Words): string[];
  /** The guided first game: what the coach says, and when. The first tip that fits and was not said yet is shown. */
  tips: readonly Tip[];
}

export interface BoardProps {
  table: TableInfo;
  /** What to show. It changes only after `present` has shown how it came about. */
  seen: Seen;
  decision: Decision;
  words: Words;
  /** What a bot thinks of the offers, when it was asked. */
  hints: readonly OpinionOf[] | null;
  /** Seats whose player is connected, and those who are thinking. */
  connected: readonly number[];
  thinking: readonly number[];
  /** What a player could remember (piles, cards played) may be shown. */
  memory: boolean;
  /** Opens the explanation sheet. */
  explain: (topic: string) => void;
}

/** Shows, moving and in order, what happened; ends at once when it is skipped. `after` will be `seen` next. */
export type Present = (events: readonly unknown[], after: Seen, pace: Pace) => Promise<void>;

export interface SheetProps {
  topic: string;
  /** null outside of a table: the standard pieces. */
  table: TableInfo | null;
  words: Words;
}

export interface Tip {
  /** Message id of what the coach says. */
  message: string;
  /** Whether this is the moment. `events` are those just shown. */
  when(seen: Seen, events: readonly { kind: string }[], table: TableInfo): boolean;
}
