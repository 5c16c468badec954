import { describe, expect, it } from 'vitest';
import { barsOf, medianOf, standingOf } from './standing.ts';

const TALLY = [
  { value: -4, count: 2 },
  { value: 3, count: 5 },
  { value: 11, count: 3 },
];

describe('a result among all', () => {
  it('has a place, which equals share', () => {
    expect(standingOf(TALLY, 11)).toEqual({ place: 1, of: 10, better: 70 });
    expect(standingOf(TALLY, 3)).toEqual({ place: 4, of: 10, better: 20 });
    expect(standingOf(TALLY, -4)).toEqual({ place: 9, of: 10, better: 0 });
  });

  it('is above or below what half of them reached', () => {
    expect(medianOf(TALLY)).toBe(3);
    expect(medianOf([{ value: 7, count: 1 }])).toBe(7);
    expect(medianOf([])).toBeUndefined();
  });
});

describe('bars', () => {
  it('are as narrow as there is room for, and cover every result once', () => {
    expect(barsOf([{ value: 7, count: 2 }])).toEqual({ width: 1, bars: [{ from: 7, count: 2 }] });
    const { width, bars } = barsOf(TALLY);
    expect(width).toBe(1);
    expect(bars).toHaveLength(16);
    const wide = barsOf([...TALLY, { value: 12, count: 1 }]);
    expect(wide.width).toBe(2);
    expect(wide.bars.at(0)).toEqual({ from: -4, count: 2 });
    expect(wide.bars.reduce((sum, { count }) => sum + count, 0)).toBe(11);
  });

  it('are never too many, however far apart results are', () => {
    const { bars } = barsOf([
      { value: -1000, count: 1 },
      { value: 9000, count: 1 },
    ]);
    expect(bars.length).toBeLessThanOrEqual(16);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
});
