import type {
  Hello,
  Note,
  OpinionOf,
  Presence,
  Problem,
  Seen,
  StepSeen,
  TableInfo,
  Transfer,
  Update,
  Welcome,
} from '../generated/protocol';
import { Connection, type Line, type ServerMessage, type Wish } from '../net/connection';
import { playerKey } from '../net/key';
import { preferences } from '../ui/preferences.svelte';
import { speech } from '../words/speech.svelte';
import { Decision } from './decision.svelte';
import { Stage, type Scene } from './stage.svelte';

/** One table as this browser knows it: what the server told, what of it is shown already, and what may be decided. */
export class TableSession {
  state = $state<Line>('connecting');
  /** The server does not let us in: why. */
  refused = $state.raw<Problem | null>(null);
  table = $state.raw<TableInfo | null>(null);
  yours = $state.raw<readonly number[]>([]);
  host = $state(false);
  /** What is shown; it follows `#newest` as fast as the stage shows how it came about. */
  seen = $state.raw<Seen | null>(null);
  steps = $state.raw<readonly StepSeen[]>([]);
  /** The events shown last, for the coach. */
  lastEvents = $state.raw<readonly { kind: string }[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  presence = $state.raw<Presence>({ type: 'presence', connected: [], spectators: 0 });
  problem = $state.raw<Problem | null>(null);
  hints = $state.raw<readonly OpinionOf[] | null>(null);
  hintAsked = $state(false);
  transfer = $state.raw<Transfer | null>(null);
  /** When `seen.clocks` was told, to let them run here. */
  clocksAt = $state(0);
  /** The seat whose answer is on its way. */
  #answering = $state<number | null>(null);

  readonly decision: Decision;
  readonly stage: Stage;
  readonly id: string;
  #connection: Connection;
  #number: number | null = null;
  #looking: number | null = null;
  #answerId: string | null = null;
  #hintId: string | null = null;
  #answeringStep = -1;
  /** The seat at this shared device that makes a plan. */
  #planning: number | null = null;

  constructor(id: string, connect: (session: TableSession) => Connection = (session) => new Connection(session)) {
    this.id = id;
    this.decision = new Decision(
      (move) => this.#answer(move),
      () => preferences.oneClick,
    );
    this.stage = new Stage((scene) => this.#shown(scene));
    this.#connection = connect(this);
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.stage.clear();
    this.#connection.end();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** Several people share this browser. */
  get shared(): boolean {
    return this.yours.length > 1;
  }

  /** Whose eyes we look through now; null: from outside. */
  get viewer(): number | null {
    return this.seen?.viewer ?? null;
  }

  /** The seat that speaks for this browser. */
  get voice(): number | null {
    return this.viewer ?? this.yours[0] ?? null;
  }

  /** Own seats that still owe a decision. */
  get owing(): readonly number[] {
    const { seen, table } = this;
    if (!seen || table?.status !== 'running') return [];
    return this.yours.filter((seat) => this.thinking.includes(seat) && seat !== this.#answering && !table.seats[seat]?.stand_in);
  }

  /** Who has not decided yet. */
  get thinking(): readonly number[] {
    const { seen } = this;
    return seen?.deciders.filter((seat) => !seen.answered.includes(seat)) ?? [];
  }

  send(wish: Wish): string {
    this.problem = null;
    return this.#connection.send(wish);
  }

  look(seat: number | null): void {
    this.#looking = seat;
    this.#connection.tell({ type: 'look', seat });
  }

  speak(): void {
    this.#connection.tell({ type: 'speak', language: speech.language });
  }

  askHint(): void {
    if (this.viewer === null || this.hintAsked || !this.decision.offers.length) return;
    this.hintAsked = true;
    this.#hintId = this.send({ type: 'ask_hint', seat: this.viewer });
  }

  /** Takes an answer back; of a plan, so many moves stay. */
  withdraw(keep = 0): void {
    if (this.viewer !== null && this.seen) this.send({ type: 'withdraw', seat: this.viewer, step: this.seen.step, keep });
  }

  /** Whether there is something of one's own to take back: a move of a plan, or a decision. */
  get canGoBack(): boolean {
    return this.decision.planned > 0 || (this.seen?.can_undo ?? false);
  }

  /** One move of a plan back, or to one's last decision, if the others agree. */
  goBack(): void {
    const { viewer, seen } = this;
    if (this.decision.planned) this.withdraw(this.decision.planned - 1);
    else if (viewer !== null && seen?.can_undo) this.send({ type: 'ask_undo', seat: viewer, step: seen.step });
  }

  // --- what the connection calls ---

  hello(): Hello {
    const after = this.#number;
    return { type: 'hello', version: 1, table: this.id, key: playerKey(), seat: this.#looking, after, language: speech.language };
  }

  line(state: Line): void {
    this.state = state;
    if (state === 'refused') this.refused = this.problem;
  }

  heard(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'transfer') this.transfer = message;
    else if (message.type === 'hint') this.#hint(message.id, message.step, message.opinions);
    else if (message.type === 'error') this.#refuse(message);
  }

  #welcome(message: Welcome): void {
    this.stage.clear();
    this.#number = message.number;
    this.table = message.table;
    this.host = message.host;
    this.steps = message.steps;
    this.notes = message.notes;
    this.lastEvents = [];
    this.#own(message.yours);
    this.#show(message.seen);
  }

  #update(message: Update): void {
    if (this.#number !== null && message.number < this.#number) return;
    this.#number = message.number;
    if (message.notes.length) this.notes = [...this.notes, ...message.notes];
    if (message.yours) this.#own(message.yours);
    // The end of a game is shown before it is told.
    if (message.table && !(message.table.status === 'over' && message.steps.length)) this.table = message.table;
    if (message.steps.length) this.decision.show(null);
    if (message.seen || message.answered || message.clocks) this.stage.add(message);
  }

  /** Through a single seat the server lets us look by itself; of several, whoever takes the device says so. */
  #own(yours: readonly number[]): void {
    this.yours = yours;
    if (!yours.includes(this.#looking ?? -1)) this.#looking = null;
  }

  #shown(scene: Scene): void {
    if (scene.steps.length) {
      this.steps = [...this.steps, ...scene.steps];
      this.lastEvents = scene.steps.flatMap((step) => step.events as { kind: string }[]);
    }
    if (scene.table) this.table = scene.table;
    if (scene.seen) {
      this.#show(scene.seen);
      // What another did meanwhile does not mean that the own answer has arrived.
      if (this.#answering === null) this.decision.sending = false;
    } else if (this.seen) {
      this.#show({ ...this.seen, answered: scene.answered ?? this.seen.answered, clocks: scene.clocks });
    }
  }

  /** Keeps a half-made choice when only the others moved. What was meant for another person at this device is not shown. */
  #show(seen: Seen | null): void {
    if (this.shared && seen?.viewer !== this.#looking) return;
    const before = this.seen;
    if (seen) this.#planned(seen, before);
    const same = seen !== null && before !== null && seen.step === before.step && seen.viewer === before.viewer;
    // A move of a plan may leave the same offers: the plan tells that it was made.
    const kept =
      same && [seen.offers, seen.plan].every((part, i) => JSON.stringify(part) === JSON.stringify([before.offers, before.plan][i]));
    this.seen = kept ? { ...seen, offers: before.offers } : seen;
    this.clocksAt = Date.now();
    // The answer has arrived when the table shows it: the acknowledgement may be faster than the news.
    if (seen?.step !== this.#answeringStep || seen.answered.includes(this.#answering ?? -1)) this.#answering = null;
    if (!kept) this.#forgetHints();
    if (kept && JSON.stringify(seen.answer) === JSON.stringify(before.answer)) return;
    this.decision.show(this.seen);
  }

  #answer(move: unknown): void {
    if (this.viewer === null || !this.seen) return;
    this.hints = null;
    const answer = { type: 'answer', seat: this.viewer, step: this.seen.step, move: move as Record<string, unknown> } as const;
    this.#answerId = this.send(answer);
    this.#answering = this.viewer;
    this.#answeringStep = this.seen.step;
    if (this.seen.plan) this.#planning = this.viewer;
    else this.#close();
  }

  /** With several people at one device nobody's hand stays open after the answer. */
  #close(): void {
    this.#planning = null;
    if (this.shared) this.look(null);
  }

  /** One move of a plan is there: the next is owed, or the plan is whole. */
  #planned(seen: Seen, before: Seen | null): void {
    if (this.#planning === null || seen.viewer !== this.#planning) return;
    if (seen.step !== this.#answeringStep || seen.answered.includes(this.#planning)) this.#close();
    else if (JSON.stringify(seen.plan) !== JSON.stringify(before?.plan)) this.#answering = null;
  }

  #forgetHints(): void {
    this.hints = this.#hintId = null;
    this.hintAsked = false;
  }

  #hint(id: string, step: number, opinions: readonly OpinionOf[]): void {
    if (id !== this.#hintId) return;
    this.hintAsked = false;
    if (step === this.seen?.step) this.hints = opinions;
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    if (problem.id === this.#hintId) this.hintAsked = false;
    if (problem.id === this.#answerId) {
      this.decision.sending = false;
      this.#answering = null;
    }
  }
}
