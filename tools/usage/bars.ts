/** The bars a component must reach, and whether it does. */
import type { Group } from './observer.ts';
import type { Row, Share } from './summary.ts';

/** Every kind is taken in at least this share of its chances. */
export const LEAST_TAKEN = 0.05;

/** How far a start may be from a fair share of wins with two seats, and how far the first seat. */
const FAR_START = 0.1;
const FAR_FIRST = 0.05;

export type Verdict = 'reached' | 'MISSED' | 'no chance' | '';

/** The share of chances that were taken. */
export function takenShare({ offered, taken }: Row): number | undefined {
  return offered === 0 ? undefined : taken / offered;
}

/** Whether a row reaches the bar of its group. */
export function verdictOf({ bar }: Group, row: Row, seats: number): Verdict {
  if (bar === 'use') {
    const share = takenShare(row);
    return share === undefined ? 'no chance' : judged(share >= LEAST_TAKEN);
  }
  return bar === 'start' && row.won && seats > 1 ? judged(isFair(row.won, seats, FAR_START)) : '';
}

/** Whether the first seat wins neither too often nor too rarely. */
export function firstVerdict(first: Share, seats: number): Verdict {
  return seats > 1 ? judged(isFair(first, seats, FAR_FIRST)) : '';
}

/** Between which shares of wins a start should be; with more seats a fair share is smaller, and so is what it may be off. */
export function fairStart(seats: number): readonly [number, number] {
  return fairShares(seats, FAR_START);
}

function fairShares(seats: number, far: number): readonly [number, number] {
  return [(1 - 2 * far) / seats, (1 + 2 * far) / seats];
}

function isFair({ share }: Share, seats: number, far: number): boolean {
  const [least, most] = fairShares(seats, far);
  return share >= least - 1e-9 && share <= most + 1e-9;
}

function judged(reached: boolean): Verdict {
  return reached ? 'reached' : 'MISSED';
}
