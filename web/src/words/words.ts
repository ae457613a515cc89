import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { euphonic } from './italian';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an argument of a line stands for: the same as in the server's lines. */
export type Arg = null | boolean | number | string | Who | Piece | Line | readonly Arg[];
export interface Who {
  seat: number;
}
export interface Piece {
  piece: string;
  key: number | string;
}
export interface Line {
  message: string;
  args: Record<string, Arg>;
}

/** What the fields of a game's records stand for, as `/api/games` tells: a seat, a kind of piece, a record within. */
export type Meaning = null | string | { list: Meaning } | { record: string };
export type Meanings = Record<string, Record<string, Meaning>>;

/** What a piece is called at this table, where its key alone does not tell; null: as everywhere. */
export type Naming = (piece: Piece, words: Words) => string | null;

/** A run of text in a line, with the piece or player that it names. */
export interface Part {
  text: string;
  who?: number;
  piece?: Piece;
}

/** Speaks one language about one table. */
export class Words {
  readonly language: Language;
  readonly names: readonly string[];
  readonly #bundle: FluentBundle;
  readonly #meanings: Meanings;
  readonly #naming: Naming | null;

  constructor(
    bundle: FluentBundle,
    language: Language,
    meanings: Meanings = {},
    names: readonly string[] = [],
    naming: Naming | null = null,
  ) {
    this.#bundle = bundle;
    this.language = language;
    this.#meanings = meanings;
    this.names = names;
    this.#naming = naming;
  }

  static read(language: Language, sources: readonly string[]): Words {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const [error] = bundle.addResource(new FluentResource(source));
      if (error) throw error;
    }
    return new Words(bundle, language);
  }

  about(meanings: Meanings, names: readonly string[], naming: Naming | null = null): Words {
    return new Words(this.#bundle, this.language, meanings, names, naming);
  }

  knows(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, args: Record<string, Arg> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) plain[name] = this.#plain(arg);
    const said = this.#bundle.formatPattern(pattern, plain, []);
    return this.language === 'it' ? euphonic(said) : said;
  }

  /** A line in runs, so that players and pieces can be drawn. */
  parts(line: Line): Part[] {
    const found: Part[] = [];
    const args: Record<string, Arg> = {};
    const mark = (arg: Arg): Arg => {
      if (isWho(arg) || isPiece(arg)) {
        found.push(isWho(arg) ? { text: this.#text(arg), who: arg.seat } : { text: this.#text(arg), piece: arg });
        return `\u{E000}${found.length - 1}\u{E001}`;
      }
      if (Array.isArray(arg) && arg.length) return arg.map(mark);
      if (isLine(arg)) {
        const inner = Object.fromEntries(Object.entries(arg.args).map(([name, each]) => [name, mark(each)]));
        return { message: arg.message, args: inner };
      }
      return arg;
    };
    for (const [name, arg] of Object.entries(line.args)) args[name] = mark(arg);
    const said = this.say(line.message, args);
    return said
      .split(/(\u{E000}\d+\u{E001})/u)
      .filter((run) => run)
      .map((run) => (run.startsWith('\u{E000}') ? found[Number(run.slice(1, -1))]! : { text: run }));
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say('seat-number', { number: seat + 1 });
  }

  list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? '';
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  number(value: number): string {
    return value < 0 ? `−${-value}` : `${value}`;
  }

  signed(value: number): string {
    return `${sign(value)}${Math.abs(value)}`;
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  }

  /** The line that tells a move or an event: its message is the kind, its arguments the fields. */
  lineOf(record: { kind: string }): Line {
    return this.#lineOf(record.kind, record);
  }

  #lineOf(kind: string, fields: Record<string, unknown>): Line {
    const args: Record<string, Arg> = {};
    const meanings = this.#meanings[kind] ?? {};
    for (const [name, value] of Object.entries(fields)) {
      if (name !== 'kind') args[name] = this.#argOf(value, meanings[name] ?? null);
    }
    return { message: messageId(kind), args };
  }

  #argOf(value: unknown, meaning: Meaning): Arg {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) {
      const inner = meaning !== null && typeof meaning === 'object' && 'list' in meaning ? meaning.list : null;
      return value.map((each) => this.#argOf(each, inner));
    }
    if (typeof value === 'object') {
      const record = meaning !== null && typeof meaning === 'object' && 'record' in meaning ? meaning.record : '';
      return this.#lineOf(record, value as Record<string, unknown>);
    }
    if (meaning === 'seat') return { seat: value as number };
    if (meaning === 'signed') return this.signed(value as number);
    if (meaning === 'points') return signedPoints(value as number);
    if (typeof meaning === 'string') return { piece: meaning, key: value as number | string };
    return value as number | string | boolean;
  }

  #plain(arg: Arg): FluentVariable {
    if (arg === null || (Array.isArray(arg) && !arg.length)) return 'none';
    if (typeof arg === 'boolean') return arg ? 'yes' : 'no';
    if (typeof arg === 'number') return arg < 0 ? this.number(arg) : arg;
    if (typeof arg === 'string') return arg;
    return this.#text(arg);
  }

  #text(arg: Who | Piece | Line | readonly Arg[]): string {
    if (isWho(arg)) return this.name(arg.seat);
    if (isPiece(arg)) return this.#naming?.(arg, this) ?? this.say(arg.piece, { key: arg.key });
    if (isLine(arg)) return this.say(arg.message, arg.args);
    const items = arg.map((each) => String(this.#plain(each)));
    return isLine(arg[0]) ? items.join(' · ') : this.list(items);
  }
}

/** “+6 points”, “−1 point” */
export function signedPoints(value: number): Line {
  return { message: 'signed-points', args: { sign: sign(value), count: Math.abs(value) } };
}

function sign(value: number): string {
  if (value === 0) return '';
  return value < 0 ? '−' : '+';
}

function isWho(arg: unknown): arg is Who {
  return typeof arg === 'object' && arg !== null && 'seat' in arg && !('message' in arg);
}

function isPiece(arg: unknown): arg is Piece {
  return typeof arg === 'object' && arg !== null && 'piece' in arg;
}

function isLine(arg: unknown): arg is Line {
  return typeof arg === 'object' && arg !== null && 'message' in arg;
}

/** EggCollected -> egg-collected */
export function messageId(kind: string): string {
  return kind.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
}
