/** What the review of a seat's decisions comes to. Pure. */
import { at } from '#kernel';
import { courseOf, type Film } from '../film/film.ts';
import { NEAR, SLIGHT } from '../hints/inWords.ts';
import type { Judged } from '../thinking/tasks.ts';

/** How many decisions stand out at most. */
const MOST = 5;

export interface Findings {
  /** In how many decisions nothing better was found. */
  readonly good: number;
  /** What the others cost together. */
  readonly cost: number;
  /** Those that cost most, the worst first. */
  readonly costliest: readonly Judged[];
  /** The decisions whose expectations compare: a few first ones may be about a lead where the others are not. */
  readonly course: readonly Judged[];
  readonly first: number;
  readonly last: number;
  readonly highest: number;
  readonly lowest: number;
}

/** There must be a decision. */
export function findingsOf(judged: readonly Judged[]): Findings {
  const { measure } = at(judged, judged.length - 1);
  const course = judged.filter((one) => one.measure === measure);
  const expected = course.map((one) => one.expected);
  return {
    good: judged.filter(({ cost }) => cost < SLIGHT).length,
    cost: judged.reduce((sum, { cost }) => sum + cost, 0),
    costliest: judged
      .filter(({ cost }) => cost >= NEAR)
      .toSorted((one, two) => two.cost - one.cost)
      .slice(0, MOST),
    course,
    first: at(expected, 0),
    last: at(expected, expected.length - 1),
    highest: Math.max(...expected),
    lowest: Math.min(...expected),
  };
}

/** The entry after which each play of the record was to be made. */
export function momentsBefore(film: Film): ReadonlyMap<number, number> {
  return new Map(courseOf(film).map(({ move, seq }) => [move, seq]));
}
