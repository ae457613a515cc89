import type { Mark, Move } from '../../generated/eggs_and_empires';
import { sameMark } from './pieces';

/** Finding the offer that belongs to a piece. */
export class Offers {
  constructor(readonly all: readonly unknown[]) {}

  get moves(): readonly Move[] {
    return this.all as readonly Move[];
  }

  card(card: number): Move | null {
    return this.moves.find((move) => move.kind === 'ChooseAdventurer' && move.card === card) ?? null;
  }

  get isPair(): boolean {
    return this.moves[0]?.kind === 'ChooseAdventurers';
  }

  pair(one: number, other: number): Move | null {
    const [lower, higher] = one < other ? [one, other] : [other, one];
    return this.moves.find((move) => move.kind === 'ChooseAdventurers' && move.higher === higher && move.lower === lower) ?? null;
  }

  /** Whether a card can be one of the two. */
  inPair(card: number): boolean {
    return this.moves.some((move) => move.kind === 'ChooseAdventurers' && (move.higher === card || move.lower === card));
  }

  faceUp(value: number): Move | null {
    return this.moves.find((move) => move.kind === 'TakeFaceUpEgg' && move.value === value) ?? null;
  }

  faceDown(scout: number): Move | null {
    return this.moves.find((move) => move.kind === 'TakeFaceDownEgg' && move.scout === scout) ?? null;
  }

  giveTo(seat: number): Move | null {
    return this.moves.find((move) => move.kind === 'GiveEgg' && move.to === seat) ?? null;
  }

  discard(mark: Mark): Move | null {
    return this.moves.find((move) => move.kind === 'DiscardEgg' && sameMark(move.mark, mark)) ?? null;
  }

  get isDiscarding(): boolean {
    return this.moves.some((move) => move.kind === 'DiscardEgg');
  }
}

/** The cards of an answer that can still be changed. */
export function cardsOf(move: unknown): readonly number[] {
  const chosen = move as Move | null;
  if (chosen?.kind === 'ChooseAdventurer') return [chosen.card];
  if (chosen?.kind === 'ChooseAdventurers') return [chosen.higher, chosen.lower];
  return [];
}
