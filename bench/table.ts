/** Figures against their floors and aims, as tables for people. */

/** One measured figure; at least the floor is a must, the aim a wish. */
export interface Figure {
  readonly value: number;
  readonly floor: number;
  readonly aim: number;
}

export type Verdict = 'aim reached' | 'floor reached' | 'MISSED';

export function verdictOf({ value, floor, aim }: Figure): Verdict {
  if (value >= aim) return 'aim reached';
  return value >= floor ? 'floor reached' : 'MISSED';
}

/** A table in Markdown, its columns padded so that it also reads well on a terminal. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A number with three significant digits at least, thousands set apart. */
export function numberText(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A multiple, such as `215x`. */
export function timesText(value: number): string {
  return `${numberText(value)}x`;
}

/** A fraction by its divisor, such as `1/12.5`. */
export function shareText(value: number): string {
  return `1/${numberText(1 / value)}`;
}

/** A finished part of the bench: its table, and whether some floor was missed. */
export interface Report {
  readonly text: string;
  readonly missed: boolean;
}
