/** How pieces move where they are. */
export const ROLL_OFF: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translate(30%, 10%) rotate(40deg)', opacity: 1, offset: 0.4 },
  { transform: 'translate(70%, 160%) rotate(160deg)', opacity: 0 },
];
export const CRUMBLE: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateX(-6%) rotate(-6deg) scale(1.15)', opacity: 1, offset: 0.2 },
  { transform: 'translateX(6%) rotate(6deg) scale(1.15)', opacity: 1, offset: 0.4 },
  { transform: 'scale(1.5, .15) translateY(200%)', opacity: 0 },
];
export const DROP: Keyframe[] = [
  { transform: 'translateY(-160%) rotate(-8deg)', opacity: 0 },
  { transform: 'translateY(0)', opacity: 1, offset: 0.6 },
  { transform: 'translateY(-9%)', opacity: 1, offset: 0.78 },
  { transform: 'none', opacity: 1 },
];
export const HOP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-34%) rotate(-7deg) scale(1.08)', offset: 0.35 },
  { transform: 'translateY(0) scale(1.06, .94)', offset: 0.7 },
  { transform: 'none' },
];
export const SHAKE: Keyframe[] = [-7, 6, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
export const DEALT: Keyframe[] = [
  { transform: 'translate(60%, -40%) rotate(14deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
