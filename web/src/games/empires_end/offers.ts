import type { Move, SeenInnovation } from '../../generated/empires_end';
import type { Pieces, Token } from './pieces';

type Kind = Move['kind'];
type Of<K extends Kind> = Extract<Move, { kind: K }>;

/** Moves that name a place in the row. */
export type Tool = 'SwapFirst' | 'MoveFrom' | 'UseRefresh' | 'Repeat' | 'Repair';

/** Finding the offer that belongs to a piece. */
export class Offers {
  constructor(readonly all: readonly unknown[]) {}

  get moves(): readonly Move[] {
    return this.all as readonly Move[];
  }

  of<K extends Kind>(kind: K): readonly Of<K>[] {
    return this.moves.filter((move): move is Of<K> => move.kind === kind);
  }

  has(kind: Kind): boolean {
    return this.moves.some((move) => move.kind === kind);
  }

  #find<K extends Kind>(kind: K, fits: (move: Of<K>) => boolean): Of<K> | null {
    return this.of(kind).find(fits) ?? null;
  }

  fight(disaster: number, token: Token): Move | null {
    return this.#find('Fight', (move) => move.disaster === disaster && move.token === token);
  }

  /** Whether something can be done about this disaster now. */
  isOpen(disaster: number): boolean {
    return this.moves.some((move) => 'disaster' in move && move.disaster === disaster);
  }

  choose(position: number): Move | null {
    return this.#find('ChoosePosition', (move) => move.position === position);
  }

  at(tool: Tool, position: number): Move | null {
    return this.#find(tool, (move) => move.position === position);
  }

  build(slot: number): Move | null {
    return this.#find('Build', (move) => move.slot === slot);
  }

  sell(slot: number): Move | null {
    return this.#find('Sell', (move) => move.slot === slot);
  }

  found(slot: number): Move | null {
    return this.#find('FoundWith', (move) => move.slot === slot);
  }

  bid(kind: 'BidAxes' | 'BidCoins', count: number): Move | null {
    return this.#find(kind, (move) => move.count === count);
  }

  pick(number: number): Move | null {
    return this.#find('PickInnovation', (move) => move.number === number);
  }

  refresh(position: number, ready: string): Move | null {
    return this.#find('Refresh', (move) => move.position === position && move.ready === ready);
  }

  /** What a strip in the viewer's row can do against this disaster: bid for free, or replace it. */
  ready(innovation: SeenInnovation, disaster: number, pieces: Pieces): Move | null {
    if (innovation.exhausted) return null;
    const { does, resource } = pieces.effect(innovation);
    if (does === 'replace') return this.#find('Replace', (move) => move.disaster === disaster);
    if (does !== 'free_bid') return null;
    return this.#find('FreeBid', (move) => move.disaster === disaster && move.resource === resource);
  }
}

/** What a marker keeps from use, as offers call it. */
export function readyAgain(innovation: SeenInnovation, pieces: Pieces): string {
  const { does, resource } = pieces.effect(innovation);
  return does === 'replace' || !resource ? 'replace' : resource;
}
