import type { Phase, When } from './shapes';

/** The colour of a phase, and what is written upon it. */
export interface Look {
  base: string;
  deep: string;
  ink: string;
}

const CREAM = '#fff6e6';
const LOOKS: Record<When, Look> = {
  disaster: { base: '#c2481b', deep: '#8a2d0c', ink: CREAM },
  economy: { base: '#566a20', deep: '#364511', ink: CREAM },
  industry: { base: '#744826', deep: '#4a2b14', ink: CREAM },
  conflict: { base: '#961f31', deep: '#5f0f1d', ink: CREAM },
  final: { base: '#e6b450', deep: '#a8741a', ink: '#2c1d06' },
  destruction: { base: '#615b57', deep: '#3a3836', ink: CREAM },
};

export function lookOf(phase: Phase | When): Look {
  if (phase === 'double_disaster') return LOOKS.disaster;
  return phase === 'combined' ? LOOKS.economy : LOOKS[phase];
}
