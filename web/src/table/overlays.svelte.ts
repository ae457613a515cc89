import { recall, remember } from '../ui/memory';

export type Overlay = 'menu' | 'over' | 'keys' | 'undo' | 'resign' | 'transfer' | 'invite' | 'words';
export type Side = 'log' | 'chat';

/** What lies over or beside the board. */
export class Overlays {
  modal = $state<Overlay | null>(null);
  topic = $state<string | null>(null);
  side = $state<Side | null>(null);
  /** The table in words, as last asked for. */
  described = $state.raw<readonly string[]>([]);
  /** The result is shown by itself only once. */
  #shownOver = false;

  constructor() {
    if (matchMedia('(min-width: 1200px)').matches && recall('side') !== 'none') this.side = 'log';
  }

  open(overlay: Overlay): void {
    if (overlay === 'over' && this.#shownOver) return;
    this.#shownOver ||= overlay === 'over';
    this.modal = overlay;
  }

  showResult(): void {
    this.modal = 'over';
  }

  close(): void {
    this.modal = null;
  }

  toggle(side: Side): void {
    this.side = this.side === side ? null : side;
    remember('side', this.side ?? 'none');
  }

  explain(topic: string): void {
    this.topic = topic;
  }

  describe(lines: readonly string[]): void {
    this.described = lines;
  }
}
