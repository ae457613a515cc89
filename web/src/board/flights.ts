import type { Pace } from '../table/pace';
import { FADE_IN } from './movements';

/** One piece on its way: a picture of it travels while the piece itself waits, unseen, where it will be. */
export interface Flight {
  ghost: Ghost;
  to: Element | null;
  /** It goes into something that is there already: to its middle, without growing to its size. */
  into?: boolean;
  /** How high it is thrown, as a share of the way. */
  arc?: number;
  /** It vanishes on arrival. */
  fade?: boolean;
  spin?: number;
}

export interface Ghost {
  picture: HTMLElement;
  box: DOMRect;
}

/** Moves pictures of pieces across the table. Only transform and opacity change. */
export class Flights {
  #root: HTMLElement;
  #layer: HTMLElement;
  #pace: Pace;

  constructor(root: HTMLElement, layer: HTMLElement, pace: Pace) {
    this.#root = root;
    this.#layer = layer;
    this.#pace = pace;
  }

  get still(): boolean {
    return this.#pace.skipped || this.#pace.calm;
  }

  /** Where a piece or a place is; the first that is on the table. */
  find(...places: string[]): HTMLElement | null {
    for (const place of places) {
      const found = [...this.#root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find((each) => each.getClientRects().length);
      if (found) return found;
    }
    return null;
  }

  /** A picture of a piece as it is now, to be shown on its way. */
  lift(piece: Element | null, at: Element | null = piece): Ghost | null {
    if (!piece || !at || this.still) return null;
    const box = at.getBoundingClientRect();
    const picture = piece.cloneNode(true) as HTMLElement;
    for (const each of [picture, ...picture.querySelectorAll('[data-place]')]) each.removeAttribute('data-place');
    picture.inert = true;
    return { picture, box };
  }

  /** A picture of a small thing, such as a coin, over the middle of a place that it comes from. */
  token(thing: Element | null, from: Element | null): Ghost | null {
    const ghost = this.lift(thing, thing);
    if (!ghost || !from) return null;
    const place = from.getBoundingClientRect();
    const { width, height } = ghost.box;
    return { ...ghost, box: new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height) };
  }

  /** Lets pieces travel, one a little after the other, for so long in all. */
  async fly(flights: readonly Flight[], milliseconds: number, apart = 0): Promise<void> {
    const each = milliseconds - apart * (flights.length - 1);
    const waiting = flights
      .filter(({ into }) => !into)
      .map(({ to }) => to)
      .filter((to) => to !== null) as HTMLElement[];
    for (const piece of waiting) piece.style.visibility = 'hidden';
    const begun = flights.map((flight, i) => this.#start(flight, each, i * apart));
    await this.#pace.wait(milliseconds);
    for (const end of begun) end();
    for (const piece of waiting) piece.style.visibility = '';
  }

  /** Lets one piece travel; where nothing travels, it appears where it goes. */
  async carry(ghost: Ghost | null, to: Element | null, milliseconds: number, how: Omit<Flight, 'ghost' | 'to'> = {}): Promise<void> {
    if (ghost && to) await this.fly([{ ghost, to, ...how }], milliseconds);
    else await this.play([to], FADE_IN, milliseconds);
  }

  /** A movement of a piece where it is: hop, shake, smoke, crumble, drop. */
  async play(pieces: readonly (Element | null)[], frames: Keyframe[], milliseconds: number, easing = 'ease-out'): Promise<void> {
    const moved = this.#pace.calm ? frames.map(({ opacity }) => (opacity === undefined ? {} : { opacity })) : frames;
    const duration = this.#pace.length(milliseconds);
    const running = duration ? pieces.map((piece) => piece?.animate(moved, { duration, easing, fill: 'backwards' })) : [];
    await this.#pace.wait(milliseconds);
    for (const animation of running) animation?.cancel();
  }

  #start({ ghost, to, into = false, arc = 0.12, fade = false, spin = 0 }: Flight, milliseconds: number, delay: number): () => void {
    const { picture, box } = ghost;
    const ground = this.#layer.getBoundingClientRect();
    const goal = goalOf(to?.getBoundingClientRect() ?? box, box, into);
    const [x, y] = [box.left - ground.left, box.top - ground.top];
    const [dx, dy] = [goal.left - box.left, goal.top - box.top];
    const scale = box.width ? goal.width / box.width : 1;
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      transformOrigin: '0 0',
      transform: 'none',
      rotate: 'none',
      translate: 'none',
      scale: 'none',
    });
    this.#layer.append(picture);
    const lift = Math.hypot(dx, dy) * arc;
    const frames: Keyframe[] = [
      { transform: 'translate(0, 0) scale(1)', opacity: 1, easing: 'cubic-bezier(.3,0,.7,1)' },
      {
        transform: `translate(${dx * 0.5}px, ${dy * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.12}) rotate(${spin / 2}deg)`,
        opacity: 1,
        easing: 'cubic-bezier(.2,.2,.4,1)',
      },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${spin}deg)`, opacity: fade ? 0 : 1 },
    ];
    picture.animate(frames, { duration: this.#pace.length(milliseconds), delay: this.#pace.length(delay), fill: 'both' });
    return () => picture.remove();
  }
}

/** Where a piece ends: on its goal, or small in the middle of it. */
function goalOf(goal: DOMRect, { width, height }: DOMRect, into: boolean): DOMRect {
  return into ? new DOMRect(goal.x + (goal.width - width) / 2, goal.y + (goal.height - height) / 2, width, height) : goal;
}
