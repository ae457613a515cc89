import type { Clock } from '../generated/protocol';
import { clockTime } from './time';
import type { Words } from './words';

/** What a choice of an option means. Its message begins with the value as the terminal wants it typed: that is left out here. */
export function optionText(words: Words, name: string, value: string): string {
  const full = words.say(`option-${name}-${value}`);
  const colon = full.indexOf(':');
  return full.slice(0, colon).trim() === value ? full.slice(colon + 1).trim() : full;
}

export function clockText(clock: Clock, words: Words): string {
  if (clock.kind === 'none') return words.say('terms-no-clock');
  const time = clockTime(clock.seconds * 1000);
  return words.say(clock.kind === 'move' ? 'terms-clock-move' : 'terms-clock-bank', { time, increment: clock.increment });
}
