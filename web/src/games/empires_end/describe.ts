import type { View } from '../../generated/empires_end';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { Pieces } from './pieces';
import { conflictLine, disasterLine, goodsLine, phaseSaid, said, siteSaid } from './say';

/** The whole situation in words. */
export function describe(seen: Seen, table: TableInfo, words: Words): string[] {
  const view = seen.view as View;
  const pieces = Pieces.at(table);
  const next = view.track.slice(view.phase + 1, view.phase + 4).map((phase) => words.say(`phase-${phase}`));
  const lines = [
    words.say('empires-tell-phase', {
      number: view.phase + 1,
      of: view.track.length,
      phase: phaseSaid(view, words),
      next: next.length ? words.list(next) : null,
    }),
  ];
  for (const { card, heap, is_suffered } of view.disasters) {
    if (!is_suffered) lines.push(words.say('empires-tell-disaster', { card: disasterLine(card, pieces), heap: goodsLine(heap) }));
  }
  if (view.conflict !== null) lines.push(said(conflictLine(view.conflict, pieces), words));
  lines.push(words.say('empires-tell-first', { who: { seat: view.first } }));
  for (const seat of view.empires.keys()) lines.push(...empireSaid(view, seat, pieces, words));
  return lines;
}

function empireSaid(view: View, seat: number, pieces: Pieces, words: Words): string[] {
  const { row, stock, hand, hand_size, score, strength, out } = view.empires[seat]!;
  if (out) return [words.say('empires-tell-out', { who: { seat } })];
  const lines = [words.say('empires-tell-empire', { who: { seat }, score, strength, hand: hand_size, stock: stock && goodsLine(stock) })];
  if (hand?.length)
    lines.push(words.say('empires-tell-hand', { cards: hand.map((card) => said(disasterLine(card, pieces), words)).join('; ') }));
  return [...lines, ...row.map((site, position) => `${siteSaid(site, position, pieces, words)}.`)];
}
