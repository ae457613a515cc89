import type { Move, View } from '../../generated/eggs_and_empires';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { sameMark } from './pieces';
import { sayMark } from './say';

const PRIEST = 6;
const MAGE = 7;

export function question(seen: Seen, _table: TableInfo, words: Words): string {
  const view = seen.view as View;
  const offers = seen.offers as readonly Move[];
  if (view.phase === 'mulligan') return words.say('decide-mulligan', { round: view.round });
  if (view.phase === 'choosing') {
    return words.say(offers[0]?.kind === 'ChooseAdventurers' ? 'decide-choosing-two' : 'decide-choosing');
  }
  const acting = view.played[view.queue[0]!]!;
  const card = { piece: 'adventurer', key: acting.card };
  if (view.phase === 'collecting') {
    const onlyHidden = !offers.some((offer) => offer.kind === 'TakeFaceUpEgg');
    return words.say(onlyHidden && acting.card === MAGE ? 'decide-mage' : 'decide-collecting', { card });
  }
  if (acting.card === PRIEST) return words.say('decide-discarding', { card });
  const egg = view.areas[acting.seat]!.pile.find((each) => sameMark(each.mark, acting.took));
  return words.say('decide-giving', { card, value: { piece: 'egg', key: egg?.value ?? 0 } });
}

export function label(offer: unknown, seen: Seen, words: Words): string {
  const view = seen.view as View;
  const move = offer as Move;
  const line = words.lineOf(move);
  if (move.kind === 'DiscardEgg' && view.viewer !== null) {
    const egg = view.areas[view.viewer]!.pile.find((each) => sameMark(each.mark, move.mark));
    return words.say('discard-egg-of-value', { value: words.number(egg?.value ?? 0), mark: sayMark(move.mark, words) });
  }
  const said = words.say(line.message, line.args);
  if (move.kind !== 'TakeFaceDownEgg') return said;
  const known = view.face_down.find((egg) => egg.scout === move.scout)?.value ?? null;
  return known === null ? said : words.say('eggs-offer-with-value', { offer: said, value: words.number(known) });
}
