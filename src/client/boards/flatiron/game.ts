/** The one door of the drawings to what is printed on the pieces of the game. */
export { isDecree } from '../../../games/flatiron/board.ts';
export {
  type Bonus,
  CARDS,
  type Card,
  CITY_HALL,
  COLORS,
  DANIEL,
  DANIELS,
  DEEDS,
  type Deed,
  type DeedCard,
  deedCard,
  type Effect,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  halfDeed,
  NONE,
  PAPERS,
  type Paper,
  paperDeed,
  printedDeed,
  REPUTATION,
  ROOF,
  SCORINGS,
  type Scoring,
  SIDES,
  STREETS,
  type Street,
} from '../../../games/flatiron/components.ts';
export { finalScore, scoringOf } from '../../../games/flatiron/scoring.ts';
export type { Action, Event, Flatiron, Step } from '../../../games/flatiron/state.ts';
export { placeOffered } from '../../../games/flatiron/text/answers.ts';
export { AMOUNTS } from '../../../games/flatiron/values.ts';
export type { DanielView, PlayerView, View } from '../../../games/flatiron/view.ts';
