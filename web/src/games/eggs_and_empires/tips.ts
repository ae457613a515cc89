import type { Event, View } from '../../generated/eggs_and_empires';
import type { Seen } from '../../generated/protocol';
import type { Tip } from '../client';

type Kind = Event['kind'];
type Moment = (view: View, events: readonly Event[], seen: Seen) => boolean;

function tip(message: string, moment: Moment): Tip {
  return { message: `eggs-tip-${message}`, when: (seen, events) => moment(seen.view as View, events as readonly Event[], seen) };
}

function happened<K extends Kind>(kind: K, how: (event: Extract<Event, { kind: K }>, view: View) => boolean = () => true): Moment {
  return (view, events) => events.some((event) => event.kind === kind && how(event as Extract<Event, { kind: K }>, view));
}

const choosing: Moment = (view, _, seen) => view.phase === 'choosing' && seen.offers.length > 0;

/** One card is talked about in a turn: another place of the hand each time. */
function holding(card: number): Moment {
  return (view, events, seen) => {
    const hand = view.areas[view.viewer ?? -1]?.hand ?? [];
    return choosing(view, events, seen) && hand.length > 0 && hand.at(-1 - ((view.turn - 1) % hand.length)) === card;
  };
}

function either(...moments: Moment[]): Moment {
  return (...now) => moments.some((moment) => moment(...now));
}

function hopped(view: View): boolean {
  return view.played.some((card) => card.card === 3) && view.played.some((card) => card.card === 8);
}

/** The guided first game. What has just happened comes first, then what lies there, then what one holds, then advice. */
export const tips: readonly Tip[] = [
  tip('welcome', (view) => view.phase === 'mulligan' && view.round === 1),
  tip('mulligan', (view, _, seen) => view.phase === 'mulligan' && seen.offers.length > 0),
  tip('over', (view) => view.phase === 'over'),
  tip('scoring', happened('PileShown')),
  tip(
    'must-take',
    happened('EggCollected', (event, view) => event.seat === view.viewer && (event.value ?? 0) < 0),
  ),
  tip('smoke', happened('PriestessesCancelled')),
  tip(
    'tie',
    happened('MarkerMoved', (event) => event.why === 'tie'),
  ),
  tip('reveal', happened('AdventurersRevealed')),
  tip('nest', happened('EggCollected')),
  tip('picking', (view, _, seen) => view.phase === 'collecting' && seen.offers.length > 0),
  tip('choosing', choosing),
  tip('shepherd', either(holding(3), hopped)),
  tip('courier', either(holding(4), happened('EggGiven'))),
  tip('priest', either(holding(6), happened('EggDiscarded'))),
  tip(
    'merchant',
    either(
      holding(5),
      happened('CardLaid', (event) => event.card === 5),
    ),
  ),
  tip(
    'blacksmith',
    either(
      holding(8),
      happened('CardLaid', (event) => event.card === 8),
    ),
  ),
  tip('scouted', (view, events, seen) => choosing(view, events, seen) && view.face_down.length > 0),
  tip('only-bad', (view, events, seen) => choosing(view, events, seen) && view.face_up.length > 0 && view.face_up.every((egg) => egg < 0)),
  tip('great-egg', (view, events, seen) => choosing(view, events, seen) && view.face_up.some((egg) => egg >= 10)),
  tip('scout', holding(2)),
  tip('mage', holding(7)),
  tip('priestess', holding(9)),
  tip('hero', holding(10)),
  tip('bard', holding(1)),
  tip('counting', (view, events, seen) => choosing(view, events, seen) && view.turn === 4),
  tip('marker', (view, events, seen) => choosing(view, events, seen) && view.turn === 6),
  tip('last-cards', (view, events, seen) => choosing(view, events, seen) && view.turn === 8),
];
