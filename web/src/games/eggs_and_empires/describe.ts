import type { View } from '../../generated/eggs_and_empires';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { bonusesOf, knownPoints, playsForTokens, totalOf } from './pieces';
import { cardName, eggName, whereWeAre } from './say';

/** The whole situation in words. */
export function describe(seen: Seen, table: TableInfo, words: Words): string[] {
  const view = seen.view as View;
  const lines = [whereWeAre(view, table, words), eggsSaid(view, words)];
  if (view.phase !== 'mulligan') lines.push(words.say('label-egg-deck', { count: view.egg_deck }));
  lines.push(words.say('eggs-marker-of', { who: { seat: view.marker } }));
  const own = view.viewer === null ? null : view.areas[view.viewer]!;
  if (own?.hand) {
    const cards = own.hand.map((card) => cardName(card, words, bonusesOf(table)));
    lines.push(words.say('eggs-tell-hand', { cards: cards.join('; ') || words.say('label-no-eggs') }));
  }
  for (const seat of view.areas.keys()) lines.push(...seatSaid(view, seat, table, words));
  return lines;
}

function eggsSaid(view: View, words: Words): string {
  const eggs = [
    ...view.face_up.map((value) => eggName(value, null, words)),
    ...view.face_down.map((egg) => eggName(egg.value, egg.scout, words)),
  ];
  const title = words.say(view.phase === 'turn_end' ? 'label-eggs-later' : 'label-eggs');
  return words.say('eggs-tell', { title, what: eggs.length ? words.list(eggs) : words.say('label-no-eggs') });
}

function seatSaid(view: View, seat: number, table: TableInfo, words: Words): string[] {
  const area = view.areas[seat]!;
  const who = { seat };
  const tokens = playsForTokens(table);
  const score = words.say(tokens ? 'eggs-has-tokens' : 'has-points', {
    points: words.number(tokens ? (view.tokens[seat] ?? 0) : totalOf(view, seat)),
  });
  const lines = [
    words.say('eggs-tell', { title: words.name(seat), what: `${score}; ${words.say('eggs-holds', { count: area.hand_size })}` }),
  ];
  if (table.settings.memory && (area.pile.length || area.laid.length)) {
    const { points, unsure } = knownPoints(area, bonusesOf(table));
    lines.push(words.say('eggs-tell-nest', { who, count: area.pile.length, points: words.signed(points), sure: unsure ? 'no' : 'yes' }));
  }
  const played = view.played.filter((each) => each.seat === seat).map((each) => cardName(each.card, words));
  if (played.length) lines.push(words.say('eggs-tell-played', { who, cards: words.list(played) }));
  return lines;
}
