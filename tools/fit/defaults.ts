/** What a fit plays unless told otherwise: about ten minutes on one core for all seat counts of a game. */

export interface Defaults {
  /** Each seat gets one of these by lot. */
  readonly bots: readonly string[];
  /** Games for each number of seats. */
  readonly games: number;
}

/** Deals for tuning; contests that are reported use lower ones. */
export const FIRST_DEAL = 100_000;

export const DEFAULTS: Readonly<Record<string, Defaults>> = {
  flatiron: { bots: ['level3', 'level4'], games: 1000 },
  newyork1901: { bots: ['level3', 'level4'], games: 1000 },
  newyorkcity: { bots: ['level3', 'level4', 'level5'], games: 1000 },
  rowhouse: { bots: ['level3', 'level4', 'level5'], games: 1000 },
  // One level tells enough: cities do not affect each other.
  tangramcity: { bots: ['level4'], games: 1000 },
};
