import type { Component } from 'svelte';
import type { GameClient } from './client';

/** Games are found by their folder: `index.ts` is the client, `poster.ts` its picture for the lobby. */
const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const posters = import.meta.glob<{ default: Component }>('./*/poster.ts');

export async function loadGame(name: string): Promise<GameClient> {
  const load = clients[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no table for ${name}`);
  return (await load()).default;
}

export async function loadPoster(name: string): Promise<Component | null> {
  return (await posters[`./${name}/poster.ts`]?.())?.default ?? null;
}
