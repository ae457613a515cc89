export type Colour = 'red' | 'blue' | 'green' | 'yellow';
export type Symbol = 'water' | 'fire' | 'gold' | 'chest';
export interface Egg {
  colours: Colour[];
  fire: number;
  water: number;
  value: number;
}
export interface SeenSection {
  colour: Colour;
  gold: number;
  water: number;
  fire: number;
}
export interface Objective {
  dragons: { colour: Colour; count: number }[];
  alike: number;
  different: number;
  gold: number;
  value: number;
}
export interface Progress {
  filled: number[];
  mystery: number;
  missing: number;
  missing_gold: number;
}
