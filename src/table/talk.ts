/** What is said at the table. */
import type { Change, CommandContext, Table } from './change.ts';
import { viewerOf } from './holders.ts';
import { refusedByTable } from './reasons.ts';
import { visibleText } from './visibleText.ts';

/** The longest line, in characters. */
export const LONGEST_LINE = 500;

/** T18, T22 A line of anybody at the table or around it. */
export function say(
  { state }: Table,
  command: { readonly text: string },
  { person }: CommandContext,
): Change {
  const text = visibleText(command.text);
  if (text === '') throw refusedByTable('emptyLine');
  if (text.length > LONGEST_LINE) throw refusedByTable('longLine');
  const viewer = viewerOf(state, person);
  const seat = viewer === 'spectator' ? null : viewer;
  const aside = seat === null && state.phase === 'playing';
  return { happening: { did: 'said', person, seat, aside, text }, state };
}
