/** How promising an answer looks at a glance: by how snugly the piece would fit in. */
import type { Seat } from '#kernel';
import { findFree, SIZE } from '../quarters.ts';
import { spotId } from '../spots.ts';
import { type Action, cityOf, type State } from '../state.ts';
import { snugness } from './snugness.ts';
import { DECLINE_PRIOR } from './weights.ts';

/** Free quarters, row by row: a buffer, used anew for each city. */
const free = new Int32Array(SIZE);

export function prior(state: State, seat: Seat, action: Action): number {
  if ('decline' in action) return DECLINE_PRIOR;
  if (!('turn' in action)) return 0;
  const { dark, green, water } = cityOf(state, seat).rows;
  findFree(dark, green, water, free);
  return snugness(free, spotId(action));
}
