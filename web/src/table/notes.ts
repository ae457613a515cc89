import type { Note, React } from '../generated/protocol';
import type { Words } from '../words/words';

export const REACTIONS: readonly { name: React['reaction']; sign: string }[] = [
  { name: 'cheer', sign: '🎉' },
  { name: 'laugh', sign: '😄' },
  { name: 'gasp', sign: '😮' },
  { name: 'cry', sign: '😭' },
  { name: 'think', sign: '🤔' },
  { name: 'thanks', sign: '🙏' },
];

/** A note in one line. */
export function noteText(note: Note, words: Words): string {
  const name = note.seat === null ? '' : words.name(note.seat);
  if (note.kind === 'said') return `${name}: ${note.text ?? ''}`;
  if (note.kind !== 'reacted') return words.say(`note-${note.kind.replace('_', '-')}`, { name });
  const reaction = REACTIONS.find((each) => each.name === note.text);
  return `${name} ${reaction?.sign ?? ''} ${words.say(`reaction-${note.text}`)}`;
}
