/** All tuned numbers of the bot, each group with its origin. What they achieve stands in bench/peerMatch.md. */

/** By hand: a lead of so many points is a clear one. */
export const SCALE = 4;

/** By hand: what the end of a game is worth beyond its points. */
export const ENDING = {
  /** Two rows end the game early; rivals then lose what they have not completed. */
  early: 16,
  /** The earlier, the better: a point for every so many tiles that are not laid because of it. */
  tilesPerPoint: 10,
  /** Points beyond so many win hardly more games, and count only in part. */
  plenty: 14,
  beyondPlenty: 0.75,
};

/** By hand: what a storey that is not full is worth at a glance, in points. */
export const GLANCE = { perTile: 1.5, pairAlike: 4, pairDifferent: 3 };

/** By hand, for speed: how much is looked at. */
export const EFFORT = {
  /** Imagined states in which the rivals are looked at. */
  worlds: 4,
  /** Of a hand only so many tiles count, or there would be too many hands to remember. */
  tilesInHand: 3,
};

/** By hand: an answer that lags behind the best by x points counts 1 / (1 + so much * x) when confidence is shared out. */
export const DOUBT_PER_POINT = 4;
