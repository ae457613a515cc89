import type { Egg, Objective, Progress, SeenIncubator, SeenObjective, View } from '../../generated/incubation';
import type { Arg, Line, Words } from '../../words/words';
import { isMet } from './pieces';

export const colour = (key: string): Arg => ({ piece: 'colour', key });
export const symbol = (key: string): Arg => ({ piece: 'symbol', key });
export const resource = (key: string): Arg => ({ piece: 'resource', key });

export function eggLine(egg: Egg): Line {
  return { message: 'egg', args: { ...egg, colours: egg.colours.map(colour) } };
}

export function objectiveLine(card: Objective): Line {
  const dragons = card.dragons.map((each) => ({ message: 'dragons-of', args: { colour: colour(each.colour), count: each.count } }));
  return { message: 'objective', args: { ...card, dragons } };
}

export function eggName(egg: Egg, words: Words): string {
  return words.say('egg', eggLine(egg).args);
}

/** A section in words: which it is, its colour, what lies there. */
export function sectionName(view: View, number: number, words: Words): string {
  const { colour: key, gold, water, fire } = view.market[number]!;
  const section = words.say('section-of-colour', { section: { piece: 'section', key: number }, colour: colour(key) });
  return words.say('section-with', { section, treasure: { message: 'treasure', args: { gold, water, fire } } });
}

/** An egg at work, with what it has got. */
export function incubatorName({ egg, fire, water }: SeenIncubator, number: number, words: Words): string {
  const name = words.say('incubator', { key: number });
  if (!egg) return words.say('incubation-place', { name, what: words.say('label-empty') });
  return words.say('incubation-place', { name, what: words.say('incubation-egg-has', { egg: eggName(egg, words), fire, water }) });
}

export function objectiveName(slot: SeenObjective, viewer: number | null, words: Words): string {
  const name = words.say('objective', objectiveLine(slot.card).args);
  if (slot.taken_by !== null)
    return words.say('incubation-place', { name, what: words.say('label-taken-by', { who: { seat: slot.taken_by } }) });
  const mine = viewer === null ? null : slot.progress[viewer]!;
  if (!mine) return name;
  return words.say('incubation-place', { name, what: progressSaid(mine, slot.card, words) });
}

export function progressSaid(progress: Progress, card: Objective, words: Words): string {
  if (isMet(progress)) return words.say('label-met');
  const dragons = words.say('label-missing', { count: progress.missing });
  return card.gold ? `${dragons}, ${words.say('label-missing-gold', { count: progress.missing_gold })}` : dragons;
}
