import type { Move } from '../../generated/empires_end';
import type { AtTable } from './at_table.svelte';

export interface Filling {
  token: 'axe' | 'coin';
  /** In this bid so far. */
  count: number;
  less: Move | null;
  more: Move | null;
}

/** The fist that is being filled: first axes, then coins; null: nobody asks for a bid now. */
export function bidding({ offers, decision }: Pick<AtTable, 'offers' | 'decision'>): Filling | null {
  const kind = offers.has('BidAxes') ? 'BidAxes' : offers.has('BidCoins') ? 'BidCoins' : null;
  if (!kind) return null;
  const chosen = decision.chosen as Move | null;
  const count = chosen?.kind === kind ? chosen.count : 0;
  return { token: kind === 'BidAxes' ? 'axe' : 'coin', count, less: offers.bid(kind, count - 1), more: offers.bid(kind, count + 1) };
}
