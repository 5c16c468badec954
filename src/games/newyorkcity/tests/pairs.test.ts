/** Q9: pairs that come to the same are one answer. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { mixes, mixLike } from '../flow/pairs.ts';
import { layOut } from './layout.ts';

const table = (pairs: number[][]) => layOut({ players: [{}, {}], pairs, steps: [] });

/** What is taken from each pair and left of it, whichever of them comes first. */
function content(pairs: readonly number[][], [one = 0, first = 0, two = 0, second = 0]: readonly number[]) {
  const part = (pair: readonly number[], card: number) => `${card} of ${[...pair].sort()}`;
  return [part(at(pairs, one), first), part(at(pairs, two), second)].sort().join(', ');
}

/** Every way to take one card each of two pairs. */
function ways(pairs: readonly number[][]): number[][] {
  return pairs.flatMap((a, one) =>
    pairs.flatMap((b, two) =>
      one < two && a.length === 2 && b.length === 2
        ? a.flatMap((first) => b.map((second) => [one, first, two, second]))
        : [],
    ),
  );
}

describe('mixed pairs', () => {
  const rng = Rng.fromSeed('9'.repeat(32));
  const dealt = Array.from({ length: 60 }, (_, n) => {
    const kinds = 2 + (n % 6);
    const pairs = Array.from({ length: 4 }, () =>
      [rng.below(kinds), rng.below(kinds)].sort((one, other) => one - other),
    );
    // The deck may end with a single card, wherever it lies later.
    return n % 3 === 0 ? pairs.with(n % 4, [rng.below(kinds)]) : pairs;
  });

  it('[R11.2] [Q9] are listed once for all ways that take and leave the same', () => {
    for (const pairs of dealt) {
      const listed = mixes(table(pairs)).map((mix) => content(pairs, mix));
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(new Set(ways(pairs).map((way) => content(pairs, way))));
    }
  });

  it('[Q9] stand for every way that comes to the same', () => {
    for (const pairs of dealt) {
      const state = table(pairs);
      const listed = mixes(state);
      for (const way of ways(pairs)) {
        const same = listed.find((mix) => content(pairs, mix) === content(pairs, way));
        expect(mixLike(state, way)).toEqual(same);
      }
    }
  });
});
