import type { SeatInfo } from '../generated/protocol';
import type { Words } from './words';

/** What the players are called: people as they like, bots after their level, the second of a kind with a number. */
export function namesOf(seats: readonly SeatInfo[], words: Words): string[] {
  const met = new Map<string, number>();
  return seats.map((seat, number) => {
    if (seat.kind === 'open') return words.say('seat-open');
    const name = seat.name ?? (seat.level ? words.say(`bot-${seat.level}`) : words.say('seat-number', { number: number + 1 }));
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}
