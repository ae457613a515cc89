import type { Settings } from '../generated/protocol';

export type BotLevel = Settings['stand_in'];
/** From weak to strong. */
export const LEVELS: readonly BotLevel[] = ['random', 'greedy', 'easy', 'medium', 'hard', 'expert'];
