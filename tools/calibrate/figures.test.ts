import { describe, expect, it } from 'vitest';
import { figuresFrom, type ReviewedSeat, recognition } from './figures.ts';

/** Two seats a game; level 1 gives away 6 points in ten decisions, each level after it one point less. */
function games(deals: number, strays: (deal: number, seat: number) => number): ReviewedSeat[] {
  return [1, 2, 3, 4, 5, 6].flatMap((level) =>
    Array.from({ length: 2 * deals }, (_, i) => {
      const deal = Math.floor(i / 2);
      return { level, deal, decisions: 10, cost: 7 - level + strays(deal, i % 2), good: level };
    }),
  );
}

describe('what reviewed games tell of the levels', () => {
  it('is the mean cost of a decision, how far games stray from it, and how many were good', () => {
    const levels = figuresFrom(games(3, (_, seat) => (seat === 0 ? 1 : -1)));
    // Means of 0.7 and 0.5 around 0.6: six times ten decisions a tenth away, over five.
    expect(levels?.[0]).toEqual({ games: 3, decisions: 60, cost: 0.6, deviation: 0.346, good: 0.1 });
    expect(levels).toHaveLength(6);
  });

  it('is nothing while a level has no game', () => {
    expect(figuresFrom(games(2, () => 0).filter(({ level }) => level < 6))).toBeUndefined();
  });
});

describe('a level', () => {
  it('is known again by games that cost what the others cost', () => {
    const seats = 2 * 3 * 6;
    expect(recognition(games(3, () => 0))).toEqual({
      seats,
      exact: seats,
      near: seats,
      inRange: seats,
      named: seats,
    });
  });

  it('is one of several in the range where games stray', () => {
    const { seats, exact, inRange, named } = recognition(games(6, (deal) => (deal % 2 === 0 ? 1 : -1)));
    expect(exact).toBeLessThan(seats);
    expect(inRange).toBeGreaterThan(exact);
    expect(named).toBeGreaterThan(seats);
  });

  it('is not looked for in the only deal', () => {
    expect(recognition(games(1, () => 0)).seats).toBe(0);
  });
});
