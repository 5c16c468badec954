/** The order of a hint's answers: which is best, and which are as good as each other. */
import type { Advice } from '#bots';

/** Answers that differ by fewer points than this count as equally good. */
export const NEARLY_EQUAL = 0.25;

/** An answer thought about this much less than the best is not called as good on noise alone. */
const THOUGHT_ABOUT = 0.25;

type Answer = Advice<unknown>;

/** An answer with its place, from 1; answers that are about as good share a place. */
export interface RankedAnswer extends Answer {
  readonly place: number;
}

/** Takes the answers in the order of the analysis; none is placed behind one that is clearly worse. */
export function ranked(answers: readonly Answer[]): readonly RankedAnswer[] {
  const places: RankedAnswer[] = [];
  let rest = answers;
  while (rest.length > 0) {
    const leader = leaderOf(rest);
    const peers = rest.filter((one) => one !== leader && isAlike(leader, one));
    const place = places.length + 1;
    places.push(...[leader, ...peers].map((one) => ({ ...one, place })));
    rest = rest.filter((one) => one !== leader && !peers.includes(one));
  }
  return places;
}

/** Whether the other answer is as good, as far as the analysis can tell. */
function isAlike(best: Answer, other: Answer): boolean {
  const lost = best.points - other.points;
  if (lost <= NEARLY_EQUAL) return true;
  return lost <= noise(best, other) && other.confidence >= THOUGHT_ABOUT * best.confidence;
}

/** The difference in points that may be chance alone. */
export function noise(one: Answer, other: Answer): number {
  return Math.hypot(one.margin, other.margin);
}

/** The first answer, unless another is better by more than chance. */
function leaderOf(answers: readonly Answer[]): Answer {
  return answers.reduce((leader, one) =>
    one.points - leader.points > Math.max(NEARLY_EQUAL, noise(leader, one)) ? one : leader,
  );
}
