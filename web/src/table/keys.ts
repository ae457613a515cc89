import type { Decision } from './decision.svelte';

export interface KeyActions {
  hint: () => unknown;
  back: () => void;
  log: () => void;
  chat: () => void;
  mute: () => void;
  describe: () => void;
  explain: (topic: string) => void;
  help: () => void;
  /** Whether there was something to skip. */
  skip: () => unknown;
}

/** The key of an offer: its number up to nine; the last of more is 0, so that one can always be done. */
export function keyOf(index: number, many: number): string | null {
  if (index < 9) return String(index + 1);
  return index === many - 1 ? '0' : null;
}

/** What the keys do at a table. Keys that a field or a button of the page wants for itself are left to it. */
export function offerKeys(event: KeyboardEvent, decision: Decision, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (choose(event, decision, actions) || act(event.key, event.target, actions)) event.preventDefault();
  else if (event.key === ' ' && actions.skip() !== false) event.preventDefault();
}

function choose(event: KeyboardEvent, decision: Decision, actions: KeyActions): boolean {
  const { offers } = decision;
  const { key } = event;
  if (!offers.length) return false;
  const digit = offers.find((_, index) => keyOf(index, offers.length) === key);
  if (/^\d$/.test(key) || key.startsWith('Arrow')) leavePiece(event.target);
  if (digit !== undefined) decision.choose(digit);
  else if (key === 'ArrowRight' || key === 'ArrowDown') move(decision, 1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') move(decision, -1);
  else if (key === 'Enter' && !isPressable(event.target)) return confirm(decision);
  else if (key === 'Escape' && decision.chosen !== null) decision.clear();
  else if (key === 'Escape' && decision.halfMade) actions.back();
  else return false;
  return true;
}

/** What was picked, or the only thing there is. */
function confirm(decision: Decision): boolean {
  if (decision.chosen === null && decision.offers.length === 1) decision.chosen = decision.offers[0];
  if (decision.chosen === null) return false;
  decision.confirm();
  return true;
}

/** Enter is to confirm what was picked by keys, not to press what still has the focus from before; the decision bar gets it. */
function leavePiece(target: EventTarget | null): void {
  if (target instanceof HTMLElement && isPressable(target)) target.blur();
}

/** Arrows only pick up, also where one click plays. */
function move(decision: Decision, by: number): void {
  if (decision.sending) return;
  const { offers } = decision;
  const now = offers.indexOf(decision.chosen);
  const next = now < 0 ? (by > 0 ? 0 : offers.length - 1) : (now + by + offers.length) % offers.length;
  decision.chosen = offers[next];
}

function act(key: string, target: EventTarget | null, actions: KeyActions): boolean {
  if (key === '?') {
    const topic = target instanceof Element ? target.closest<HTMLElement>('[data-topic]')?.dataset.topic : undefined;
    if (topic) actions.explain(topic);
    else actions.help();
    return true;
  }
  const plain: Record<string, () => unknown> = {
    h: actions.hint,
    u: actions.back,
    l: actions.log,
    c: actions.chat,
    m: actions.mute,
    d: actions.describe,
  };
  const action = plain[key.toLowerCase()];
  action?.();
  return action !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea, select');
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button, a[href], summary, [role=button]');
}
