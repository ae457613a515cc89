import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Replay } from '../../generated/protocol';
import type { Pace } from '../../table/pace';

vi.mock('../../ui/preferences.svelte', () => ({ preferences: { scale: 1, calm: false } }));
const { ReplayPlayer } = await import('./player.svelte');

const frames = Array.from({ length: 5 }, (_, step): Frame => ({
  step,
  events: [{ kind: `e${step}` }],
  view: { step },
  deciders: [],
  answers: null,
}));
const replay = { viewer: 1, frames } as unknown as Replay;
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('going through a replay', () => {
  const shown: unknown[] = [];
  const present = async (events: readonly unknown[], _after: unknown, pace: Pace) => {
    shown.push(...events);
    await pace.wait(1000);
  };
  let player: InstanceType<typeof ReplayPlayer>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    player = new ReplayPlayer(replay, 1);
    player.present = present;
  });
  afterEach(() => vi.useRealTimers());

  it('shows one step forward moving, and only then on the board', async () => {
    player.forward();
    await settled();
    expect([player.at, player.seen.step, shown]).toEqual([2, 1, [{ kind: 'e2' }]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.seen.step, player.seen.offers, player.seen.viewer]).toEqual([2, [], 1]);
  });

  it('jumps without showing anything, within the game', async () => {
    player.jump(99);
    await settled();
    expect([player.at, player.seen.step, shown]).toEqual([4, 4, []]);
    player.jump(-1);
    await settled();
    expect(player.seen.step).toBe(0);
  });

  it('goes back while something is shown: the board is told anew what it had', async () => {
    const before = player.seen;
    player.forward();
    await settled();
    player.back();
    await settled();
    expect([player.at, player.seen.step]).toEqual([1, 1]);
    expect(player.seen).not.toBe(before);
  });

  it('hurries when steps are asked for faster than they can be shown', async () => {
    player.forward();
    await settled();
    player.forward();
    await settled();
    expect([player.at, player.seen.step]).toEqual([3, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.seen.step).toBe(3);
  });

  it('plays to the end and stops there; from the end it begins again', async () => {
    player.toggle();
    expect(player.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([player.playing, player.at, player.seen.step]).toEqual([false, 4, 4]);
    player.toggle();
    await settled();
    expect([player.playing, player.at]).toEqual([true, 1]);
    player.toggle();
    await settled();
    expect([player.playing, player.seen.step]).toEqual([false, 1]);
  });
});
