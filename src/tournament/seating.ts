/** Who sits where at one table, so that everybody has sat at each seat as often as at any other, within one. */
import { at } from '#kernel';

/** What it costs that somebody's seats are further apart than one; more than any preference among fair ones. */
export const UNFAIR = 1000;

export interface Seating {
  readonly cost: number;
  /** Entrants by seat. */
  readonly seats: readonly number[];
}

/** The fairest order, by what each seat would cost each entrant. Among equally fair ones the first counts, which leaves everybody in place. */
export function fairestSeats(
  entrants: readonly number[],
  costsOf: (entrant: number) => readonly number[],
): Seating {
  const costs = entrants.map(costsOf);
  let best: Seating = { cost: Infinity, seats: entrants };
  for (const order of ordersOf(entrants.length)) {
    let cost = 0;
    for (const [seat, index] of order.entries()) cost += at(at(costs, index), seat);
    if (cost < best.cost) best = { cost, seats: order.map((index) => at(entrants, index)) };
    if (cost === 0) break;
  }
  return best;
}

/** What each seat would cost somebody who has sat so often at each: little where they have seldom sat, a lot where seats would be further apart than one. */
export function seatCosts(counts: readonly number[]): readonly number[] {
  const least = Math.min(...counts);
  return counts.map((count, seat) => {
    const excess = Math.max(0, seatSpread(counts.with(seat, count + 1)) - 1);
    return excess * excess * UNFAIR + count - least;
  });
}

/** How much more often one has sat at one seat than at another. */
export function seatSpread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

const ORDERS = new Map<number, readonly (readonly number[])[]>();

/** All orders of so many, the natural one first. */
export function ordersOf(count: number): readonly (readonly number[])[] {
  const known = ORDERS.get(count);
  if (known) return known;
  const last = count - 1;
  const orders =
    count === 0
      ? [[]]
      : ordersOf(last).flatMap((order) =>
          Array.from({ length: count }, (_, i) => order.toSpliced(last - i, 0, last)),
        );
  ORDERS.set(count, orders);
  return orders;
}
