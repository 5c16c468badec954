/** What a board asks about a view, city by city; the answers are rules, so they are worked out here. */
export { type CityFacts, factsOf, type RoundScoring, type SeatScoring, scoringIn } from './queries/facts.ts';
export { bestFit } from './queries/fit.ts';
export { lookAlikeOf, lookAlikes } from './queries/lookAlikes.ts';
export { facesOf, outlineOf, poseOf, spotOf, startOutline, turnsOf } from './queries/pieces.ts';
export { cityWith, covers, type Fault, faultAt } from './queries/placing.ts';
export {
  BALANCE_STEPS,
  type Balance,
  type BalanceStep,
  balanceOf,
  bonusesOf,
  nextLevelAt,
} from './queries/points.ts';
export {
  type CardState,
  cardStates,
  type Fate,
  fateOf,
  fountainsOf,
  hasBegun,
  isJustScored,
  type LastMove,
  lastMoveOf,
  waitingFor,
} from './queries/progress.ts';
export { largestRectangle, levelOf } from './scoring.ts';
export { halvesOf } from './spots.ts';
