/** What a learner who wants to be shown the way should answer next. */
import { type Lesson, same } from '#kernel';

/** An answer, and how many of the staged ones stay before it. */
export interface NextAnswer {
  readonly action: unknown;
  readonly after: number;
}

/** The next answer of the way that has most in common with the answers; staged ones it differs from are replaced. */
export function nextAnswer(
  { ways }: Pick<Lesson, 'ways'>,
  given: readonly unknown[],
  staged: readonly unknown[],
): NextAnswer | undefined {
  const answers = [...given, ...staged];
  const shared = (way: readonly unknown[]) => {
    const other = answers.findIndex((answer, i) => !same(answer, way[i]));
    return other < 0 ? answers.length : other;
  };
  const way = ways.toSorted((one, two) => shared(two) - shared(one))[0] ?? [];
  const after = shared(way) - given.length;
  const action = way[shared(way)];
  return after < 0 || action === undefined ? undefined : { action, after };
}
