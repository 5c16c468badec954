/** Figures with their floors and aims, as readable tables. */

/** One measured figure: the floor is required, the aim desired. */
export interface Figure {
  readonly value: number;
  readonly floor: number;
  readonly aim: number;
}

/** How a figure compares with its goals. */
export type Verdict = 'aim reached' | 'floor reached' | 'MISSED';

/** Compares a figure with its goals. */
export function verdictOf({ value, floor, aim }: Figure): Verdict {
  if (value >= aim) return 'aim reached';
  return value >= floor ? 'floor reached' : 'MISSED';
}

/** A Markdown table with padded columns, so that it also reads well on a terminal. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A number with at least three significant digits and thousands separators. */
export function numberText(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A multiple, such as `215x`. */
export function timesText(value: number): string {
  return `${numberText(value)}x`;
}

/** A fraction as one over a number, such as `1/12.5`. */
export function shareText(value: number): string {
  return `1/${numberText(1 / value)}`;
}

/** A finished part of the benchmark: its table, and whether a floor was missed. */
export interface Report {
  readonly text: string;
  readonly missed: boolean;
}
