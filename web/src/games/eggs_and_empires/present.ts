import type { AdventurersRevealed, CardsDrawn, EggLeft, Event, HandRedrawn, View } from '../../generated/eggs_and_empires';
import { play as sound } from '../../sound/sound';
import { swept, type Display } from './display';
import { players, type Cry } from '../../board/cry';
import type { Flight } from '../../board/flights';
import type { Presentation } from '../../board/presentation';
import type { Timed } from '../../board/timing';
import { CRUMBLE, DEALT, DROP, HOP, ROLL_OFF, SHAKE } from '../../board/movements';
import { markPlace } from './places';

/** What the choreography works on. */
export type Stage = Presentation<View, Event, Display>;

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export async function presentEvents(stage: Stage, parts: readonly Timed<Event>[], after: View): Promise<void> {
  await stage.play(parts, (group, length) => presentGroup(stage, group, length));
  if (stage.display.scoring.length) await stage.pace.wait(1600);
  if (stage.display.view.played.length && !after.played.length) await sweep(stage, 260);
}

async function presentGroup(stage: Stage, group: readonly Event[], length: number): Promise<void> {
  const [event] = group as [Event];
  switch (event.kind) {
    case 'RoundBegan':
      return roundBegan(stage, event, length);
    case 'AdventurersRevealed':
      return reveal(stage, event, length);
    case 'EggCollected':
      return collect(stage, event, length);
    case 'EggGiven':
      return travel(stage, event, markPlace(event.mark), [markPlace(event.mark), `nest-${event.to}`], length);
    case 'MarkerMoved':
      return travel(stage, event, `marker-${stage.display.view.marker}`, [`marker-${event.to}`, `seat-${event.to}`], length);
    case 'CardLaid':
      return lay(stage, event, length);
    case 'EggsRevealed':
      return dropEggs(stage, event, length);
    case 'EggScouted':
      return scoutEgg(stage, event, length);
    case 'HandDealt':
    case 'CardsDrawn':
      return drawCards(stage, group, length);
    default:
      return presentInPlace(stage, group, length);
  }
}

/** What happens without anything travelling. */
async function presentInPlace(stage: Stage, group: readonly Event[], length: number): Promise<void> {
  const [event] = group as [Event];
  const { flights, pace } = stage;
  if (event.kind === 'PriestessesCancelled') {
    await stage.change(...group);
    sound('reveal');
    await pace.wait(length);
  } else if (event.kind === 'EggLeft') {
    const left = (group as readonly EggLeft[]).map((each) => flights.find(eggPlace(stage, each.value, each.scout)));
    await flights.play(left, ROLL_OFF, length, 'ease-in');
    await stage.change(...group);
  } else if (event.kind === 'EggDiscarded') {
    sound('explosion');
    await flights.play([flights.find(markPlace(event.mark), `nest-${event.seat}`)], CRUMBLE, length, 'ease-in');
    await stage.change(...group);
  } else if (event.kind === 'PileShown' || event.kind === 'TokenWon') {
    await stage.change(...group);
    sound('coin');
    await pace.wait(length);
  } else {
    const cry = cryOf(group);
    if (cry?.victory) await pace.wait(1500);
    stage.cry(cry);
    if (cry?.victory) sound('victory');
    await stage.change(...group);
    await pace.wait(length);
    stage.cry(null);
  }
}

function cryOf(group: readonly Event[]): Cry | null {
  const [event] = group as [Event];
  switch (event.kind) {
    case 'NothingTaken':
      return over(event.seat, { message: 'eggs-cry-nothing', args: {} });
    case 'HandRedrawn':
      return { says: { message: 'eggs-cry-redraw', args: { who: players((group as readonly HandRedrawn[]).map((each) => each.seat)) } } };
    case 'EggKept':
    case 'NothingDiscarded':
      return over(event.seat, { message: 'eggs-cry-keep', args: {} });
    case 'GameEnded':
      return { says: { message: 'eggs-cry-victory', args: { who: players(event.winners) } }, victory: true };
    default:
      return null;
  }
}

/** A cry over a player's nest. */
function over(seat: number, says: Cry['says']): Cry {
  return { says, places: [`nest-${seat}`, `seat-${seat}`] };
}

async function roundBegan(stage: Stage, event: Of<'RoundBegan'>, length: number): Promise<void> {
  if (stage.display.scoring.length) await stage.pace.wait(2200);
  await stage.change(event);
  stage.cry({ says: { message: 'label-round-number', args: { round: event.round } } });
  await stage.pace.wait(length);
  stage.cry(null);
}

