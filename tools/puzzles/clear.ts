/** Whether one answer is clearly the best, and by how much. */
import type { Advice } from '#bots';
import type { Title } from '#games';
import { at, type Seat, same } from '#kernel';

/** A decision as its seat knows it. */
export interface Question {
  readonly title: Title;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Answers that differ by fewer points count as equally good, as in a hint. */
export const NEARLY_EQUAL = 0.25;

/** The next answer is behind by this share of what counts as a clear lead. */
const GAP = 0.25;

/** The most answers that may be right. */
export const MOST_SOLUTIONS = 3;

/** The best answers, and what comes after them, the best first. */
export interface Clear {
  readonly solution: readonly unknown[];
  readonly others: readonly Advice<unknown>[];
  readonly gap: number;
}

/** How many points the next answer must be behind. */
export function leastGap({ heuristics }: Title): number {
  return GAP * heuristics.scale;
}

/** The best answers if they are few, and everything else is far behind. */
export function clearIn(advice: readonly Advice<unknown>[], least: number): Clear | undefined {
  const best = at(advice, 0);
  const isGood = ({ points }: Advice<unknown>) => best.points - points <= NEARLY_EQUAL;
  const solution = advice.filter(isGood);
  const others = advice.filter((one) => !isGood(one)).sort((one, two) => two.points - one.points);
  const [next] = others;
  const most = Math.max(...solution.map(({ points }) => points));
  if (!next || most > best.points + NEARLY_EQUAL || solution.length > MOST_SOLUTIONS) return undefined;
  const gap = best.points - next.points;
  return gap < least ? undefined : { solution: solution.map(({ action }) => action), others, gap };
}

/** Whether an answer is among these. */
export function isAmong(answers: readonly unknown[], action: unknown): boolean {
  return answers.some((one) => same(one, action));
}
