/** Ranking with tie-breaks. */
import type { Seat } from './game.ts';

/** Ranks seats by the first measure, highest first, ties by the next one; seats equal in all of them share a rank. */
export function rank(seats: number, ...measures: ((seat: Seat) => number)[]): Seat[][] {
  const compare = (one: Seat, two: Seat) => {
    for (const measure of measures) {
      const difference = measure(two) - measure(one);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const ranking: Seat[][] = [];
  for (const seat of Array.from({ length: seats }, (_, i) => i).sort(compare)) {
    const last = ranking.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}
