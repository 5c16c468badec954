/** What the drawings know of the game itself: its map and its tiles. */

export {
  COLUMNS,
  districtOf,
  frontsOf,
  type Kind,
  LOTS,
  LOTS_OF_KIND,
  type Lot,
  SIGNS,
  sizeOf,
} from '../../../games/newyork1901/board.ts';
export {
  ACTION_CARDS,
  type ActionCard,
  ARCHITECT_POINTS,
  BARON_POINTS,
  CHALLENGES,
  type Challenge,
  DISTRICT_POINTS,
  DISTRICTS,
  FIRST_LEGENDARY,
  FRONT_SIGNS,
  FRONTS,
  GENERATION_POINTS,
  LEGENDARIES,
  OWN_TILES,
  START_TILE,
  STREET_POINTS,
  STREETS,
  TECHNOLOGIES,
  THRESHOLDS,
  TILES,
  type Tile,
} from '../../../games/newyork1901/components.ts';
export { type Build, cellsOf, PLANS, placeOf, siteAt } from '../../../games/newyork1901/sites.ts';
export type { Action, Event } from '../../../games/newyork1901/state.ts';
export type { EstateView, View } from '../../../games/newyork1901/view.ts';

/** Row and column of a square. */
export type Cell = readonly [row: number, column: number];
