/** What is shared of a deal of the day: how one did, and nothing about the deal. */

const SQUARES = 10;

interface Shared {
  /** Game, day and result. */
  readonly line: string;
  /** How many of a hundred were worse, and that in words. */
  readonly better: number;
  readonly compared: string;
  readonly address: string;
}

/** Three lines; the squares are what people look at. */
export function shareText({ line, better, compared, address }: Shared): string {
  const full = Math.round((better * SQUARES) / 100);
  return [line, `${'🟩'.repeat(full)}${'⬜'.repeat(SQUARES - full)} ${compared}`, address].join('\n');
}
