/** The figures of a whole contest: standing, Elo, times, and the sequential test. */
import { type Standing, sharesOf, standingOf } from '#bots';
import type { DealResult, Match, Thinking } from './worker.ts';

/** Elo points with a 95 % interval; for two seats only. */
export interface Elo {
  readonly elo: number;
  readonly from: number;
  readonly to: number;
}

/** CPU milliseconds per decision with more than one answer. */
export interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly p95: number;
}

/** All figures of a contest. */
export interface Summary extends Standing {
  readonly match: Match;
  readonly elo: Elo | undefined;
  readonly times: { readonly a: Times; readonly b: Times };
  readonly endings: Readonly<Record<string, number>>;
  /** Log likelihood ratio of the sequential test, if requested. */
  readonly llr?: number;
}

/** Summarises the deals of a contest. */
export function summaryOf(match: Match, dealt: readonly DealResult[]): Summary {
  const deals = dealt.map(({ games }) => games);
  const standing = standingOf(deals, match.seats);
  const endings: Record<string, number> = {};
  for (const { ending } of deals.flat()) endings[ending] = (endings[ending] ?? 0) + 1;
  return {
    match,
    ...standing,
    elo: match.seats === 2 ? eloOf(standing) : undefined,
    times: { a: timesOf(dealt.map(({ a }) => a)), b: timesOf(dealt.map(({ b }) => b)) },
    endings,
  };
}

function eloOf({ share, margin }: Standing): Elo {
  return { elo: eloAt(share), from: eloAt(share - margin), to: eloAt(share + margin) };
}

/** The Elo difference at which this share is expected; shares of 0 and 1 count as very large differences. */
function eloAt(share: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, share));
  return Math.round(-400 * Math.log10(1 / bounded - 1));
}

function shareAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Sequential probability ratio test of +`gain` Elo against 0; beyond ±2.94 it is decided at 95 %. */
export function sprt(dealt: readonly DealResult[], gain: number): number {
  const shares = sharesOf(dealt.map(({ games }) => games));
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, count);
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, count);
  if (count < 5 || variance === 0) return 0;
  const [low, high] = [shareAt(0), shareAt(gain)];
  return ((high - low) * count * (mean - (low + high) / 2)) / variance;
}

/** The bound at which the test is decided. */
export const DECIDED = 2.94;

function timesOf(thoughts: readonly Thinking[]): Times {
  const all = thoughts.flat().sort((one, two) => one - two);
  return {
    decisions: all.length,
    mean: all.reduce((sum, ms) => sum + ms, 0) / Math.max(1, all.length),
    p95: all[Math.floor(0.95 * all.length)] ?? 0,
  };
}
