/** What came of puzzles on this device, game by game. */
import { recall, remember } from './memory.ts';

/** How a puzzle went at the first try: solved, or not. */
export type PuzzleResult = 'solved' | 'missed';

/** What is known of one game's puzzles. */
export interface PuzzleResults {
  /** By puzzle. */
  readonly puzzles: Readonly<Record<string, PuzzleResult>>;
  /** By day number, for puzzles of the day. */
  readonly days: Readonly<Record<string, PuzzleResult>>;
}

const NOTHING: PuzzleResults = { puzzles: {}, days: {} };

/** The results of a game. */
export function puzzleResultsOf(game: string): PuzzleResults {
  return parse(recall(nameOf(game)));
}

/** Keeps the first result of a puzzle, and of the day if it was that day's; later ones do not count. */
export function keepPuzzleResult(
  game: string,
  puzzle: string,
  day: number | undefined,
  result: PuzzleResult,
): void {
  const before = puzzleResultsOf(game);
  const puzzles = { [puzzle]: result, ...before.puzzles };
  const days = day === undefined ? before.days : { [day]: result, ...before.days };
  puzzlesInAll(game, { puzzles, days });
}

/** Keeps what came of puzzles here and elsewhere. */
export function puzzlesInAll(game: string, results: PuzzleResults): void {
  remember(nameOf(game), JSON.stringify(results));
}

/** How many days in a row were solved, up to today, or to yesterday while today's is still open. */
export function streakOf({ days }: PuzzleResults, today: number): number {
  let day = days[today] === undefined ? today - 1 : today;
  let count = 0;
  for (; days[day] === 'solved'; day--) count += 1;
  return count;
}

function nameOf(game: string): string {
  return `puzzles.${game}`;
}

/** Nothing where the stored text is not what was kept. */
function parse(stored: string | undefined): PuzzleResults {
  try {
    const { puzzles, days }: Record<keyof PuzzleResults, unknown> = JSON.parse(stored ?? '');
    return areResults(puzzles) && areResults(days) ? { puzzles, days } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function areResults(value: unknown): value is Readonly<Record<string, PuzzleResult>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((result) => result === 'solved' || result === 'missed')
  );
}
