import type { Note, React } from '../generated/protocol';
import type { Words } from '../words/words';

export const REACTIONS: readonly React['reaction'][] = ['cheer', 'laugh', 'gasp', 'cry', 'think', 'thanks'];

/** Which reaction a note shows, if it is one. */
export function reactionOf(note: Note): React['reaction'] | null {
  return (note.kind === 'reacted' && REACTIONS.find((reaction) => reaction === note.text)) || null;
}

/** A note in one line. */
export function noteText(note: Note, words: Words): string {
  const name = note.seat === null ? '' : words.name(note.seat);
  if (note.kind === 'said') return `${name}: ${note.text ?? ''}`;
  if (note.kind === 'reacted') return `${name}: ${words.say(`reaction-${note.text}`)}`;
  return words.say(`note-${note.kind.replace('_', '-')}`, { name });
}
