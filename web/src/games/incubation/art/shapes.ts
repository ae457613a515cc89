import type { SeenSection, SeenTurn } from '../../../generated/incubation';

export type { Egg, Objective, Progress, SeenSection } from '../../../generated/incubation';
export type Colour = SeenSection['colour'];
export type Symbol = SeenTurn['dice'][number];
