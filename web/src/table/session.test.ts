import { beforeEach, expect, it, vi } from 'vitest';
import type { Seen, TableInfo, Update, Welcome } from '../generated/protocol';
import type { Connection } from '../net/connection';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, lang: '' } });
vi.mock('../words/speech.svelte', () => ({ speech: { language: 'en' } }));

const { TableSession } = await import('./session.svelte');
type Session = InstanceType<typeof TableSession>;

const offers = [
  { kind: 'ChooseAdventurer', card: 1 },
  { kind: 'ChooseAdventurer', card: 10 },
];
const table = { id: 'aaaaaaaaaaaa', game: 'eggs_and_empires', status: 'running', seats: [{}, {}], undo: null } as unknown as TableInfo;

function seenAt(step: number, more: Partial<Seen> = {}): Seen {
  return {
    viewer: 0,
    step,
    view: {},
    deciders: [0, 1],
    answered: [],
    answer: null as unknown as Seen['answer'],
    plan: null,
    offers,
    can_undo: false,
    clocks: null,
    ...more,
  };
}

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    number: 5,
    table,
    yours: [0],
    host: true,
    seen: seenAt(3),
    steps: [{ step: 0, events: [] }],
    notes: [],
    ...more,
  };
}

function update(more: Partial<Update>): Update {
  return { type: 'update', number: 6, table: null, yours: null, seen: null, answered: null, clocks: null, steps: [], notes: [], ...more };
}

const calls = { sent: [] as unknown[], told: [] as unknown[] };
let session: Session;

beforeEach(() => {
  calls.sent = [];
  calls.told = [];
  const line = {
    open: () => undefined,
    end: () => undefined,
    send: (wish: unknown) => (calls.sent.push(wish), `id-${calls.sent.length}`),
    tell: (message: unknown) => calls.told.push(message),
  };
  session = new TableSession('aaaaaaaaaaaa', () => line as unknown as Connection);
});

it('takes everything from a welcome and asks for the rest from there', () => {
  session.heard(welcome());
  expect(session.decision.offers).toBe(session.seen?.offers);
  expect(session.hello()).toMatchObject({ after: 5, seat: null });
  expect(session.owing).toEqual([0]);
});

it('shows what happened before it shows what is there now', async () => {
  session.heard(welcome());
  let end = (): void => undefined;
  const shown: unknown[] = [];
  session.stage.present = (events) => (shown.push(...events), new Promise((resolve) => (end = resolve)));
  session.heard(update({ steps: [{ step: 4, events: [{ kind: 'HandKept', seat: 1 }] }], seen: seenAt(4) }));
  expect(shown).toEqual([{ kind: 'HandKept', seat: 1 }]);
  expect(session.seen?.step).toBe(3);
  expect(session.decision.offers).toEqual([]);
  end();
  await vi.waitFor(() => expect(session.seen?.step).toBe(4));
  expect(session.steps.map((step) => step.step)).toEqual([0, 4]);
  expect(session.decision.offers).toHaveLength(2);
});

it('goes on to the present moment when somebody skips', async () => {
  session.heard(welcome());
  const shown: unknown[] = [];
  session.stage.present = async (events, _, pace) => {
    shown.push(...events);
    await pace.wait(60_000);
  };
  for (const step of [4, 5, 6])
    session.heard(update({ number: step + 2, steps: [{ step, events: [{ kind: 'HandKept', seat: step }] }], seen: seenAt(step) }));
  session.stage.skip();
  await vi.waitFor(() => expect(session.seen?.step).toBe(6));
  expect(shown).toEqual([{ kind: 'HandKept', seat: 4 }]);
  session.heard(update({ number: 9, steps: [{ step: 7, events: [{ kind: 'HandKept', seat: 7 }] }], seen: seenAt(7) }));
  expect(shown).toHaveLength(2);
  session.stage.skip();
});

it('keeps a half-made choice when only the others have moved', async () => {
  session.heard(welcome());
  session.decision.choose(session.decision.offers[1]);
  session.heard(update({ seen: seenAt(3, { offers: structuredClone(offers) }) }));
  session.heard(update({ number: 7, answered: [1] }));
  await vi.waitFor(() => expect(session.seen?.answered).toEqual([1]));
  expect(session.decision.chosen).toBe(session.decision.offers[1]);
  session.decision.confirm();
  expect(calls.sent).toEqual([{ type: 'answer', seat: 0, step: 3, move: offers[1] }]);
});

