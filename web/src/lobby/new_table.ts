import type { NewTable, SeatWish, Settings } from '../generated/protocol';
import { nickname } from '../net/key';
import { rest } from '../net/rest';
import type { BotLevel } from '../ui/levels';

export const USUAL_SETTINGS: Settings = {
  public: false,
  spectators: true,
  hints: true,
  memory: true,
  undo: true,
  clock: { kind: 'none', seconds: 60, increment: 0 },
  stand_in: 'medium',
};

export function me(): SeatWish {
  return { kind: 'me', name: nickname() || null, level: null };
}

export function bot(level: BotLevel): SeatWish {
  return { kind: 'bot', name: null, level };
}

export function friend(): SeatWish {
  return { kind: 'open', name: null, level: null };
}

/** Me against bots, at once. */
export function quickTable(game: string, level: BotLevel, bots: number): NewTable {
  const seats = [me(), ...Array.from({ length: bots }, () => bot(level))];
  return { game, seats, options: {}, components: null, settings: USUAL_SETTINGS, lesson: false };
}

export async function playNow(game: string, most: number): Promise<string> {
  return (await rest.makeTable(quickTable(game, 'medium', Math.min(3, most - 1)))).id;
}

/** A first game with a coach beside: easy rivals, and few of them. */
export async function learn(game: string, least: number): Promise<string> {
  return (await rest.makeTable({ ...quickTable(game, 'easy', Math.max(2, least - 1)), lesson: true })).id;
}
