import type { SeenSite, View } from '../../generated/empires_end';
import type { Display } from './display';
import type { Pieces } from './pieces';

export interface Aim {
  /** The first disaster or the second. */
  number: number;
  /** What it names is a ruin already: this one would burn instead (END-3.5). */
  instead: boolean;
}

/** The healthy locations nearest to a position: itself, or of two equally near ones both. */
export function nearest(row: readonly SeenSite[], position: number): number[] {
  const healthy = row.flatMap((site, at) => (site.healthy ? [at] : []));
  const distance = Math.min(...healthy.map((at) => Math.abs(at - position)));
  return healthy.filter((at) => Math.abs(at - position) === distance);
}

/** The disasters on the table that aim at this position of an empire. */
export function aimsAt({ view, striking, sufferer }: Display, seat: number, position: number, pieces: Pieces): Aim[] {
  const { row, out } = view.empires[seat]!;
  if (out) return [];
  if (view.asked === 'founding') return seat === view.viewer ? chosenFor(view, row, position, pieces) : [];
  return view.disasters.flatMap(({ card, is_suffered }, number): Aim[] => {
    const named = pieces.disaster(card).target - 1;
    if (named === position) return !is_suffered || (striking === number && sufferer === seat) ? [{ number, instead: false }] : [];
    return !is_suffered && nearest(row, named).includes(position) ? [{ number, instead: true }] : [];
  });
}

/** A quick game begins with two disasters of one's own choice: they aim until both have struck (END-10.3). */
function chosenFor(view: View, row: readonly SeenSite[], position: number, pieces: Pieces): Aim[] {
  if (row.some(({ healthy }) => !healthy)) return [];
  return (view.plan?.founded ?? []).flatMap((card, number): Aim[] =>
    pieces.disaster(card).target - 1 === position ? [{ number, instead: false }] : [],
  );
}
