import type { Event, Move, View } from '../../generated/empires_end';
import type { Seen, TableInfo } from '../../generated/protocol';
import type { Tip } from '../client';
import { Pieces, total } from './pieces';

type Kind = Event['kind'];
interface Now {
  view: View;
  events: readonly Event[];
  seen: Seen;
  pieces: Pieces;
}
type Moment = (now: Now) => boolean;

function tip(message: string, moment: Moment): Tip {
  return {
    message: `empires-tip-${message}`,
    when: (seen, events, table: TableInfo) =>
      moment({ view: seen.view as View, events: events as readonly Event[], seen, pieces: Pieces.at(table) }),
  };
}

function happened<K extends Kind>(kind: K, how: (event: Extract<Event, { kind: K }>, now: Now) => boolean = () => true): Moment {
  return (now) => now.events.some((event) => event.kind === kind && how(event as Extract<Event, { kind: K }>, now));
}

/** The viewer decides this. */
function deciding(what: View['asked'] | NonNullable<NonNullable<View['plan']>['next']>, how: Moment = () => true): Moment {
  return (now) => now.seen.offers.length > 0 && (now.view.asked === what || now.view.plan?.next === what) && how(now);
}

const offered =
  (kind: Move['kind']): Moment =>
  ({ seen }) =>
    (seen.offers as readonly Move[]).some((move) => move.kind === kind);
const mine = (event: { seat: number }, { view }: Now) => event.seat === view.viewer;
const heaps = ({ view }: Now) => Math.max(0, ...view.disasters.map((each) => total(each.heap)));
const targetOf = ({ view, pieces }: Now) => pieces.disaster(view.disasters[0]!.card).target - 1;
const own = ({ view }: Now) => view.empires[view.viewer ?? -1];
const strips = (now: Now) => own(now)?.row.flatMap((site) => site.innovations) ?? [];
const actsWhenDestroyed = ({ view, pieces }: Now) =>
  pieces.disaster(view.disasters[view.dealing_with]!.card).innovation.when === 'destruction';
const nextPhase = ({ view }: Now) => view.track[view.phase + 1];

/** The guided first game. What has just happened comes first, then what is to be decided, then what lies there. */
export const tips: readonly Tip[] = [
  tip('welcome', () => true),
  tip('over', ({ view }) => view.asked === 'over'),
  tip('fell', happened('EmpireFell')),
  tip('shortage', deciding('shortage')),
  tip('target', deciding('target')),
  tip('earthquake', deciding('assign', actsWhenDestroyed)),
  tip(
    'assign',
    deciding('assign', (now) => !actsWhenDestroyed(now)),
  ),
  tip('suffered', happened('LocationDestroyed', mine)),
  tip(
    'rival-suffered',
    happened('LocationDestroyed', (event, now) => !mine(event, now)),
  ),
  tip(
    'marker',
    happened('MarkerMoved', (event, { view }) => event.to === view.viewer),
  ),
  tip(
    'double',
    deciding('disaster', ({ view }) => view.disasters.length > 1),
  ),
  tip('free-bid', deciding('disaster', offered('FreeBid'))),
  tip('replace', deciding('disaster', offered('Replace'))),
  tip(
    'ruin',
    deciding('disaster', (now) => own(now)?.row[targetOf(now)]?.healthy === false),
  ),
  tip(
    'rich',
    deciding('disaster', (now) => heaps(now) >= 4),
  ),
  tip('fight', deciding('disaster')),
  tip('combined', deciding('order')),
  tip('economy', deciding('economy')),
  tip('convert', deciding('economy', offered('Convert'))),
  tip('repeat', deciding('economy', offered('Repeat'))),
  tip('industry', deciding('industry')),
  tip('repair', deciding('industry', offered('Repair'))),
  tip('swap', deciding('industry', offered('SwapFirst'))),
  tip('hand', deciding('hand')),
  tip('bidding', deciding('axes')),
  tip('coins', deciding('coins')),
  tip(
    'uprising',
    happened('LocationsSwapped', (event) => event.why === 'uprising'),
  ),
  tip('bonus', happened('BonusWon', mine)),
  tip('refresh', deciding('refresh')),
  tip(
    'exhausted',
    deciding('disaster', (now) => strips(now).some((each) => each.exhausted)),
  ),
  tip(
    'final',
    deciding('disaster', (now) => strips(now).some((each) => now.pieces.effect(each).when === 'final')),
  ),
  tip(
    'conflict-next',
    deciding('disaster', (now) => nextPhase(now) === 'conflict'),
  ),
  tip('last', ({ view, seen }) => seen.offers.length > 0 && view.phase >= view.track.length - 3),
];
