/** What is said at the table. */
import type { Change, CommandContext, Table } from './change.ts';
import { viewerOf } from './holders.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import { refusedByTable } from './reasons.ts';
import { visibleText } from './visibleText.ts';

/** The longest line, in characters. */
export const LONGEST_LINE = 500;

/** T18, T22 A line of anybody at the table or around it. */
export function say(
  { state }: Table,
  command: { readonly text: string } | { readonly phrase: Phrase },
  { person }: CommandContext,
): Change {
  const line = 'text' in command ? lineOf(command.text) : phraseOf(command.phrase);
  const viewer = viewerOf(state, person);
  const seat = viewer === 'spectator' ? null : viewer;
  const aside = seat === null && state.phase === 'playing';
  return { happening: { did: 'said', person, seat, aside, ...line }, state };
}

function lineOf(written: string): { text: string } {
  const text = visibleText(written);
  if (text === '') throw refusedByTable('emptyLine');
  if (text.length > LONGEST_LINE) throw refusedByTable('longLine');
  return { text };
}

/** With its English, so that no build is without words. */
function phraseOf(phrase: Phrase): { text: string; phrase: Phrase } {
  return { text: PHRASES[phrase], phrase };
}
