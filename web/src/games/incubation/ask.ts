import type { Move, SeenTurn, View } from '../../generated/incubation';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { colour, eggLine, objectiveLine, resource, sectionName, symbol } from './say';

/** What two equal dice give together. */
const PAIR = 3;

/** What the next to be placed is: water before fire. */
export function nextToPlace(turn: SeenTurn): 'water' | 'fire' {
  return turn.water ? 'water' : 'fire';
}

export function question(seen: Seen, _table: TableInfo, words: Words): string {
  const { phase, turn } = seen.view as View;
  switch (phase) {
    case 'first_eggs':
      return words.say('decide-first-egg');
    case 'rolled':
      return words.say('decide-rolled', { dice: turn.dice.map(symbol) });
    case 'dice':
      return diceQuestion(turn, words);
    case 'placing':
      return words.say('decide-placing', { resource: resource(nextToPlace(turn)) });
    case 'surplus': {
      const kind = turn.surplus_water ? 'water' : 'fire';
      return words.say('decide-surplus', { resource: resource(kind), amount: turn[`surplus_${kind}`] });
    }
    case 'selling':
      return words.say('decide-selling', { colours: turn.owed.map(colour) });
    default:
      return words.say(`decide-${phase}`);
  }
}

function diceQuestion(turn: SeenTurn, words: Words): string {
  if (turn.second_takes_egg) return words.say('decide-die-egg');
  const unused = turn.dice.filter((_, die) => !turn.used[die]);
  return unused.length === 1 ? words.say('decide-die', { symbol: symbol(unused[0]!) }) : words.say('decide-dice');
}

export function label(offer: unknown, seen: Seen, words: Words): string {
  return moveSaid(offer as Move, seen.view as View, words);
}

/** A move with what it is about: not “the second die”, but what it shows. */
export function moveSaid(move: Move, view: View, words: Words): string {
  const { dice } = view.turn;
  switch (move.kind) {
    case 'RerollDie':
      return words.say('reroll-die-of', { symbol: symbol(dice[move.die]!) });
    case 'UseDie':
      return words.say('use-die-of', { symbol: symbol(dice[move.die]!), amount: 1 });
    case 'UseBoth':
      return words.say('use-both-of', { symbol: symbol(dice[0]!), amount: PAIR });
    case 'StoreSurplus':
    case 'TakeTreasure':
      return words.say(move.kind === 'StoreSurplus' ? 'store-surplus' : 'take-treasure', {
        section: sectionName(view, move.section, words),
      });
    case 'TakeObjective':
      return words.say('take-objective-of', { objective: objectiveLine(view.objectives[move.slot]!.card) });
    case 'KeepDice':
    case 'RerollBoth':
      return words.say(words.lineOf(move).message);
    default:
      return moveWithEgg(move, view, words);
  }
}

type WithEgg = Extract<Move, { kind: 'TakeFirstEgg' | 'SpendDie' | 'PlaceResource' | 'HatchFirst' }>;

function moveWithEgg(move: WithEgg, view: View, words: Words): string {
  const own = view.areas[view.seat]!;
  const found = 'pile' in move ? view.piles[move.pile]!.top : own.incubators[move.incubator]!.egg;
  const line = words.lineOf(move);
  if (!found) return words.say(line.message, line.args);
  const egg = eggLine(found);
  switch (move.kind) {
    case 'TakeFirstEgg':
      return words.say('take-first-egg-of', { egg });
    case 'SpendDie':
      return words.say('spend-die-of', { symbol: symbol(view.turn.dice[move.die]!), egg });
    case 'PlaceResource':
      return words.say('place-resource-on', { resource: resource(move.resource), egg });
    case 'HatchFirst':
      return words.say('hatch-first-of', { egg });
  }
}
