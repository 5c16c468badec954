/** What the drawings take from the rules: shapes, counts and lookups. One door, so that it is seen at a glance. */
export {
  BALANCE,
  BOARDS,
  BOX,
  FACES,
  type Face,
  FOUNTAIN,
  FOUNTAIN_DRAWING,
  LEVELS,
  PLANNING,
  ROUNDS,
  TILES,
  type Tile,
} from '../../../games/tangramcity/components.ts';
export { startRows } from '../../../games/tangramcity/effects.ts';
export {
  countBits,
  flipped,
  type Outline,
  outlineOf,
  QUARTERS,
  type Rows,
  SIZE,
} from '../../../games/tangramcity/quarters.ts';
export { balanceBonus, largestRectangle, levelOf, squaresOf } from '../../../games/tangramcity/scoring.ts';
export {
  type Color,
  outlineIn,
  POSES,
  SPOTS,
  type Spot,
  type SpotId,
  spotId,
  spotRows,
} from '../../../games/tangramcity/spots.ts';
export type { Action, City, DealtCard, Event, Step, Tangramcity } from '../../../games/tangramcity/state.ts';
export type { View } from '../../../games/tangramcity/view.ts';
