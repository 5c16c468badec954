/** Draws out of counts. */
import type { Rng } from '#kernel';
import { type Counts, none, of, put, total } from '../counts.ts';

/** So many cards out of a pool. */
export function anyCards(pool: readonly number[], count: number, rng: Rng): Counts {
  const cards = none();
  const left = pool.slice();
  for (let size = total(left), n = 0; n < count; n++, size--) {
    let skip = rng.below(size);
    let kind = 0;
    while (skip >= of(left, kind)) {
      skip -= of(left, kind);
      kind += 1;
    }
    put(left, kind, -1);
    put(cards, kind);
  }
  return cards;
}

/** A place with something on it, other than this one. */
export function anyPlace(counts: readonly number[], besides: number, rng: Rng): number {
  let place = rng.below(counts.length);
  while (of(counts, place) === 0 || place === besides) place = (place + 1) % counts.length;
  return place;
}
