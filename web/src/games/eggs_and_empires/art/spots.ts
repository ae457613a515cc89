export interface Spot {
  left: number;
  bottom: number;
  width: number;
}

/** Where the eggs of a nest lie, in percent of it: heaped, the first ones lowest. */
export function spots(many: number): Spot[] {
  const base = many > 9 ? 5 : many > 5 ? 4 : 3;
  const width = many > 9 ? 24 : many > 5 ? 28 : 34;
  const found: Spot[] = [];
  for (let row = 0; found.length < many; row++) {
    const wide = Math.max(2, base - (row % 2));
    const here = Math.min(wide, many - found.length);
    const step = (100 - width) / Math.max(1, base - 1);
    const start = (100 - width - step * (here - 1)) / 2;
    for (let i = 0; i < here; i++) found.push({ left: start + i * step, bottom: 6 + row * 24, width });
  }
  return found;
}
