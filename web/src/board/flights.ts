import type { Pace } from '../table/pace';

/** One piece on its way: a picture of it travels while the piece itself waits, unseen, where it will be. */
export interface Flight {
  ghost: Ghost;
  to: Element | null;
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
      const found = this.#root.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (found && found.getClientRects().length) return found;
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

  /** Lets pieces travel, one a little after the other, for so long in all. */
  async fly(flights: readonly Flight[], milliseconds: number, apart = 0): Promise<void> {
    const each = milliseconds - apart * (flights.length - 1);
    const waiting = flights.map((flight) => flight.to).filter((to) => to !== null) as HTMLElement[];
    for (const piece of waiting) piece.style.visibility = 'hidden';
    const begun = flights.map((flight, i) => this.#start(flight, each, i * apart));
    await this.#pace.wait(milliseconds);
    for (const end of begun) end();
    for (const piece of waiting) piece.style.visibility = '';
  }

  /** A movement of a piece where it is: hop, shake, smoke, crumble, drop. */
  async play(pieces: readonly (Element | null)[], frames: Keyframe[], milliseconds: number, easing = 'ease-out'): Promise<void> {
    const moved = this.#pace.calm ? frames.map(({ opacity }) => (opacity === undefined ? {} : { opacity })) : frames;
    const duration = this.#pace.length(milliseconds);
    const running = duration ? pieces.map((piece) => piece?.animate(moved, { duration, easing, fill: 'backwards' })) : [];
    await this.#pace.wait(milliseconds);
    for (const animation of running) animation?.cancel();
  }

  #start({ ghost, to, arc = 0.12, fade = false, spin = 0 }: Flight, milliseconds: number, delay: number): () => void {
    const { picture, box } = ghost;
    const ground = this.#layer.getBoundingClientRect();
    const goal = to?.getBoundingClientRect() ?? box;
    const [x, y] = [box.left - ground.left, box.top - ground.top];
    const [dx, dy] = [goal.left - box.left, goal.top - box.top];
    const scale = box.width ? goal.width / box.width : 1;
    Object.assign(picture.style, {
      position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${box.width}px`, height: `${box.height}px`,
      margin: '0', transformOrigin: '0 0', transform: 'none', rotate: 'none', translate: 'none', scale: 'none',
    });
    this.#layer.append(picture);
    const lift = Math.hypot(dx, dy) * arc;
    const frames: Keyframe[] = [
      { transform: 'translate(0, 0) scale(1)', opacity: 1, easing: 'cubic-bezier(.3,0,.7,1)' },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.12}) rotate(${spin / 2}deg)`, opacity: 1, easing: 'cubic-bezier(.2,.2,.4,1)' },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${spin}deg)`, opacity: fade ? 0 : 1 },
    ];
    picture.animate(frames, { duration: this.#pace.length(milliseconds), delay: this.#pace.length(delay), fill: 'both' });
    return () => picture.remove();
  }
}
