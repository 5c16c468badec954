/** Spans in which a clock stands: what has run, and when it rings. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTick, ranBetween, restsOf, ringsAt, type Span, singles } from '../index.ts';
import { narrowed } from '../rests.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Every day from 18 to 8, for ten days. */
const NIGHTS = restsOf(
  Array.from({ length: 10 }, (_, day): Span => [day * DAY + 18 * HOUR, (day + 1) * DAY + 8 * HOUR]),
  10 * DAY,
  null,
);

/** Any spans within thirty days, in order. */
const anyRests = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 * 24 }), fc.integer({ min: 1, max: 60 })), { maxLength: 20 })
  .map((list) => list.map(([from, hours]): Span => [from * HOUR, (from + hours) * HOUR]))
  .map((spans) =>
    restsOf(
      spans.sort(([one], [two]) => one - two),
      40 * DAY,
      null,
    ),
  );
const anyTime = fc.integer({ min: 0, max: 35 * DAY });

/** Hour by hour, the slow way. */
function isResting(spans: readonly Span[], time: number): boolean {
  return spans.some(([from, to]) => from <= time && time < to);
}

describe('rests', () => {
  it('are kept short: equal ones a day apart are one', () => {
    expect(NIGHTS.spans).toEqual([[18 * HOUR, 32 * HOUR, 10]]);
    expect(singles(NIGHTS.spans)).toHaveLength(10);
  });

  it('of other lengths, or at other times of the day, are kept one by one', () => {
    const night: Span = [18 * HOUR, 32 * HOUR];
    for (const other of [
      [42 * HOUR, 57 * HOUR],
      [41 * HOUR, 56 * HOUR],
    ] as const)
      expect(restsOf([night, other], 10 * DAY, null).spans).toEqual([
        [...night, 1],
        [...other, 1],
      ]);
    expect(restsOf([night, [60 * HOUR, 60 * HOUR], [90 * HOUR, 80 * HOUR]], 10 * DAY, null).spans).toEqual([
      [...night, 1],
    ]);
  });

  it('become one where they touch', () => {
    expect(
      restsOf(
        [
          [0, 5],
          [5, 9],
          [7, 8],
          [20, 30],
        ],
        100,
        null,
      ).spans,
    ).toEqual([
      [0, 9, 1],
      [20, 30, 1],
    ]);
  });

  it('let a clock run outside them alone', () => {
    expect(ranBetween(NIGHTS, 17 * HOUR, 33 * HOUR)).toBe(2 * HOUR);
    expect(ringsAt(NIGHTS, 17 * HOUR, 2 * HOUR)).toBe(33 * HOUR);
    expect(ringsAt(NIGHTS, 20 * HOUR, 30 * HOUR)).toBe(3 * DAY + 18 * HOUR);
    expect(nextTick(NIGHTS, 20 * HOUR)).toBe(32 * HOUR);
    expect(nextTick(NIGHTS, 9 * HOUR)).toBe(9 * HOUR);
    // The first moment belongs to the rest, and the one at which it ends does not.
    expect([18, 32].map((hour) => nextTick(NIGHTS, hour * HOUR))).toEqual([32 * HOUR, 32 * HOUR]);
    expect(ringsAt(undefined, 5, 7)).toBe(12);
    expect(ranBetween(null, 5, 7)).toBe(2);
    // A clock that went backwards has not run.
    expect(ranBetween(null, 7, 5)).toBe(0);
  });

  it('charge the same however often one looks, and ring when all is charged', () => {
    fc.assert(
      fc.property(
        anyRests,
        fc.array(anyTime, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 10 * DAY }),
        (rests, times, left) => {
          const order = times.toSorted((one, two) => one - two);
          const from = order[0] ?? 0;
          const last = order.at(-1) ?? 0;
          const parts = order.slice(1).map((to, i) => ranBetween(rests, order[i] ?? 0, to));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(ranBetween(rests, from, last));
          const rings = ringsAt(rests, from, left);
          expect(ranBetween(rests, from, rings)).toBe(left);
          expect(ranBetween(rests, from, rings - 1)).toBe(left - 1);
          expect(nextTick(rests, rings - 1)).toBe(rings - 1);
        },
      ),
    );
  });

  it('count as the spans they were made of', () => {
    fc.assert(
      fc.property(anyRests, anyRests, anyTime, (one, two, time) => {
        const [first, second] = [singles(one.spans), singles(two.spans)];
        const isBoth = isResting(first, time) && isResting(second, time);
        const spans = singles(narrowed(one, two)?.spans ?? []);
        expect(isResting(spans, time)).toBe(isBoth);
        expect(ranBetween(one, time, time + 1)).toBe(isResting(first, time) ? 0 : 1);
      }),
    );
  });

  it('are those of now where nothing was known when the turn began', () => {
    const short = restsOf([[0, 5]], 100, null);
    const later = restsOf(
      [
        [2, 9],
        [90, 120],
      ],
      500,
      null,
    );
    expect(narrowed(short, later)).toEqual({
      spans: [
        [2, 5, 1],
        [100, 120, 1],
      ],
      until: 500,
      off: null,
    });
    expect(narrowed(short, null)).toBeNull();
    expect(narrowed(null, later)).toBeNull();
  });
});
