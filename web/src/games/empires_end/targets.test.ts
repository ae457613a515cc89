import { expect, test } from 'vitest';
import type { Components, SeenSite, View } from '../../generated/empires_end';
import recorded from '../../generated/recorded/empires_end.json';
import { displayOf } from './display';
import { Pieces } from './pieces';
import { aimsAt, nearest } from './targets';

const { components, frames } = (recorded as unknown as { components: Components; frames: { view: View }[] }[])[0]!;
const pieces = new Pieces(components);

function rowOf(healths: string): SeenSite[] {
  return [...healths].map((health, location) => ({ location, healthy: health === '+', innovations: [] }));
}

/** A disaster with this target, and an empire of which some locations are ruins. */
function aimed(target: number, healths: string, change: Partial<View['empires'][number]> = {}): View {
  const { view } = frames[0]!;
  const card = components.disasters.findIndex((each) => each.target === target + 1);
  const empire = { ...view.empires[0]!, row: rowOf(healths), ...change };
  return { ...view, empires: [empire], disasters: [{ card, heap: {}, is_fought: false, is_suffered: false }] };
}

const marks = (view: View) =>
  view.empires[0]!.row.flatMap((_, position) => aimsAt(displayOf(view), 0, position, pieces).map(({ instead }) => [position, instead]));

test('what is nearest to a ruin burns instead, on both sides if both are equally near', () => {
  expect(nearest(rowOf('+++++++++++'), 4)).toEqual([4]);
  expect(nearest(rowOf('+++....++++'), 4)).toEqual([2]);
  expect(nearest(rowOf('+++...+++++'), 4)).toEqual([2, 6]);
});

test('the target is marked, and what would burn instead of a ruin', () => {
  expect(marks(aimed(4, '+++++++++++'))).toEqual([[4, false]]);
  expect(marks(aimed(4, '++++.++++++'))).toEqual([
    [3, true],
    [4, false],
    [5, true],
  ]);
});

test('nothing is marked in an empire that has fallen', () => {
  expect(marks(aimed(4, '...........', { out: 1 }))).toEqual([]);
});

test('what a quick game begins with is marked until it has struck', () => {
  const view = aimed(4, '+++++++++++');
  const { card } = view.disasters[0]!;
  const founding: View = { ...view, asked: 'founding', viewer: 0, disasters: [], plan: { next: 'found_second', founded: [card] } };
  expect(marks(founding)).toEqual([[4, false]]);
  const struck = { ...founding.empires[0]!, row: rowOf('++++.++++++') };
  expect(marks({ ...founding, empires: [struck] })).toEqual([]);
});

test('who suffers a disaster is marked until its card is placed, and nobody else', () => {
  const view = aimed(4, '+++++++++++');
  const suffered = {
    ...view,
    asked: 'assign' as const,
    seat: 1,
    dealing_with: 0,
    disasters: [{ ...view.disasters[0]!, is_suffered: true }],
  };
  expect(marks(suffered)).toEqual([]);
  expect(marks({ ...suffered, seat: 0 })).toEqual([[4, false]]);
});
