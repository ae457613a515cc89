/** A stretch of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

const SAME: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '‘': "'", '−': '-', '–': '-', '\u00a0': ' ', '\u202f': ' ' };

/** One character as a reader would type it: small, without accents, with plain signs. */
function plain(character: string): string {
  const small = character.toLowerCase();
  return SAME[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Each word of a query on its own, as it will be looked for. */
export function termsOf(query: string): string[] {
  return [...query].map(plain).join('').split(/\s+/).filter(Boolean);
}

/** Where the terms occur, in order and without overlaps; null unless every one occurs. */
export function findAll(text: string, terms: readonly string[]): Span[] | null {
  let folded = '';
  const origin: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const character of plain(text[at]!)) {
      folded += character;
      origin.push(at);
    }
  }
  const spans: Span[] = [];
  for (const term of terms) {
    let from = folded.indexOf(term);
    if (from < 0) return null;
    for (; from >= 0; from = folded.indexOf(term, from + term.length)) {
      spans.push({ start: origin[from]!, end: origin[from + term.length - 1]! + 1 });
    }
  }
  return merged(spans);
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
