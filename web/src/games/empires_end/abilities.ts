import type { Effect, View } from '../../generated/empires_end';
import type { Pieces } from './pieces';

export interface Acting {
  position: number;
  location: number;
  /** null: what the location itself can do. */
  card: number | null;
  effect: Effect;
}

/** What an empire's healthy locations, and the innovations under them, can do in a kind of phase; from the left. */
export function abilitiesOf(view: View, seat: number, when: Effect['when'], pieces: Pieces): Acting[] {
  return view.empires[seat]!.row.flatMap(({ location, healthy, innovations }, position) => {
    if (!healthy) return [];
    const own = { position, location, card: null, effect: pieces.location(location).ability };
    const under = innovations.map((each) => ({ position, location, card: each.card, effect: pieces.effect(each) }));
    return [own, ...under].filter(({ effect }) => effect.when === when);
  });
}
