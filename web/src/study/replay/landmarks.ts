import type { Frame } from '../../generated/protocol';

/** A stretch of frames, from `from` up to and including `to`. */
export interface Stretch {
  number: number;
  from: number;
  to: number;
}

/** The rounds of a game that counts them, and the turns within. */
export interface Landmarks {
  rounds: Stretch[];
  turns: Stretch[];
}

/** Found in the views: a game that has rounds or turns shows their numbers there. */
export function landmarksOf(frames: readonly Frame[]): Landmarks {
  const rounds = stretches(frames, (frame) => [numberIn(frame, 'round')]);
  const turns = stretches(frames, (frame) => [numberIn(frame, 'turn'), numberIn(frame, 'round') ?? 0]);
  return { rounds, turns };
}

/** The stretch in which a frame lies. */
export function stretchAt(stretches: readonly Stretch[], index: number): Stretch | null {
  return stretches.find((stretch) => stretch.from <= index && index <= stretch.to) ?? null;
}

function stretches(frames: readonly Frame[], key: (frame: Frame) => (number | null)[]): Stretch[] {
  const found: Stretch[] = [];
  let last = '';
  for (const [index, frame] of frames.entries()) {
    const numbers = key(frame);
    const number = numbers[0];
    if (number === null || number === undefined) continue;
    if (found.length && last === numbers.join('/')) found.at(-1)!.to = index;
    else found.push({ number, from: index, to: index });
    last = numbers.join('/');
  }
  return found;
}

function numberIn(frame: Frame, name: string): number | null {
  const view = frame.view as Record<string, unknown> | null;
  const value = view?.[name];
  return typeof value === 'number' ? value : null;
}
