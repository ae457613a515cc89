import type { LEVELS } from '../generated/constants';

export type BotLevel = (typeof LEVELS)[number];
