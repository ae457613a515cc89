/** What a path asks for. */
export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'seat' }
  | { page: 'replay'; id: string }
  | { page: 'file-replay' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'unknown' };

const PATTERNS: readonly [RegExp, (name: string) => Place][] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/new\/([a-z_]+)$/, (game) => ({ page: 'new', game })],
  [/^\/t\/([a-z2-7]{12})$/, (id) => ({ page: 'table', id })],
  [/^\/seat$/, () => ({ page: 'seat' })],
  [/^\/r\/([a-z2-7]{12})$/, (id) => ({ page: 'replay', id })],
  [/^\/replay$/, () => ({ page: 'file-replay' })],
  [/^\/rules\/([a-z_]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/learn\/([a-z_]+)$/, (game) => ({ page: 'learn', game })],
];

export function placeOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [pattern, place] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match) return place(match[1] ?? '');
  }
  return { page: 'unknown' };
}
