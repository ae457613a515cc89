import type { Attachment } from 'svelte/attachments';
import type { AtBoard } from './at_board';

const HOVER = 300;
const LONG_PRESS = 400;

/** Lets a piece explain itself: by hovering, by a long press, or with `?` (which looks for `data-topic`). */
export function explains(topic: string, here: Pick<AtBoard, 'explain' | 'peek'>): Attachment<HTMLElement> {
  return (piece) => {
    piece.dataset.topic = topic;
    let timer = 0;
    let hovered = false;
    let pressed = false;
    const stop = () => {
      clearTimeout(timer);
      hovered = false;
      here.peek(null, null);
    };
    // Only a mouse that moves asks: a piece may also come to lie under one that rests.
    const moved = (event: PointerEvent) => {
      if (hovered || event.pointerType !== 'mouse' || !(event.movementX || event.movementY)) return;
      hovered = true;
      timer = window.setTimeout(() => here.peek(topic, piece), HOVER);
    };
    const down = (event: PointerEvent) => {
      stop();
      pressed = false;
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        pressed = true;
        here.explain(topic);
      }, LONG_PRESS);
    };
    const clicked = (event: MouseEvent) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const menu = (event: MouseEvent) => {
      if (pressed) event.preventDefault();
    };
    const off = new AbortController();
    const options = { signal: off.signal };
    piece.addEventListener('pointermove', moved, options);
    for (const end of ['pointerleave', 'pointercancel', 'pointerup'] as const) piece.addEventListener(end, stop, options);
    piece.addEventListener('pointerdown', down, options);
    piece.addEventListener('click', clicked, { ...options, capture: true });
    piece.addEventListener('contextmenu', menu, options);
    return () => {
      stop();
      off.abort();
    };
  };
}
