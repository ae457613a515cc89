/** One sound in a score: seconds, hertz, loudness from 0 to 1. */
export interface Tone {
  voice: 'sine' | 'triangle' | 'square' | 'noise';
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
}

const tone = (voice: Tone['voice'], at: number, length: number, from: number, to: number, loud: number): Tone => ({ voice, at, length, from, to, loud });

export const SCORES = {
  card: [tone('noise', 0, 0.09, 2600, 900, 0.35)],
  reveal: [tone('noise', 0, 0.16, 700, 3200, 0.3), tone('triangle', 0.05, 0.22, 330, 495, 0.2)],
  egg: [tone('sine', 0, 0.12, 520, 780, 0.4), tone('sine', 0.07, 0.16, 780, 1040, 0.25)],
  explosion: [tone('noise', 0, 0.7, 900, 60, 0.9), tone('sine', 0, 0.5, 120, 38, 0.8)],
  coin: [tone('square', 0, 0.06, 1320, 1320, 0.07), tone('triangle', 0.06, 0.28, 1760, 1760, 0.22)],
  scout: [tone('sine', 0, 0.25, 420, 640, 0.22), tone('sine', 0.18, 0.3, 640, 560, 0.18)],
  turn: [tone('triangle', 0, 0.22, 587, 587, 0.24), tone('triangle', 0.14, 0.34, 880, 880, 0.24)],
  victory: [
    tone('triangle', 0, 0.22, 523, 523, 0.3),
    tone('triangle', 0.16, 0.22, 659, 659, 0.3),
    tone('triangle', 0.32, 0.22, 784, 784, 0.3),
    tone('triangle', 0.48, 0.7, 1047, 1047, 0.34),
    tone('sine', 0.48, 0.7, 523, 523, 0.25),
  ],
} as const satisfies Record<string, readonly Tone[]>;