it('frees the choice again when the server refuses it', () => {
  session.heard(welcome());
  session.decision.choose(session.decision.offers[0]);
  session.decision.confirm();
  session.heard({ type: 'error', id: 'id-1', code: 'illegal-move', text: 'no' });
  expect(session.decision.sending).toBe(false);
  expect(session.problem?.text).toBe('no');
});

const plan = { plan: [] as unknown[], offers: [{ kind: 'Convert' }, { kind: 'Done' }] };

it('goes on with a plan until nothing more is offered', async () => {
  session.heard(welcome({ seen: seenAt(3, plan) }));
  session.decision.choose(session.decision.offers[0]);
  expect(calls.sent).toEqual([{ type: 'answer', seat: 0, step: 3, move: plan.offers[0] }]);
  expect(session.owing).toEqual([]);
  session.heard(update({ seen: seenAt(3, { plan: [plan.offers[0]], offers: [plan.offers[1]] }) }));
  await vi.waitFor(() => expect(session.decision.offers).toEqual([plan.offers[1]]));
  expect(session.owing).toEqual([0]);
  expect(session.decision.plan).toHaveLength(1);
  session.decision.choose(session.decision.offers[0]);
  const whole = { kind: 'Plan', moves: plan.offers };
  session.heard(update({ seen: seenAt(3, { plan: plan.offers, offers: [], answered: [0], answer: whole }) }));
  await vi.waitFor(() => expect(session.decision.answered).toEqual(whole));
  expect(session.owing).toEqual([]);
  session.goBack();
  expect(calls.sent.at(-1)).toEqual({ type: 'withdraw', seat: 0, step: 3, keep: 1 });
  session.withdraw();
  expect(calls.sent.at(-1)).toEqual({ type: 'withdraw', seat: 0, step: 3, keep: 0 });
  session.heard(update({ seen: seenAt(3, plan) }));
  await vi.waitFor(() => expect(session.decision.offers).toHaveLength(2));
  expect(session.decision.answered).toBe(null);
});

it('lays a move of a plan down even if it leaves the same offers', async () => {
  session.heard(welcome({ seen: seenAt(3, plan) }));
  session.decision.choose(session.decision.offers[0]);
  session.heard(update({ seen: seenAt(3, { ...plan, plan: [plan.offers[0]] }) }));
  await vi.waitFor(() => expect(session.decision.plan).toHaveLength(1));
  expect(session.decision.chosen).toBe(null);
  expect(session.decision.sending).toBe(false);
});

it('does not offer again what is on its way, whatever others do meanwhile', async () => {
  session.heard(welcome({ seen: seenAt(3, plan) }));
  session.decision.choose(session.decision.offers[0]);
  session.heard(update({ seen: seenAt(3, { ...plan, answered: [1] }) }));
  await vi.waitFor(() => expect(session.seen?.answered).toEqual([1]));
  expect(session.decision.sending).toBe(true);
  session.heard(update({ number: 7, seen: seenAt(3, { plan: [plan.offers[0]], offers: [plan.offers[1]], answered: [1] }) }));
  await vi.waitFor(() => expect(session.decision.sending).toBe(false));
});

it('keeps a shared device in the hands of who plans until the plan is whole', async () => {
  session.look(0);
  session.heard(welcome({ yours: [0, 1], seen: seenAt(3, plan) }));
  session.decision.choose(session.decision.offers[0]);
  session.heard(update({ seen: seenAt(3, { plan: [plan.offers[0]], offers: [plan.offers[1]] }) }));
  await vi.waitFor(() => expect(session.decision.plan).toHaveLength(1));
  expect(calls.told).toEqual([{ type: 'look', seat: 0 }]);
  session.decision.choose(session.decision.offers[0]);
  session.heard(update({ seen: seenAt(3, { plan: plan.offers, offers: [], answered: [0] }) }));
  await vi.waitFor(() =>
    expect(calls.told).toEqual([
      { type: 'look', seat: 0 },
      { type: 'look', seat: null },
    ]),
  );
});

it('looks from outside while several people share the device', () => {
  session.heard(welcome({ yours: [0, 1], seen: seenAt(3, { viewer: null, offers: [] }) }));
  expect(session.shared).toBe(true);
  expect(session.owing).toEqual([0, 1]);
  session.look(1);
  session.heard(welcome({ yours: [0, 1], seen: seenAt(3, { viewer: 1 }) }));
  session.decision.choose(session.decision.offers[0]);
  session.decision.confirm();
  expect(calls.told).toEqual([
    { type: 'look', seat: 1 },
    { type: 'look', seat: null },
  ]);
  expect(session.owing).toEqual([0]);
});
