import type { Advice } from '../../board/advice';
import type { Words } from '../../words/words';

/** What a bot thinks of an offer, for those who do not see it written. */
export function adviceSaid({ best, chance }: Advice, words: Words): string {
  return words.say(best ? 'advice-best' : 'advice', { chance: words.percent(chance) });
}
