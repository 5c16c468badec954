/** Where a result stands among all of a day, and the bars they are drawn as. */
import type { Tally } from '../../table/daily/dailyApi.ts';

/** Bars are as wide as one of these, so that there are few enough of them. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BARS = 16;

export interface Standing {
  readonly place: number;
  readonly of: number;
  /** How many of a hundred were worse. */
  readonly better: number;
}

/** Equals share a place. */
export function standingOf(tally: readonly Tally[], value: number): Standing {
  const sum = (counted: readonly Tally[]) => counted.reduce((all, one) => all + one.count, 0);
  const of = sum(tally);
  const worse = sum(tally.filter((one) => one.value < value));
  const place = 1 + sum(tally.filter((one) => one.value > value));
  return { place, of, better: Math.floor((100 * worse) / Math.max(1, of)) };
}

/** The value that half of all have reached. */
export function medianOf(tally: readonly Tally[]): number | undefined {
  const count = tally.reduce((all, one) => all + one.count, 0);
  let below = 0;
  return tally.find((one) => {
    below += one.count;
    return 2 * below >= count;
  })?.value;
}

/** One bar: from a value to just before the next bar. */
export interface Bar {
  readonly from: number;
  readonly count: number;
}

/** All bars from the lowest value to the highest, empty ones too, and how wide each is. */
export function barsOf(tally: readonly Tally[]): { readonly width: number; readonly bars: readonly Bar[] } {
  const [lowest, highest] = [tally[0]?.value ?? 0, tally.at(-1)?.value ?? 0];
  const countFor = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((one) => countFor(one) <= MOST_BARS) ?? highest - lowest + 1;
  const first = Math.floor(lowest / width);
  const bars = Array.from({ length: countFor(width) }, (_, i): Bar => {
    const from = (first + i) * width;
    const inside = tally.filter(({ value }) => value >= from && value < from + width);
    return { from, count: inside.reduce((sum, one) => sum + one.count, 0) };
  });
  return { width, bars };
}
