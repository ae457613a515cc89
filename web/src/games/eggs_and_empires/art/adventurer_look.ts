import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Anvil from '~icons/game-icons/anvil';
import Coins from '~icons/game-icons/two-coins';
import Crook from '~icons/game-icons/shepherds-crook';
import Envelope from '~icons/game-icons/envelope';
import EvilMoon from '~icons/game-icons/evil-moon';
import HolySymbol from '~icons/game-icons/holy-symbol';
import Lyre from '~icons/game-icons/lyre';
import Spyglass from '~icons/game-icons/spyglass';
import WingedSword from '~icons/game-icons/winged-sword';
import WizardStaff from '~icons/game-icons/wizard-staff';

/** When a card acts: the colour of its ribbon. */
export type Moment = 'collecting' | 'turn-end' | 'never';

export interface Look {
  Glyph: Component<SVGAttributes<SVGElement>>;
  /** The light behind the figure, top and bottom, and the ground of the number. */
  sky: string;
  glow: string;
  crest: string;
  moment: Moment;
}

const LOOKS: readonly Look[] = [
  { Glyph: Lyre, sky: '#bcd9a8', glow: '#f7edc2', crest: '#2f7d5b', moment: 'never' },
  { Glyph: Spyglass, sky: '#8fa377', glow: '#e8dfae', crest: '#4c5f34', moment: 'turn-end' },
  { Glyph: Crook, sky: '#8cc0e0', glow: '#f3efcf', crest: '#3f6f9c', moment: 'collecting' },
  { Glyph: Envelope, sky: '#7fb6e8', glow: '#fde3b0', crest: '#1f5d97', moment: 'turn-end' },
  { Glyph: Coins, sky: '#c98bc0', glow: '#ffe2a3', crest: '#7a2a6c', moment: 'turn-end' },
  { Glyph: HolySymbol, sky: '#e6a48a', glow: '#fff1cf', crest: '#a32a22', moment: 'turn-end' },
  { Glyph: WizardStaff, sky: '#4d4fae', glow: '#a9c4f5', crest: '#2f2c8a', moment: 'collecting' },
  { Glyph: Anvil, sky: '#8c3a1e', glow: '#ffb15c', crest: '#7a3414', moment: 'turn-end' },
  { Glyph: EvilMoon, sky: '#2b1148', glow: '#a565d6', crest: '#4d1b78', moment: 'collecting' },
  { Glyph: WingedSword, sky: '#d9583c', glow: '#ffe08f', crest: '#a51d17', moment: 'never' },
];

export function lookOf(card: number): Look {
  return LOOKS[card - 1]!;
}
