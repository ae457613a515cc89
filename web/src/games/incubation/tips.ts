import type { Event, Move, View } from '../../generated/incubation';
import type { Seen } from '../../generated/protocol';
import type { Tip } from '../client';
import { isMet } from './pieces';

type Kind = Event['kind'];
type Moment = (view: View, events: readonly Event[], seen: Seen) => boolean;

function tip(message: string, moment: Moment): Tip {
  return { message: `incubation-tip-${message}`, when: (seen, events) => moment(seen.view as View, events as readonly Event[], seen) };
}

function happened<K extends Kind>(kind: K, how: (event: Extract<Event, { kind: K }>, view: View) => boolean = () => true): Moment {
  return (view, events) => events.some((event) => event.kind === kind && how(event as Extract<Event, { kind: K }>, view));
}

/** The viewer decides in this phase. */
function deciding(phase: View['phase'], how: Moment = () => true): Moment {
  return (view, events, seen) => view.phase === phase && seen.offers.length > 0 && how(view, events, seen);
}

const offered =
  (kind: Move['kind']): Moment =>
  (_, __, seen) =>
    (seen.offers as readonly Move[]).some((move) => move.kind === kind);
const mine = (event: { seat: number }, view: View) => event.seat === view.viewer;
const own = (view: View) => view.areas[view.viewer ?? -1];
const tops = (view: View) => view.piles.flatMap((pile) => pile.top ?? []);
const myProgress = (view: View) =>
  view.objectives.filter((slot) => slot.taken_by === null).map((slot) => slot.progress[view.viewer ?? -1] ?? null);

/** The guided first game. What has just happened comes first, then what is to be decided, then what lies there. */
export const tips: readonly Tip[] = [
  tip('welcome', (view) => view.phase === 'first_eggs'),
  tip('first-egg', deciding('first_eggs')),
  tip('over', (view) => view.phase === 'over'),
  tip('end', happened('EndTriggered')),
  tip('objective-taken', happened('ObjectiveTaken')),
  tip('hatched', happened('EggHatched', mine)),
  tip(
    'rival-hatched',
    happened('EggHatched', (event, view) => !mine(event, view)),
  ),
  tip('nothing', happened('NothingToTake', mine)),
  tip('selling', deciding('selling')),
  tip(
    'hybrid-sale',
    deciding('selling', (view) => view.turn.owed.length > 1),
  ),
  tip('chests', deciding('chests')),
  tip('surplus', deciding('surplus')),
  tip('hatching', deciding('hatching')),
  tip('placing', deciding('placing')),
  tip('objective', deciding('objective')),
  tip('wheel', happened('WheelTurned')),
  tip('rolled', deciding('rolled')),
  tip('pair', deciding('dice', offered('UseBoth'))),
  tip('dice', deciding('dice')),
  tip('spend', deciding('dice', offered('SpendDie'))),
  tip(
    'full',
    deciding('dice', (view) => own(view)?.incubators.every((each) => each.egg) ?? false),
  ),
  tip(
    'gold',
    deciding('dice', (view) => view.turn.dice.some((face, die) => face === 'gold' && !view.turn.used[die])),
  ),
  tip(
    'one-chest',
    deciding('rolled', (view) => view.turn.dice.filter((face) => face === 'chest').length === 1),
  ),
  tip(
    'met',
    deciding('rolled', (view) => myProgress(view).some(isMet)),
  ),
  tip(
    'nearly',
    deciding('rolled', (view) => myProgress(view).some((each) => each?.missing === 1)),
  ),
  tip(
    'mystery',
    deciding('rolled', (view) => tops(view).some((egg) => !egg.colours.length)),
  ),
  tip(
    'hybrid',
    deciding('rolled', (view) => tops(view).some((egg) => egg.colours.length === 2)),
  ),
  tip(
    'rich',
    deciding('rolled', (view) => view.market.some((each) => each.gold >= 4)),
  ),
  tip(
    'piles',
    deciding('rolled', (view) => view.piles.some((pile) => pile.height <= 3)),
  ),
];
