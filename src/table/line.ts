/** The entries of the answers that stand, oldest first, as runs: mostly one follows the other, and a game has hundreds. */

/** From the first to the last of entries in a row. */
export type Run = readonly [first: number, last: number];

/** With one entry more, later than all others. */
export function withEntry(line: readonly Run[], seq: number): readonly Run[] {
  const last = line.at(-1);
  return last?.[1] === seq - 1 ? line.with(-1, [last[0], seq]) : [...line, [seq, seq]];
}

export function isInLine(line: readonly Run[], seq: number): boolean {
  return line.some(([first, last]) => first <= seq && seq <= last);
}

export function entriesIn(line: readonly Run[]): number[] {
  return line.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n));
}

export function lineOf(entries: readonly number[]): readonly Run[] {
  return entries.reduce<readonly Run[]>(withEntry, []);
}
