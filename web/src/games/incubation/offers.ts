import type { Move, View } from '../../generated/incubation';

type Kind = Move['kind'];
type Of<K extends Kind> = Extract<Move, { kind: K }>;

/** Finding the offer that belongs to a piece. */
export class Offers {
  constructor(readonly all: readonly unknown[]) {}

  get moves(): readonly Move[] {
    return this.all as readonly Move[];
  }

  #find<K extends Kind>(kind: K, fits: (move: Of<K>) => boolean = () => true): Move | null {
    return this.moves.find((move) => move.kind === kind && fits(move as Of<K>)) ?? null;
  }

  /** Rolling these dice again, or keeping both. */
  reroll(again: readonly boolean[]): Move | null {
    if (again[0] && again[1]) return this.#find('RerollBoth');
    return this.#find(
      again[0] || again[1] ? 'RerollDie' : 'KeepDice',
      (move) => move.kind === 'KeepDice' || move.die === (again[0] ? 0 : 1),
    );
  }

  get isRerolling(): boolean {
    return this.moves[0]?.kind === 'KeepDice';
  }

  get both(): Move | null {
    return this.#find('UseBoth');
  }

  act(die: number): Move | null {
    return this.#find('UseDie', (move) => move.die === die);
  }

  spend(die: number, pile: number): Move | null {
    return this.#find('SpendDie', (move) => move.die === die && move.pile === pile);
  }

  /** The dice that can be spent for an egg of this pile. */
  diceFor(pile: number): number[] {
    return [0, 1].filter((die) => this.spend(die, pile));
  }

  firstEgg(pile: number): Move | null {
    return this.#find('TakeFirstEgg', (move) => move.pile === pile);
  }

  /** Putting something onto an egg, or letting it hatch. */
  incubator(number: number): Move | null {
    return (
      this.#find('PlaceResource', (move) => move.incubator === number) ?? this.#find('HatchFirst', (move) => move.incubator === number)
    );
  }

  section(number: number): Move | null {
    return this.#find('StoreSurplus', (move) => move.section === number) ?? this.#find('TakeTreasure', (move) => move.section === number);
  }

  objective(slot: number): Move | null {
    return this.#find('TakeObjective', (move) => move.slot === slot);
  }

  /** Under which number offers name this die: of two equal ones they name the first only. */
  numberOf(die: number, { turn }: View): number | null {
    if (this.moves.some((move) => 'die' in move && move.die === die)) return die;
    if (turn.used[die] || !this.moves.some((move) => move.kind === 'UseBoth')) return null;
    return 0;
  }
}
