/** The box in which curves are drawn: the drawing's size, and the margins around the plot. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many steps fit in, the set-up included. */
  steps: number;
  /** The share at the upper edge. */
  highest: number;
}

export type Curve = readonly (readonly number[])[];

export interface Grid {
  share: number;
  y: number;
}

export function x(plot: Plot, step: number): number {
  const width = plot.width - plot.left - plot.right;
  return plot.left + (plot.steps > 1 ? (step / (plot.steps - 1)) * width : 0);
}

export function y(plot: Plot, share: number): number {
  const height = plot.height - plot.top - plot.bottom;
  return plot.top + (1 - Math.min(share, plot.highest) / plot.highest) * height;
}

/** The step nearest to a place on the drawing. */
export function stepAt(plot: Plot, place: number): number {
  const width = plot.width - plot.left - plot.right;
  const step = Math.round(((place - plot.left) / width) * (plot.steps - 1));
  return Math.max(0, Math.min(plot.steps - 1, step));
}

/** The upper edge: the next quarter above all that is reached, so that the curves use the room. */
export function highestOf(curve: Curve): number {
  const most = Math.max(0, ...curve.flat());
  return Math.min(1, Math.max(0.5, Math.ceil(most * 4) / 4));
}

export function gridOf(plot: Plot): Grid[] {
  const shares = [];
  for (let share = 0; share <= plot.highest + 0.001; share += 0.25) shares.push(share);
  return shares.map((share) => ({ share, y: y(plot, share) }));
}

/** One seat's line; a step without an estimate leaves a gap. */
export function lineOf(plot: Plot, curve: Curve, seat: number): string {
  let path = '';
  let drawing = false;
  for (const [step, shares] of curve.entries()) {
    const share = shares[seat];
    if (share !== undefined) path += `${drawing ? 'L' : 'M'}${round(x(plot, step))} ${round(y(plot, share))}`;
    drawing = share !== undefined;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The chances as last estimated at or before a step. */
export function sharesAt(curve: Curve, step: number): readonly number[] {
  return curve.slice(0, step + 1).findLast((shares) => shares.length) ?? [];
}

/** Moves labels apart that would cover each other, as little as needed, within the given room. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]!);
  const result = [...places];
  let next = least;
  for (const index of order) {
    result[index] = Math.max(result[index]!, next);
    next = result[index] + gap;
  }
  next = most;
  for (const index of order.reverse()) {
    result[index] = Math.min(result[index]!, next);
    next = result[index] - gap;
  }
  return result;
}
