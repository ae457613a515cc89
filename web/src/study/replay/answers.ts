import type { Frame, Judged } from '../../generated/protocol';

export interface Decided {
  move: { kind: string };
  /** What a bot thought of it, if it was asked and there was a choice. */
  judged: Judged | null;
}

/** What each seat decided in a step: one move, or the moves of a plan one after the other. */
export function answersOf(frame: Frame, judged: readonly Judged[]): { seat: number; decided: Decided[] }[] {
  return Object.entries(frame.answers ?? {}).map(([key, answer]) => {
    const seat = Number(key);
    const waiting = judged.filter((each) => each.step === frame.step && each.seat === seat);
    const decided = movesOf(answer).map((move) => ({ move, judged: isOf(waiting[0], move) ? waiting.shift()! : null }));
    return { seat, decided };
  });
}

function movesOf(answer: unknown): { kind: string }[] {
  const { kind, moves } = answer as { kind: string; moves?: { kind: string }[] };
  return kind === 'Plan' && moves ? moves : [answer as { kind: string }];
}

function isOf(judged: Judged | undefined, move: unknown): boolean {
  return judged !== undefined && JSON.stringify(judged.move) === JSON.stringify(move);
}
