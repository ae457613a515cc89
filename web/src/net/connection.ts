import type {
  Ack,
  Answer,
  AskHint,
  AskTransfer,
  AskUndo,
  Hello,
  Hint,
  Join,
  Leave,
  Look,
  OpenSeat,
  Ping,
  Pong,
  Presence,
  Problem,
  React,
  Rematch,
  ReplyUndo,
  Resign,
  Say,
  SeatBot,
  Speak,
  StandIn,
  Start,
  TakeBack,
  Transfer,
  Update,
  Welcome,
  Withdraw,
} from '../generated/protocol';
import { newId } from './key';

export type ServerMessage = Welcome | Update | Presence | Ack | Problem | Hint | Transfer | Pong;
export type Command =
  | Answer
  | Withdraw
  | AskUndo
  | ReplyUndo
  | Resign
  | Join
  | Leave
  | SeatBot
  | OpenSeat
  | Start
  | StandIn
  | TakeBack
  | Say
  | React
  | Rematch
  | AskHint
  | AskTransfer;
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;
type Plain = Look | Ping | Speak;

export type Line = 'connecting' | 'open' | 'lost' | 'refused' | 'ended';

export interface Listener {
  /** The first message of each connection; it says how far we have come. */
  hello(): Hello;
  heard(message: ServerMessage): void;
  line(state: Line): void;
}

const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 45_000;
const LONGEST_PAUSE = 15_000;
/** How the server closes a line that it will not open again: foreign page, bad hello, no spectators, no such table. */
const FOR_GOOD = [4001, 4002, 4003, 4005];

/**
 * A connection to one table that comes back by itself. A command stays in `#waiting` until the server has answered it and is
 * sent again, with the same id, after each reconnection: the server carries it out once.
 */
export class Connection {
  #listener: Listener;
  #dial: () => WebSocket;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Command>();
  #attempts = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(listener: Listener, dial: () => WebSocket = dialServer) {
    this.#listener = listener;
    this.#dial = dial;
  }

  open(): void {
    this.#listener.line(this.#attempts ? 'lost' : 'connecting');
    const socket = this.#dial();
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => this.#lose(socket, event.code);
  }

  /** Sends a command, now or as soon as there is a line, until it is answered. Returns its id. */
  send(wish: Wish): string {
    const command: Command = { ...wish, id: newId() };
    this.#waiting.set(command.id, command);
    this.#transmit(command);
    return command.id;
  }

  /** Sends what need not be repeated. */
  tell(message: Plain): void {
    this.#transmit(message);
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Tries at once, when there is reason to hope (the network or the person is back). */
  hurry(): void {
    if (this.#ended || !this.#retry) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#listener.line('ended');
  }

  #greet(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    socket.send(JSON.stringify(this.#listener.hello()));
    for (const command of this.#waiting.values()) socket.send(JSON.stringify(command));
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#check(), PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (this.#attempts || message.type === 'welcome') this.#listener.line('open');
    this.#attempts = 0;
    if ('id' in message && message.id !== null) this.#waiting.delete(message.id);
    this.#listener.heard(message);
  }

  #check(): void {
    if (Date.now() - this.#heardAt > SILENCE_ALLOWED) this.#socket?.close();
    else this.tell({ type: 'ping' });
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    if (this.#ended) return;
    if (FOR_GOOD.includes(code)) {
      this.#ended = true;
      this.#listener.line('refused');
      return;
    }
    this.#attempts += 1;
    this.#listener.line('lost');
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** Math.min(this.#attempts, 6)) * (0.7 + 0.6 * Math.random());
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.open();
    }, pause);
  }

  #transmit(message: Command | Plain): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function dialServer(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
}
