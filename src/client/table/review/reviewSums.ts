/** What the decisions of a review cost together. */
import type { ReviewSums } from '../../remote/reviews.ts';
import { NEARLY_EQUAL } from '../thinking/ranking.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';

export function reviewSums(judged: readonly Pick<JudgedDecision, 'cost'>[]): ReviewSums {
  return {
    decisions: judged.length,
    cost: judged.reduce((sum, { cost }) => sum + cost, 0),
    good: judged.filter(({ cost }) => cost < NEARLY_EQUAL).length,
  };
}
