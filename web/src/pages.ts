import type { Component } from 'svelte';
import ClaimSeat from './lobby/ClaimSeat.svelte';
import Learn from './lobby/Learn.svelte';
import Lobby from './lobby/Lobby.svelte';

interface Page {
  /** Where it is; the page gets what `:id` (a table) and `:game` stand for. */
  path: string;
  /** There at once, or… */
  here?: unknown;
  /** … in a piece of its own, which comes when it is needed. */
  later?: () => Promise<{ default: unknown }>;
  /** It says itself what the title of the window is. */
  hasTitle?: boolean;
}

/** All pages. One more is a component and a line here. */
const PAGES: readonly Page[] = [
  { path: '/', here: Lobby },
  { path: '/new/:game', later: () => import('./lobby/NewTable.svelte') },
  { path: '/learn/:game', here: Learn },
  { path: '/seat', here: ClaimSeat },
  { path: '/t/:id', later: () => import('./table/TablePage.svelte'), hasTitle: true },
  { path: '/r/:id', later: () => import('./study/ReplayPage.svelte'), hasTitle: true },
  { path: '/replay', later: () => import('./study/FileReplayPage.svelte'), hasTitle: true },
  { path: '/rules/:game', later: () => import('./study/RulesPage.svelte'), hasTitle: true },
];

interface Loaded {
  Content: Component<Record<string, string>>;
  props: Record<string, string>;
}

/** What a path asks for. */
export interface Place {
  page: Loaded | Promise<Loaded>;
  hasTitle: boolean;
}

/** null: there is no such page. */
export function placeOf(path: string): Place | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const page of PAGES) {
    const found = patternOf(page.path).exec(plain);
    if (found) return { page: loaded(page, { ...found.groups }), hasTitle: page.hasTitle ?? false };
  }
  return null;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(':id', '(?<id>[a-z2-7]{12})').replace(':game', '(?<game>[a-z_]+)')}$`);
}

function loaded({ here, later }: Page, props: Record<string, string>): Loaded | Promise<Loaded> {
  const withProps = (content: unknown): Loaded => ({ Content: content as Loaded['Content'], props });
  return later ? later().then((module) => withProps(module.default)) : withProps(here);
}
