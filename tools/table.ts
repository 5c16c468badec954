/** Plain tables and progress bars for the terminal. */

/** A text table with aligned columns; numbers are right-aligned. */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        /^[-+\d]/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [
    line(headings),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...cells.slice(1).map(line),
  ].join('\n');
}

/** Shows a progress bar, only on a terminal. */
export function progress(done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((30 * done) / of);
  process.stderr.write(
    `\r[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${of}${done === of ? '\n' : ''}`,
  );
}

/** Mean, minimum and maximum. */
export function spread(numbers: readonly number[]): [string, string, string] {
  const mean = numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
  return [mean.toFixed(1), String(Math.min(...numbers)), String(Math.max(...numbers))];
}
