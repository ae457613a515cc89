import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Line, type Listener, type ServerMessage } from './connection';

/** A line to nowhere: keeps what was sent, and says what the test wants. */
class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const lines: Line[] = [];
const heard: ServerMessage[] = [];
let number: number | null = null;
const listener: Listener = {
  hello: () => ({ type: 'hello', version: 1, table: 'aaaaaaaaaaaa', key: null, seat: null, after: number, language: 'en' }),
  heard: (message) => heard.push(message),
  line: (line) => lines.push(line),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  FakeSocket.made = [];
  lines.length = heard.length = 0;
  number = null;
});
afterEach(() => void vi.useRealTimers());

function connect(): Connection {
  const connection = new Connection(listener, () => new FakeSocket() as unknown as WebSocket);
  connection.open();
  return connection;
}

it('sends an unanswered command again, with the same id, after the line was lost', () => {
  const connection = connect();
  FakeSocket.made[0]!.accept();
  const id = connection.send({ type: 'answer', seat: 0, step: 3, move: { kind: 'KeepEgg' } });
  number = 17;
  FakeSocket.made[0]!.close();
  vi.advanceTimersByTime(5_000);
  FakeSocket.made[1]!.accept();
  expect(FakeSocket.made[1]!.sent).toEqual([
    expect.objectContaining({ type: 'hello', after: 17 }),
    { type: 'answer', seat: 0, step: 3, move: { kind: 'KeepEgg' }, id },
  ]);
  expect(lines).toContain('lost');
});

it('forgets a command once it is answered, well or badly', () => {
  const connection = connect();
  const [socket] = FakeSocket.made;
  socket!.accept();
  const done = connection.send({ type: 'start' });
  const refused = connection.send({ type: 'rematch' });
  expect(connection.unanswered).toBe(2);
  socket!.say({ type: 'ack', id: done, number: 4 });
  socket!.say({ type: 'error', id: refused, code: 'not-now', text: '' });
  expect(connection.unanswered).toBe(0);
  expect(heard).toHaveLength(2);
});

it('keeps what is sent while there is no line', () => {
  const connection = connect();
  connection.send({ type: 'say', seat: 0, text: 'hello' });
  FakeSocket.made[0]!.accept();
  expect(FakeSocket.made[0]!.sent.map((message) => message.type)).toEqual(['hello', 'say']);
});

it('notices a dead line by its silence, and does not come back when it was ended', () => {
  const connection = connect();
  FakeSocket.made[0]!.accept();
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  connection.end();
  const before = FakeSocket.made.length;
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.made).toHaveLength(before);
});

it('does not come back when the server has shut the door', () => {
  connect();
  FakeSocket.made[0]!.accept();
  FakeSocket.made[0]!.close(4005);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(lines.at(-1)).toBe('refused');
});
