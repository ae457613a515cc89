import type { Analysis } from '../../generated/protocol';
import { rest } from '../../net/rest';

const PAUSE = 1500;
const LONG_PAUSE = 15_000;

/** The analysis of a finished game, asked for again and again until all of it is there. */
export class AnalysisWatch {
  analysis = $state.raw<Analysis | null>(null);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly table: string) {}

  async start(): Promise<void> {
    const told = await rest.analysis(this.table).catch(() => null);
    if (this.#ended) return;
    this.failed = told === null;
    this.analysis = told ?? this.analysis;
    if (!told || told.done < told.of) this.#timer = setTimeout(() => void this.start(), told ? PAUSE : LONG_PAUSE);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
