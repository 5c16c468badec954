/** Latencies and what they come to. */
import { at } from '#kernel';

/** Milliseconds: the median, and what 99 % and 99.9 % stay below. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
}

/** The value below which this share of all values lies. */
export function percentile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return Number.NaN;
  return at(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)));
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((one, two) => one - two);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), p999: percentile(sorted, 0.999) };
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, two) => one - two),
    0.5,
  );
}

/** By how much two values that should be equal differ: 0.1 for ten per cent. */
export function difference(one: number, two: number): number {
  return Math.abs(one - two) / Math.max(one, two);
}
