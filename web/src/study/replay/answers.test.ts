import { expect, it } from 'vitest';
import type { Frame, Judged } from '../../generated/protocol';
import { answersOf } from './answers';

const frame = (answers: Frame['answers']): Frame => ({ step: 4, events: [], view: {}, deciders: [0, 1], answers });
const judge = (seat: number, move: unknown): Judged => ({ step: 4, seat, chances: 0.5, lost: 0.1, move, best: move });

it('takes a plan apart, and gives each move what was thought of it', () => {
  const twice = { kind: 'Convert', pays: 'wheat' };
  const moves = [twice, { kind: 'Done' }];
  const judged = judge(1, twice);
  const answers = answersOf(frame({ 0: { kind: 'Suffer' }, 1: { kind: 'Plan', moves } }), [judge(0, { kind: 'Other' }), judged]);
  expect(answers).toEqual([
    { seat: 0, decided: [{ move: { kind: 'Suffer' }, judged: null }] },
    {
      seat: 1,
      decided: [
        { move: twice, judged },
        { move: { kind: 'Done' }, judged: null },
      ],
    },
  ]);
});

it('has nothing to tell while the answers are secret', () => {
  expect(answersOf(frame(null), [])).toEqual([]);
});
