/** How the search goes about it. */
export interface Settings {
  /** A node visited n times has at most 1 + widening * sqrt(n) children; without a number, as many as there are answers. */
  readonly widening: number;
  /** The same at the root, whose answers stand in order of their worth. */
  readonly rootWidening: number;
  /** How strongly it looks at what it has seldom tried, in spreads of the results seen. */
  readonly curiosity: number;
  /** Answers sampled for a new child, of which the one with the best prior is taken. */
  readonly samples: number;
  /** Actions played on from a new node before it is judged. */
  readonly plies: number;
  /** Answers sampled for each of them. */
  readonly guides: number;
  /** States in which each answer at the root is tried for one action, to put them in order. */
  readonly rootWorlds: number;
  /** Actions from the root on beyond which no node is made. */
  readonly depth: number;
  /** From so many seats on rivals are guessed, not searched: else its own next turn would be out of sight. */
  readonly crowd: number;
  /** The part of the iterations that is enough there. */
  readonly crowdPart: number;
}

/** What was found to play well in most games. */
export const USUAL: Settings = {
  widening: 1.5,
  rootWidening: 2,
  curiosity: 1,
  samples: 6,
  plies: 2,
  guides: 3,
  rootWorlds: 2,
  depth: 60,
  crowd: Number.POSITIVE_INFINITY,
  crowdPart: 1,
};

/** Textbook search, as a fixed opponent: every answer, no judgement, random play to the end. */
export const VANILLA: Settings = {
  widening: Number.POSITIVE_INFINITY,
  rootWidening: Number.POSITIVE_INFINITY,
  curiosity: 1.4,
  samples: 1,
  plies: 5000,
  guides: 1,
  rootWorlds: 0,
  depth: Number.POSITIVE_INFINITY,
  crowd: Number.POSITIVE_INFINITY,
  crowdPart: 1,
};
