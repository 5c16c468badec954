/** What the decisions of a finished game cost, kept by the server for one's statistics. Apart from the other routes, so that the first page does not carry it. */
import { request } from './api.ts';

/** The sums of a review. */
export interface ReviewSums {
  readonly decisions: number;
  /** In points, all together. */
  readonly cost: number;
  readonly good: number;
}

export function keepReview(table: string, sums: ReviewSums): Promise<unknown> {
  return request('PUT', `/me/reviews/${table}`, sums);
}
