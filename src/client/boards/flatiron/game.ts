/** The one door of the drawings to what is printed on the pieces of the game. */
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
  halfReputation,
  isDecree,
  NONE,
  PAPERS,
  type Paper,
  paperDeed,
  printedDeed,
  ROOF,
  SCORINGS,
  type Scoring,
  SIDES,
  STREETS,
  type Street,
  scoringOf,
} from '../../../games/flatiron/components.ts';
export type { Event } from '../../../games/flatiron/events.ts';
export type { Flatiron } from '../../../games/flatiron/flatiron.ts';
export { placeOffered } from '../../../games/flatiron/queries.ts';
export { finalScore } from '../../../games/flatiron/scoring.ts';
export type { Action, Step } from '../../../games/flatiron/steps.ts';
export { AMOUNTS } from '../../../games/flatiron/values.ts';
export type { DanielView, PlayerView, View } from '../../../games/flatiron/view.ts';
