/** Bots: they see views, never states. */
export {
  type Advice,
  analyse,
  type ReviewedDecision,
  review,
  reviewDecisions,
  type Weighed,
  weigh,
} from './analysis.ts';
export { type Contest, type DealtGame, playDeal } from './arena.ts';
export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { botNamed } from './levels.ts';
export { type Match, playMatch, seedNumber } from './match.ts';
export { random } from './random.ts';
export { type Difference, differencesTo, reasonsAgainst, reasonsFor, reasonsOf } from './reasons.ts';
export { Search } from './search/search.ts';
export { searchSettings, VANILLA } from './search/settings.ts';
export { searcher } from './searcher.ts';
export { type Standing, sharesOf, standingOf } from './standing.ts';
export { winShares } from './winShares.ts';
