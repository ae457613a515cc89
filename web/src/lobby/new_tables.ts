import { LESSON_LEVEL, USUAL_LEVEL, USUAL_SETTINGS } from '../generated/constants';
import type { NewSeat, NewTable } from '../generated/protocol';
import { nickname } from '../net/key';
import { rest } from '../net/rest';
import type { BotLevel } from '../ui/levels';

export function me(): NewSeat {
  return { kind: 'me', name: nickname() || null, level: null };
}

export function bot(level: BotLevel = USUAL_LEVEL): NewSeat {
  return { kind: 'bot', name: null, level };
}

export function friend(): NewSeat {
  return { kind: 'open', name: null, level: null };
}

/** Me against bots, at once. */
export function quickTable(game: string, level: BotLevel, bots: number): NewTable {
  const seats = [me(), ...Array.from({ length: bots }, () => bot(level))];
  return { game, seats, options: {}, components: null, settings: USUAL_SETTINGS, lesson: false };
}

export async function playNow(game: string, most: number): Promise<string> {
  return (await rest.makeTable(quickTable(game, USUAL_LEVEL, Math.min(3, most - 1)))).id;
}

/** A first game with a coach beside: easy rivals, and few of them. */
export async function learn(game: string, least: number): Promise<string> {
  return (await rest.makeTable({ ...quickTable(game, LESSON_LEVEL, Math.max(2, least - 1)), lesson: true })).id;
}