/** Cards slide out face down, a breath, all turn together; then who picks when. */
async function reveal(stage: Stage, event: AdventurersRevealed, length: number): Promise<void> {
  const { flights, pace, display } = stage;
  const uncovered = stage.after(event);
  const lifted = uncovered.view.played.map(({ seat, card }) =>
    flights.lift(flights.find(`chosen-${seat}`, seat === display.view.viewer ? `own-card-${card}` : `newest-${seat}`)),
  );
  // Who picks when is told only after all have turned.
  const silent: Display = { ...uncovered, order: [], view: { ...uncovered.view, phase: 'choosing' } };
  await stage.show({ ...silent, covered: true });
  const slides = lifted.flatMap((ghost, index): Flight[] => (ghost ? [{ ghost, to: flights.find(`played-${index}`), arc: 0 }] : []));
  sound('card');
  await flights.fly(slides, length * 0.24, length * 0.015);
  await pace.wait(length * 0.22);
  void stage.show(silent);
  sound('reveal');
  await pace.wait(length * 0.3);
  void stage.show(uncovered);
  const hopping = uncovered.order.filter((index, place) => hopsAhead(uncovered, index, place));
  const hoppers = hopping.map((index) => flights.find(`played-${index}`));
  if (hopping.length) stage.cry(over(uncovered.view.played[hopping[0]!]!.seat, { message: 'eggs-cry-hop', args: {} }));
  await flights.play(hoppers, HOP, length * 0.24);
  stage.cry(null);
}

/** It picks before a card with a higher number. */
function hopsAhead({ order, view }: Display, index: number, place: number): boolean {
  return order.slice(place + 1).some((later) => view.played[later]!.card > view.played[index]!.card);
}

async function collect(stage: Stage, event: Of<'EggCollected'>, length: number): Promise<void> {
  const { flights, pace } = stage;
  const explodes = event.value !== null && event.value < 0;
  await travel(stage, event, eggPlace(stage, event.value, event.scout), [markPlace(event.mark), `nest-${event.seat}`], length * 0.8);
  sound(explodes ? 'explosion' : 'egg');
  if (explodes) await flights.play([flights.find(`seat-${event.seat}`)], SHAKE, length * 0.2);
  else await pace.wait(length * 0.2);
}

/** A piece goes from a place to another. */
async function travel(stage: Stage, event: Event, from: string, to: string[], length: number): Promise<void> {
  const { flights } = stage;
  const ghost = flights.lift(flights.find(from));
  if (event.kind === 'MarkerMoved') sound('card');
  await stage.change(event);
  await flights.carry(ghost, flights.find(...to), length, { arc: 0.16 });
}

async function lay(stage: Stage, event: Of<'CardLaid'>, length: number): Promise<void> {
  const index = stage.display.view.played.findIndex((each) => each.seat === event.seat && each.card === event.card);
  const many = stage.display.view.areas[event.seat]!.laid.length;
  await travel(stage, event, `played-${index}`, [`laid-${event.seat}-${many}`, `nest-${event.seat}`], length * 0.55);
  sound(event.points < 0 ? 'explosion' : 'coin');
  stage.cry(over(event.seat, event.points));
  await stage.pace.wait(length * 0.45);
  stage.cry(null);
}

async function dropEggs(stage: Stage, event: Of<'EggsRevealed'>, length: number): Promise<void> {
  await stage.change(event);
  sound('egg');
  await stage.flights.play(
    event.eggs.map((_, i) => stage.flights.find(`egg-up-${i}`)),
    DROP,
    length,
  );
}

async function scoutEgg(stage: Stage, event: Of<'EggScouted'>, length: number): Promise<void> {
  sound('scout');
  const { flights } = stage;
  await stage.change(event);
  const egg = flights.find(`egg-down-${event.scout}`);
  await flights.carry(flights.lift(egg, flights.find('egg-deck')), egg, length, { arc: 0.3 });
}

async function drawCards(stage: Stage, group: readonly Event[], length: number): Promise<void> {
  const { flights } = stage;
  if (stage.display.view.played.length) await sweep(stage, length * 0.5);
  sound('card');
  await stage.change(...group);
  const drawn = (group as readonly CardsDrawn[]).flatMap(
    ({ seat, cards }) => cards?.map((card) => `own-card-${card}`) ?? [`newest-${seat}`],
  );
  await flights.play(
    drawn.map((place) => flights.find(place)),
    DEALT,
    length * 0.7,
  );
}

async function sweep(stage: Stage, length: number): Promise<void> {
  const { flights } = stage;
  const cards = stage.display.view.played.map((_, index) => flights.find(`played-${index}`));
  await flights.play(cards, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-18%) scale(.8)' }], length, 'ease-in');
  void stage.show(swept(stage.display));
}

function eggPlace(stage: Stage, value: number | null, scout: number | null): string {
  return scout === null ? `egg-up-${stage.display.view.face_up.indexOf(value ?? 0)}` : `egg-down-${scout}`;
}
