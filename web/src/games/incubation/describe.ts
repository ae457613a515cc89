import type { SeenArea, View } from '../../generated/incubation';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { inHand, pointsOf } from './pieces';
import { eggLine, eggName, incubatorName, objectiveLine, objectiveName, sectionName } from './say';

/** The whole situation in words. */
export function describe(seen: Seen, _table: TableInfo, words: Words): string[] {
  const view = seen.view as View;
  const tell = (title: string, what: string) => words.say('incubation-tell', { title, what });
  const lines = [roundSaid(view, words), words.say('incubation-turn-of', { who: { seat: view.seat } })];
  if (view.turn.dice.length) lines.push(tell(words.say('label-dice'), diceSaid(view, words)));
  for (const [kind, amount] of Object.entries(inHand(view))) {
    if (amount) lines.push(`${words.say('label-in-hand', { resource: { piece: 'resource', key: kind }, amount })}.`);
  }
  for (const [number, pile] of view.piles.entries()) {
    const what = pile.top
      ? `${eggName(pile.top, words)}, ${words.say('label-eggs-left', { count: pile.height })}`
      : words.say('label-empty');
    lines.push(tell(words.say('pile', { key: number }), what));
  }
  lines.push(tell(words.say('label-market'), view.market.map((_, number) => sectionName(view, number, words)).join('; ')));
  lines.push(tell(words.say('label-objectives'), view.objectives.map((slot) => objectiveName(slot, view.viewer, words)).join('; ')));
  for (const seat of view.areas.keys()) lines.push(...areaSaid(view, seat, words, tell));
  return lines;
}

export function roundSaid(view: View, words: Words): string {
  return words.say(view.ending ? 'label-last-round' : 'label-round', { round: view.round });
}

function diceSaid({ turn }: View, words: Words): string {
  return turn.dice.map((key, die) => words.say('symbol', { key }) + (turn.used[die] ? ` (${words.say('label-die-used')})` : '')).join(', ');
}

function areaSaid(view: View, seat: number, words: Words, tell: (title: string, what: string) => string): string[] {
  const area = view.areas[seat]!;
  const points = words.say('has-points', { points: pointsOf(area) });
  const gold = words.say('incubation-gold', { gold: area.gold });
  const first = view.first === seat ? [words.say('label-first-player')] : [];
  const incubators = area.incubators.map((each, number) => incubatorName(each, number, words));
  return [tell(words.name(seat), [points, gold, ...first, ...incubators].join('; ')), ...keptSaid(area, words, tell)];
}

function keptSaid(area: SeenArea, words: Words, tell: (title: string, what: string) => string): string[] {
  const dragons = area.dragons.map((egg) => words.say('egg', eggLine(egg).args));
  const objectives = area.objectives.map((card) => words.say('objective', objectiveLine(card).args));
  return [
    ...(dragons.length ? [tell(words.say('label-dragons'), dragons.join('; '))] : []),
    ...(objectives.length ? [tell(words.say('label-objectives'), objectives.join('; '))] : []),
  ];
}
