import type { Judged } from '../../generated/protocol';

/** From so much on, a decision is worth looking at again. */
export const WORTH_A_LOOK = 0.03;
const MOST = 8;

/** The decisions that gave most away, the worst first. */
export function momentsOf(decisions: readonly Judged[], seat: number | null = null): Judged[] {
  return decisions
    .filter((each) => each.lost >= WORTH_A_LOOK && (seat === null || each.seat === seat))
    .sort((one, other) => other.lost - one.lost || one.step - other.step)
    .slice(0, MOST);
}

/** How a seat played, all in all. */
export interface Summary {
  seat: number;
  decisions: number;
  /** How often it did what the bot would have done, or as good. */
  agreed: number;
  /** What it gave away, added up. */
  lost: number;
}

const AS_GOOD = 0.005;

export function summariesOf(decisions: readonly Judged[], seats: number): Summary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((each) => each.seat === seat);
    const agreed = own.filter(isAsGood).length;
    return { seat, decisions: own.length, agreed, lost: own.reduce((sum, each) => sum + Math.max(0, each.lost), 0) };
  });
}

export function isAsGood(judged: Judged): boolean {
  return judged.lost < AS_GOOD;
}
