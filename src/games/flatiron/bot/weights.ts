/** Every tuned number of the bots, in points unless it says otherwise. Each group says where it comes from. */

/** How much of the estimated gain of its next turns counts for a seat. */
export interface Foresight {
  /** Of the best turn, where it begins now. */
  readonly now: number;
  /** Of the second best, which may come after it. */
  readonly after: number;
  /** Of the best turn, where the rival's comes first. */
  readonly next: number;
  /** What a turn gains that wins the game by its roof. */
  readonly win: number;
}

/** By hand: a lead of so many points is a clear one. */
export const SCALE = 15;

/**
 * By hand: winning. Search of two seats counts a finished game by who won; a turn that could win must be worth less
 * than the win itself, or it would rather go on threatening.
 */
export const WIN = 30;

/** Tuned in matches of greedy bots against each other. */
export const WEIGHTS = {
  /** Turns of a seat for each pillar or floor that is still missing. */
  turnsPerUnit: 1.15,
  /** What a dollar is worth while many turns are left. */
  dollar: 0.9,
  /** Beyond so many dollars, more of them help little. */
  purse: 14,
  /** How often a column is activated in one turn. */
  visits: 0.1,
  /** A newspaper in hand. */
  paper: 1.8,
  /** How much of its points a pillar in a warehouse is worth, where its colour fits now and where it does not. */
  stored: 0.58,
  storedLater: 0.38,
  /** What a slot gives on average. */
  slot: 1.2,
  /** A column by its reputation from -3 to 2, while it can still change. */
  reputation: [-3, -2, -1, 1.5, 4, 5],
  /** A reputation token, while it can still change the sign of a column. */
  token: 2.5,
  /** How much of coming turns counts for bots that look one answer ahead, and for their rival. */
  own: { now: 0.5, after: 0, next: 0.5, win: WIN },
  rival: { now: 0.7, after: 0, next: 0.7, win: WIN },
  /** The same for search, which judges both seats alike: a turn that begins counts for more than one that must wait. */
  search: { now: 0.95, after: 0.55, next: 0.55, win: 8 },
  searchAlone: { now: 0.95, after: 0.55, next: 0.55, win: WIN },
  /** What each turn that is left costs the seat that leads. */
  tempo: 0.1,
  /**
   * By how much Daniel outscores the seat: in each turn, and more for each point of his average pillar; for each
   * decree he may still take, which is one in so many turns.
   */
  solo: { turn: 1, pillar: 0.2, decree: 1, turnsPerDecree: 4 },
} as const;

/** By hand: how the worth of things fades as the game comes to its end. */
export const FADING = {
  /** A dollar counts by turns / (turns + dollar), a stored pillar by turns / (turns + pillar). */
  dollar: 2,
  pillar: 1.5,
  /** How much of a dollar beyond the purse counts. */
  spare: 0.3,
  /** With so few turns left, reputation counts as it stands. */
  fixedReputation: 4,
  /** With so few turns left, decrees for money and for stored pillars count as they stand. */
  fixedDecrees: 3,
  /** A larger lead than this does not make the seat hurry more. */
  clearLead: 20,
  /** After so many turns of each seat the game is stalled. */
  stalledTurns: 60,
} as const;

/** By hand: roughly what one use of an action brings in the middle of the game. */
export const USE = {
  newsboyDollars: 3,
  /** Points per two floors are rounded down: about so much is lost. */
  pointsPerFloorsLess: 0.2,
  /** How often the level has the colour. */
  colorPoints: 0.7,
  /** The usual price of a pillar, and what the free choice of its colour is worth. */
  anyPillarPrice: 2.6,
  anyPillar: 0.9,
  swap: 1,
  build2Plus: 3.2,
  build1Plus: 2.4,
  build1Repeat: 2.4,
  floorCheap: 1.3,
  otherAction: 3.2,
  visibleCard: 3,
  cityHall: 1.4,
  newspaper: 1.5,
} as const;

/** By hand: actions that an estimate does not play out. */
export const ESTIMATED = {
  /** An action that leads to another one, before its price is paid. */
  otherAction: 2.2,
  visibleCard: 1.8,
  cityHall: 1.8,
  /** At worst, having to buy a card. */
  forcedCard: -9,
  /** Using an action that adds nothing, compared with skipping it. */
  useless: -0.5,
} as const;

/** By hand: slots whose gain cannot be counted. */
export const BONUS = { reputation: 2.5, buyCard: 0.8, useNewspaper: 1.4 } as const;

/** By hand: what a decree may still add to what it scores now. */
export const DECREE = {
  /** For each level that is still to come. */
  openLevel: 1.6,
  /** Where the current level lacks one colour of the pair: so much, and more for each free slot. */
  pairNear: 1,
  pairSlot: 0.3,
  /** Where it lacks both. */
  pairFar: 1,
  /** Where the current level lacks the colour, for each free slot. */
  colorSlot: 0.5,
  /** Cards, reputation and decrees still to come: a point in so many turns, up to a limit. */
  streetCards: { most: 3, turns: 8 },
  streetCardPairs: { most: 1.5, turns: 16 },
  reputation: { most: 1.5, turns: 10 },
  reputationPairs: { most: 0.7, turns: 20 },
  decrees: { most: 2, turns: 8 },
  /** What money and stored pillars usually come to in the end. */
  dollars: 8,
  dollarPairs: 4,
  storedPillars: 4,
} as const;
