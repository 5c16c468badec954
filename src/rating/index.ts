/** Ratings: how they follow from finished games. */
export { anchorOf, anchorsOf, RATING_VERSION } from './anchors.ts';
export {
  GAMES_A_DAY,
  type Ladder,
  LadderFold,
  ladderName,
  ladderNamed,
  type RatedGame,
  type RatedPlayer,
  type Standing,
  type Step,
  startOfDay,
} from './ladder.ts';
export { LadderCheck, type StoredRating, type StoredStep } from './ladderCheck.ts';
export { BETA, FIRST, type Rating, winChances } from './plackettLuce.ts';
export { type ShownRating, shownRating } from './shown.ts';
