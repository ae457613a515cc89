import { beforeEach, describe, expect, test } from 'vitest';
import type { Move, View } from '../../generated/incubation';
import type { Seen } from '../../generated/protocol';
import { Decision } from '../../table/decision.svelte';
import { Offers } from './offers';
import { Picking } from './picking.svelte';

const KEEP: Move = { kind: 'KeepDice' };
const BOTH: Move = { kind: 'UseBoth' };
const again = (die: number): Move => ({ kind: 'RerollDie', die });
const use = (die: number): Move => ({ kind: 'UseDie', die });
const spend = (die: number, pile: number): Move => ({ kind: 'SpendDie', die, pile });

let sent: unknown[];
let oneClick: boolean;

beforeEach(() => {
  sent = [];
  oneClick = false;
});

function picking(dice: View['turn']['dice'], moves: readonly Move[], used = [false, false]): { decision: Decision; hand: Picking } {
  const decision = new Decision(
    (move) => sent.push(move),
    () => oneClick,
  );
  decision.show({ offers: moves, answer: null } as unknown as Seen);
  const view = { turn: { dice, used } } as unknown as View;
  const hand = new Picking(() => ({ decision, offers: new Offers(decision.offers), view }));
  return { decision, hand };
}

describe('rolling again', () => {
  const moves = [KEEP, again(0), again(1), { kind: 'RerollBoth' } satisfies Move];

  test('each die is picked or put back', () => {
    const { decision, hand } = picking(['fire', 'gold'], moves);
    hand.pickDie(1);
    expect(decision.chosen).toEqual(again(1));
    hand.pickDie(0);
    expect(decision.chosen).toEqual({ kind: 'RerollBoth' });
    hand.pickDie(1);
    expect(decision.chosen).toEqual(again(0));
    hand.pickDie(0);
    expect(decision.chosen).toBeNull();
    expect(sent).toEqual([]);
  });

  test('one click is not enough to roll: there may be a second die', () => {
    oneClick = true;
    const { hand } = picking(['fire', 'gold'], moves);
    hand.pickDie(0);
    expect(sent).toEqual([]);
  });
});

describe('two different dice', () => {
  const moves = [use(0), spend(0, 0), spend(0, 2), use(1), spend(1, 0), spend(1, 2)];

  test('a die acts, and with a pile it pays for the egg', () => {
    const { decision, hand } = picking(['fire', 'gold'], moves);
    hand.pickDie(1);
    expect(decision.chosen).toEqual(use(1));
    expect([hand.isUp(0), hand.isUp(1)]).toEqual([false, true]);
    hand.pickPile(2);
    expect(decision.chosen).toEqual(spend(1, 2));
    hand.pickPile(0);
    expect(decision.chosen).toEqual(spend(1, 0));
    hand.pickPile(0);
    expect(sent).toEqual([spend(1, 0)]);
  });

  test('the pile may come first, and the other die may pay', () => {
    const { decision, hand } = picking(['fire', 'gold'], moves);
    hand.pickPile(2);
    expect(decision.chosen).toEqual(spend(0, 2));
    hand.pickDie(1);
    expect(decision.chosen).toEqual(spend(1, 2));
    expect(hand.isPileUp(2)).toBe(true);
  });

  test('a second click on a die confirms that it acts', () => {
    const { hand } = picking(['fire', 'gold'], moves);
    hand.pickDie(0);
    hand.pickDie(0);
    expect(sent).toEqual([use(0)]);
  });

  test('one click plays what is clear, and waits where it is not', () => {
    oneClick = true;
    const clear = picking(['fire', 'gold'], [use(0), use(1)]);
    clear.hand.pickDie(1);
    expect(sent).toEqual([use(1)]);
    const open = picking(['fire', 'gold'], moves);
    open.hand.pickPile(0);
    expect(sent).toHaveLength(1);
    open.hand.pickDie(1);
    open.hand.pickPile(0);
    expect(sent).toEqual([use(1), spend(1, 0)]);
  });
});

describe('two equal dice', () => {
  const moves = [BOTH, use(0), spend(0, 1)];

  test('either of them stands for both, and either can pay', () => {
    const { decision, hand } = picking(['fire', 'fire'], moves);
    hand.pickDie(1);
    expect(decision.chosen).toEqual(BOTH);
    expect([hand.isUp(0), hand.isUp(1)]).toEqual([true, true]);
    hand.pickPile(1);
    expect(decision.chosen).toEqual(spend(0, 1));
    expect([hand.isUp(0), hand.isUp(1)]).toEqual([false, true]);
  });
});

test('a die that must take an egg is not picked: the pile is enough', () => {
  const { hand } = picking(['fire', 'fire'], [spend(1, 0), spend(1, 1)], [true, false]);
  expect([hand.canPick(0), hand.canPick(1)]).toEqual([false, false]);
  expect([0, 1, 2].map((pile) => hand.canPickPile(pile))).toEqual([true, true, false]);
  hand.pickPile(1);
  hand.pickPile(1);
  expect(sent).toEqual([spend(1, 1)]);
});
