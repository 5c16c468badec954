/** The entries of the answers that stand, oldest first, as runs: mostly one follows the other, and a game has hundreds. */
import { withEntry } from './play.ts';
import type { Run } from './state.ts';

export function isInLine(line: readonly Run[], seq: number): boolean {
  return line.some(([first, last]) => first <= seq && seq <= last);
}

export function entriesIn(line: readonly Run[]): number[] {
  return line.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n));
}

export function lineOf(entries: readonly number[]): readonly Run[] {
  return entries.reduce<readonly Run[]>(withEntry, []);
}
