/** Statistics over many deals between two bots, with error margins. */
import type { DealtGame } from './arena.ts';
import { mean } from './statistics.ts';

/** How bot A did against bot B. */
export interface Standing {
  readonly games: number;
  readonly deals: number;
  /** Wins of A per game, and half the width of the 95 % interval; taken over deals, because games of one deal are not independent. */
  readonly share: number;
  readonly margin: number;
  /** Wins per game of each B. */
  readonly otherShare: number;
  readonly otherMargin: number;
  /** Wins per game if A and B were equally strong: what the automata leave, divided evenly. */
  readonly fair: number;
  /** Mean points of A and of B. */
  readonly points: readonly [number, number];
}

/** The statistics of a list of deals. */
export function standingOf(deals: readonly (readonly DealtGame[])[], seats: number): Standing {
  const games = deals.flat();
  const shares = sharesOf(deals);
  const others = deals.map((dealt) => mean(dealt.map(({ otherWin }) => otherWin)));
  return {
    games: games.length,
    deals: deals.length,
    share: mean(shares),
    margin: marginOf(shares),
    otherShare: mean(others),
    otherMargin: marginOf(others),
    fair: (mean(shares) + (seats - 1) * mean(others)) / seats,
    points: [mean(games.map(({ points }) => points[0])), mean(games.map(({ points }) => points[1]))],
  };
}

/** Wins of A per game, deal by deal. */
export function sharesOf(deals: readonly (readonly DealtGame[])[]): number[] {
  return deals.map((games) => mean(games.map(({ win }) => win)));
}

/** Half the width of the 95 % interval; never less than one more deal could change. */
function marginOf(shares: readonly number[]): number {
  const middle = mean(shares);
  const variance = mean(shares.map((share) => (share - middle) ** 2)) / Math.max(1, shares.length - 1);
  return Math.max(1.96 * Math.sqrt(variance), 1 / (shares.length + 1));
}
