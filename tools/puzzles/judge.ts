/** Judges puzzles anew: more thought, other chance. */
import { analyse } from '#bots';
import type { Title } from '#games';
import { at, type Puzzle, puzzleStart } from '#kernel';
import { isAmong } from './clear.ts';
import { DEEP } from './mine.ts';

/** How often the listed answers were the best. */
export interface Judgement {
  readonly puzzles: number;
  readonly iterations: number;
  readonly times: number;
  readonly best: number;
  /** The puzzles in which another answer was better, by their place in the file, from 1. */
  readonly missed: readonly string[];
}

/** Three times as many iterations as when the puzzle was found. */
const BUDGET = { iterations: 3 * DEEP.iterations };

/** One puzzle after the other, and from the first again, until it was done so many times. */
export function judge(
  title: Title,
  puzzles: readonly Puzzle[],
  times: number,
  report: (done: number) => void,
): Judgement {
  const { game, heuristics } = title;
  const missed: string[] = [];
  for (let n = 0; n < times; n++) {
    const place = n % puzzles.length;
    const puzzle = at(puzzles, place);
    const { position, seat } = puzzleStart(game, puzzle);
    const view = game.view(position.state, seat);
    const [best] = analyse(game, heuristics, seat, view, BUDGET, `judgement ${n}`);
    if (!isAmong(puzzle.solution, best?.action)) missed.push(`puzzle ${place + 1}`);
    report(n + 1);
  }
  return {
    puzzles: puzzles.length,
    iterations: BUDGET.iterations,
    times,
    best: times - missed.length,
    missed,
  };
}
