import type { Analysis } from '../../generated/protocol';
import { rest } from '../../net/rest';

const PAUSE = 1500;

/** The analysis of a finished game, asked for again and again until all of it is there. */
export class AnalysisWatch {
  analysis = $state.raw<Analysis | null>(null);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly table: string) {}

  async start(): Promise<void> {
    this.failed = false;
    try {
      const told = await rest.analysis(this.table);
      if (this.#ended) return;
      this.analysis = told;
      if (told.done < told.of) this.#timer = setTimeout(() => void this.start(), PAUSE);
    } catch {
      this.failed = true;
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
