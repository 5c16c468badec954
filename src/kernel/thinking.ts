/** How bots think: the six levels, and what a game may set for itself. */

/** The levels by name, the weakest first. */
export const BOT_NAMES = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
/** The name of a level. */
export type BotName = (typeof BOT_NAMES)[number];

/** How a beginner plays. */
export interface Habits {
  /** Of the answers beyond the obvious ones, the share it notices. */
  readonly notices: number;
  /** How far it misjudges an answer, as a multiple of how much the answers it sees differ in worth. */
  readonly misjudges: number;
}

/** How search explores a game. */
export interface SearchSettings {
  /** A node visited n times has at most 1 + widening * sqrt(n) children; without a number, as many as there are answers. */
  readonly widening: number;
  /** The same at the root, whose answers are sorted by their worth. */
  readonly rootWidening: number;
  /** How strongly it prefers answers it has seldom tried, in standard deviations of the results so far. */
  readonly curiosity: number;
  /** Answers sampled for a new child; the one with the best prior is taken. */
  readonly samples: number;
  /** Whether a new child comes out of the list of legal answers, where the game has `allows`; for games with short lists. */
  readonly lists: boolean;
  /** Actions played from a new node before it is evaluated. */
  readonly plies: number;
  /** Answers sampled for each of those actions. */
  readonly guides: number;
  /** Imagined states in which each answer at the root is tried for one action, to sort them. */
  readonly rootWorlds: number;
  /** No node is created more than this many actions below the root. */
  readonly depth: number;
  /** From this many seats on, rivals' answers are guessed rather than searched; otherwise search would not reach its own next turn. */
  readonly crowd: number;
  /** The share of the iterations used with that many seats. */
  readonly iterationShare: number;
  /**
   * With 1, it stops once its answer is settled: visits kept from the last decision count as iterations, and it
   * ends as soon as no other answer can be visited as often as the first.
   */
  readonly stopsEarly: 0 | 1;
}

/** A level plays like a beginner, looks one action ahead in a number of imagined states, or searches. */
export type Thinking =
  | { readonly habits: Habits }
  | { readonly worlds: number }
  | ({ readonly iterations: number } & Partial<SearchSettings>);

/** What a game sets for its bots where the usual figures do not fit. */
export interface BotLevels {
  readonly levels: Partial<Readonly<Record<BotName, Thinking>>>;
  readonly search: Partial<SearchSettings>;
}
