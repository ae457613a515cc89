import type { Load } from '../../board/presentation';
import type { Tokens } from '../../generated/empires_end';
import { amount, TOKENS, type Token } from './pieces';

/** Names of places on the table (`data-place`) for a sort of token; the first that is there counts. */
export type Places = (token: Token) => readonly string[];

export const stockOf = (seat: number) => (token: Token) => [`stock-${seat}-${token}`, `stock-${seat}`, `seat-${seat}`];
export const heapOf = (disaster: number) => () => [`heap-${disaster}`, `disaster-${disaster}`];
export const siteOf = (seat: number, position: number) => () => [`site-${seat}-${position}`, `seat-${seat}`];

/** More than these of a sort would not be told apart. */
const MOST_OF_A_SORT = 5;

/** Tokens on their way. */
export function loadsOf(goods: Partial<Tokens>, from: Places, to: Places): Load[] {
  return TOKENS.map((token) => ({ kind: token, amount: Math.min(amount(goods, token), MOST_OF_A_SORT), from: from(token), to: to(token) }));
}
