/** R9.2, R9.3: reputation, with tokens laid in every way. */
import { expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { CARDS, halfReputation } from '../components.ts';
import { goodReputation, layTokens, reputationOf, reputationPoints } from '../reputation.ts';

/** The most points of columns with these reputations, every way to lay the tokens tried. */
function bestByTrying([first = 0, ...others]: readonly number[], tokens: number): number {
  const points = (reputation: number) => (reputation > 0 ? 5 : reputation < 0 ? -3 : 0);
  if (others.length === 0) return points(first + tokens);
  const ways = Array.from(
    { length: tokens + 1 },
    (_, n) => points(first + n) + bestByTrying(others, tokens - n),
  );
  return Math.max(...ways);
}

it('[R9.2] [R9.3] [Q22] finds the best of all ways to lay the tokens', () => {
  const rng = Rng.fromSeed('2'.repeat(32));
  const lowest = new Set<number>();
  for (let n = 0; n < 40; n++) {
    const columns: { above: number[][]; below: number[][] } = { above: [], below: [] };
    for (const street of [0, 1, 2, 3]) {
      const cards = CARDS.flatMap((one, number) => (one.street === street ? [number] : []));
      const drawn = Array.from({ length: rng.below(4) }, () => rng.draw(cards));
      const above = rng.below(drawn.length + 1);
      columns.above.push(drawn.slice(0, above));
      columns.below.push(drawn.slice(above));
    }
    const reputations = [0, 1, 2, 3].map((street) => reputationOf(columns, street));
    lowest.add(Math.min(...reputations));
    for (let tokens = 0; tokens <= 4; tokens++) {
      const best = bestByTrying(reputations, tokens);
      expect(reputationPoints({ ...columns, tokens })).toBe(best);
      const laid = layTokens({ ...columns, tokens });
      expect(laid.reduce((sum, { points }) => sum + points, 0)).toBe(best);
      const added = laid.map(({ reputation }, street) => reputation - at(reputations, street));
      expect(Math.min(...added)).toBeGreaterThanOrEqual(0);
      expect(added.reduce((sum, more) => sum + more)).toBe(tokens);
    }
  }
  expect(lowest.size).toBeGreaterThan(3);
});

it('[R9.11] counts good reputation above and below, and tokens; bad reputation takes nothing away', () => {
  const cardWith = (half: number, isFit: (value: number) => boolean) =>
    CARDS.findIndex((_, card) => isFit(halfReputation(card, half)));
  const [goodAbove, badAbove] = [cardWith(0, (value) => value > 0), cardWith(0, (value) => value < 0)];
  const [goodBelow, badBelow] = [cardWith(1, (value) => value > 1), cardWith(1, (value) => value < 0)];
  const above = [[badAbove], [goodAbove], [], []];
  const below = [[], [badBelow, goodBelow], [], []];
  const sum = 3 + halfReputation(goodAbove, 0) + halfReputation(goodBelow, 1);
  expect(goodReputation({ above, below, tokens: 3 })).toBe(sum);
  expect([badAbove, badBelow].every((card) => card >= 0) && sum >= 6).toBe(true);
});
