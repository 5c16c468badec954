/** Weights are found again in games made up with them. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import type { SampledGame } from './play.ts';
import { BY_HAND, corrected, qualityOf } from './quality.ts';
import { fitWeights, isHeldOut } from './weights.ts';

/** In the first phase the worth counts 0.6 times and each feature 2; in the second the feature counts -1. The third feature never differs. */
const TRUE = [
  [-0.4, 2, 0.5, 0],
  [0, -1, 0.5, 0],
] as const;

function madeUpGames(count: number, seats: number): SampledGame[] {
  const rng = Rng.fromSeed('a'.repeat(32));
  const draw = () => rng.below(2001) / 100 - 10;
  return Array.from({ length: count }, (_, deal) => {
    // Both moments lead to the same final points but for some luck.
    const features = Array.from({ length: seats }, () => [draw(), draw(), 7]);
    const finals = features.map(draw);
    const samples = TRUE.map((weights, phase) => {
      const worths = features.map(([one = 0, two = 0], seat) => {
        const luck = (rng.below(2001) - 1000) / 1000;
        return (at(finals, seat) + luck - weights[1] * one - weights[2] * two) / (1 + weights[0]);
      });
      return { phase, points: worths.map(() => 0), worths, features };
    });
    const most = Math.max(...finals);
    return { deal, seats, finals, wins: finals.map((points) => (points === most ? 1 : 0)), samples };
  });
}

describe('fitWeights', () => {
  it.each([2, 3])('finds the weights of each phase with %i seats', (seats) => {
    const { weights, strength } = fitWeights(madeUpGames(800, seats), 2, 3);
    expect(strength.weighsWorth).toBe(true);
    for (const [phase, expected] of TRUE.entries())
      for (const [i, weight] of expected.entries()) expect(at(at(weights, phase), i)).toBeCloseTo(weight, 1);
  });

  it('does better than by hand on deals held out', () => {
    const games = madeUpGames(400, 2);
    const heldOut = games.filter(isHeldOut);
    expect(heldOut.length).toBe(100);
    const { weights } = fitWeights(games, 2, 3);
    const [before, after] = [BY_HAND, corrected(weights)].map((forecast) => qualityOf(heldOut, forecast));
    expect(after?.r2).toBeGreaterThan(0.95);
    expect(after?.r2).toBeGreaterThan(before?.r2 ?? 1);
    expect(after?.winners).toBeGreaterThan(before?.winners ?? 1);
  });

  it('learns nothing from the deals held out', () => {
    const games = madeUpGames(100, 2);
    const changed = games.map((game) => (isHeldOut(game) ? { ...game, finals: [99, -99] } : game));
    expect(fitWeights(changed, 2, 3)).toEqual(fitWeights(games, 2, 3));
  });

  it('rounds to three decimals', () => {
    for (const weight of fitWeights(madeUpGames(40, 2), 2, 3).weights.flat())
      expect(Math.abs(1000 * weight - Math.round(1000 * weight))).toBeLessThan(1e-9);
  });
});

describe('qualityOf', () => {
  const game: SampledGame = {
    deal: 0,
    seats: 1,
    finals: [10, 4],
    wins: [1, 0],
    samples: [
      { phase: 0, points: [1, 1], worths: [8, 2], features: [[], []] },
      { phase: 1, points: [1, 2], worths: [2, 8], features: [[], []] },
    ],
  };
  const other: SampledGame = { ...game, finals: [4, 10], wins: [0, 1] };

  it('is 1 where every difference is foreseen', () => {
    expect(
      qualityOf(
        [game],
        ({ worths }) => worths,
        (phase) => phase === 0,
      ).winners,
    ).toBe(1);
    const right = qualityOf(
      [game, other],
      ({ worths }) => worths,
      (phase) => phase === 0,
    );
    expect(right).toEqual({ r2: 1 - 144 / 72, winners: 0.5 });
  });

  it('counts ties in part', () => {
    expect(
      qualityOf(
        [game],
        ({ points }) => points,
        (phase) => phase === 0,
      ).winners,
    ).toBe(0.5);
  });
});
