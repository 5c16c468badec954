import { describe, expect, it } from 'vitest';
import calibration from './calibration.json' with { type: 'json' };
import { figuresOf, playedLike } from './playedLike.ts';

const LEVELS = [
  { games: 10, decisions: 1000, cost: 3, deviation: 3, good: 0.3 },
  { games: 10, decisions: 1000, cost: 1.5, deviation: 2, good: 0.5 },
  { games: 10, decisions: 1000, cost: 0.5, deviation: 1, good: 0.7 },
  { games: 10, decisions: 1000, cost: 0.1, deviation: 0.3, good: 0.9 },
];

const decisions = (count: number, cost: number) => Array.from({ length: count }, () => ({ cost }));

describe('the level somebody played like', () => {
  it('is the one whose decisions cost as much', () => {
    expect(playedLike(decisions(100, 1.4), LEVELS)).toEqual({
      level: 2,
      lowest: 2,
      highest: 2,
      good: 0,
      levelGood: 0.5,
      topGood: 0.9,
    });
    expect(playedLike(decisions(100, 0), LEVELS)).toMatchObject({ level: 4, good: 1 });
    expect(playedLike(decisions(100, 9), LEVELS)).toMatchObject({ level: 1 });
  });

  it('is a range where few decisions cannot tell levels apart', () => {
    expect(playedLike(decisions(16, 1.1), LEVELS)).toMatchObject({ level: 2, lowest: 2, highest: 2 });
    expect(playedLike(decisions(12, 2.3), LEVELS)).toMatchObject({ level: 1, lowest: 1, highest: 1 });
    expect(playedLike(decisions(12, 0.35), LEVELS)).toMatchObject({ level: 3, lowest: 3, highest: 3 });
    expect(playedLike(decisions(12, 2.2), LEVELS)).toMatchObject({ lowest: 1, highest: 2 });
  });

  it('is not said after few decisions, or without figures', () => {
    expect(playedLike(decisions(11, 1), LEVELS)).toBeUndefined();
    expect(playedLike(decisions(30, 1), [])).toBeUndefined();
  });
});

describe('the figures of the levels', () => {
  it.each(Object.keys(calibration))(
    'of %s have six levels, the highest of which gives away less than the lowest',
    (game) => {
      const levels = figuresOf(game);
      expect(levels).toHaveLength(6);
      expect(levels.at(-1)?.cost).toBeLessThan(levels[0]?.cost ?? 0);
      expect(levels.at(-1)?.good).toBeGreaterThan(levels[0]?.good ?? 1);
    },
  );
});
