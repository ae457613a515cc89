import type { GameInfo, Games } from '../generated/protocol';
import { rest } from './rest';

let asked: Promise<Games> | null = null;

/** The games of the server: asked once, and again when it did not answer. */
export function knownGames(): Promise<Games> {
  asked ??= rest.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | null> {
  return (await knownGames()).games.find((game) => game.name === name) ?? null;
}
