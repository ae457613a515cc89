/** One sound in a score: seconds, hertz, loudness from 0 to 1. */
export interface Tone {
  voice: 'sine' | 'triangle' | 'square' | 'noise';
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
}

const tone = (voice: Tone['voice'], at: number, length: number, from: number, to: number, loud: number): Tone => ({
  voice,
  at,
  length,
  from,
  to,
  loud,
});

export const SCORES = {
  card: [tone('noise', 0, 0.09, 2600, 900, 0.35)],
  reveal: [tone('noise', 0, 0.16, 700, 3200, 0.3), tone('triangle', 0.05, 0.22, 330, 495, 0.2)],
  egg: [tone('sine', 0, 0.12, 520, 780, 0.4), tone('sine', 0.07, 0.16, 780, 1040, 0.25)],
  explosion: [tone('noise', 0, 0.7, 900, 60, 0.9), tone('sine', 0, 0.5, 120, 38, 0.8)],
  coin: [tone('square', 0, 0.06, 1320, 1320, 0.07), tone('triangle', 0.06, 0.28, 1760, 1760, 0.22)],
  scout: [tone('sine', 0, 0.25, 420, 640, 0.22), tone('sine', 0.18, 0.3, 640, 560, 0.18)],
  dice: [0, 0.09, 0.17, 0.28].map((at, i) => tone('noise', at, 0.06, 1900 - i * 260, 700, 0.42 - i * 0.07)),
  wheel: [tone('noise', 0, 0.3, 300, 900, 0.16), tone('square', 0.3, 0.07, 150, 70, 0.32), tone('noise', 0.3, 0.08, 1200, 300, 0.5)],
  fire: [tone('noise', 0, 0.3, 500, 2200, 0.3), tone('noise', 0.12, 0.22, 2400, 1200, 0.14)],
  water: [tone('sine', 0, 0.1, 900, 1500, 0.28), tone('sine', 0.08, 0.12, 700, 1250, 0.2)],
  hatch: [
    tone('noise', 0, 0.05, 3000, 1500, 0.4),
    tone('noise', 0.12, 0.06, 2600, 1200, 0.45),
    tone('triangle', 0.22, 0.34, 392, 784, 0.24),
  ],
  turn: [tone('triangle', 0, 0.22, 587, 587, 0.24), tone('triangle', 0.14, 0.34, 880, 880, 0.24)],
  victory: [
    tone('triangle', 0, 0.22, 523, 523, 0.3),
    tone('triangle', 0.16, 0.22, 659, 659, 0.3),
    tone('triangle', 0.32, 0.22, 784, 784, 0.3),
    tone('triangle', 0.48, 0.7, 1047, 1047, 0.34),
    tone('sine', 0.48, 0.7, 523, 523, 0.25),
  ],
} as const satisfies Record<string, readonly Tone[]>;
