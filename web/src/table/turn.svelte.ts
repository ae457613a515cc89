import { play } from '../sound/sound';
import { say } from '../words/speech.svelte';
import type { Words } from '../words/words';
import type { TableSession } from './session.svelte';

/** Tells in the title, in the icon and by a sound that somebody at this browser is to decide. */
export function announceTurn(session: () => TableSession, words: () => Words): void {
  const due = $derived(session().owing.length > 0 && !session().stage.busy);
  $effect(() => {
    const game = words().say('game-name');
    document.title = due ? `● ${say('your-turn')} – ${game}` : `${game} – ${say('app-name')}`;
    setIcon(due ? '/icon-turn.svg' : '/icon.svg');
    return () => setIcon('/icon.svg');
  });
  $effect(() => {
    if (due) play('turn');
  });
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = href;
}
