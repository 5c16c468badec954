/** All tuned numbers of the bot, each group with its origin. What they achieve stands in bench/strength.md. */

/** By hand: a lead of so many points is a clear one. */
export const SCALE = 25;

/** Points. Fitted by games played alone, on other deals than those the strength is measured on. */
export const CITY = {
  /** How much of what is missing a tile can fill, compared with its size. */
  filling: 1.16,
  /** Lost for each half missing in a rectangle, and more for each beyond what can be filled in time. */
  missing: 0.29,
  beyond: 2.25,
  /** Lost for each edge between built and free, and for each square half free. */
  outline: 1.49,
  diagonal: 2.84,
  /** Lost for a free half and a free square with nothing free beside it, and for a square with one way in. */
  halfHole: 0.36,
  squareHole: 2.42,
  deadEnd: 0.15,
  /** Lost for each square of difference between the colours. */
  imbalance: 0.14,
  /** How much outline and holes weigh at the start and at the end. */
  early: 0.73,
  late: 1.33,
  /** How much more each later round counts than the one before. */
  later: 2.09,
  /** Gained for a known tile that will fit in snugly. */
  snug: 2.28,
};

/** From games of good bots: points that the evaluation leaves out before the last round, on average. */
export const UNCOUNTED = 27;

/** By hand: declining looks worse than every placement. */
export const DECLINE_PRIOR = -1;

/** By hand: one random answer in so many declines the tile. */
export const DECLINES_ONE_IN = 32;

/** By hand, compared in contests: how widely the plan looks around. */
export const LOOKAHEAD = {
  /** With the tiles that are known to come: ways kept, and answers looked at on each. */
  ways: 6,
  noticedOnWays: 24,
  /** In a sampled future: answers looked at. */
  noticedInFuture: 8,
  /** After more pieces of a round than this, a future goes on to the end of the next round. */
  lateInRound: 2,
  /** After so many rounds, futures go on to the end of the game. */
  toTheEnd: 4,
};

/** By hand, compared in contests: how the plan spends its budget. */
export const PLAN = {
  /** Answers tried with the tiles that are known, and answers kept after that. */
  tried: 16,
  kept: 10,
  /** After every so many futures the poorest answer is dropped; one with less doubt than this is dropped at once. */
  futuresPerDrop: 8,
  leastDoubt: 0.08,
  /** What is known weighs as much as so many futures. */
  knownWeight: 8,
  /** How far single futures stray, in points, and how many futures that assumption counts as. */
  spread: 6,
  spreadWeight: 4,
  /** Once all tiles are known: the fewest and the most ways that are followed to the end, and how many iterations of the budget allow for one. */
  fewestEndings: 10,
  mostEndings: 100,
  iterationsPerEnding: 3,
  /** One iteration of the budget pays for so many evaluations. */
  evaluationsPerIteration: 8,
};

/** By hand: how full cities are looked for. */
export const FULL_CITY = {
  /** Plans with fewer iterations do not look for them. */
  fewestIterations: 8000,
  fromRound: 3,
  /** Starts with tiles in another order, steps of each, and fillings kept of each. */
  patience: { tries: 60, steps: 10_000, found: 10 },
  /** Orders of tiles that a filling is tried with. */
  orders: 8,
};
