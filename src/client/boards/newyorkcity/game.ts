/** What the board takes out of the rules: the box, the words on its tiles and what counts. */
export { BID_STAFF } from '../../../games/newyorkcity/bids.ts';
export {
  BLACK_SPACE,
  CARDS_PER_KIND,
  CHARACTERS,
  CHARACTERS_BY_NUMBER,
  DISTRICT_COUNT,
  DOLLARS,
  JOKER,
  KINDS,
  LANTERN_DISTRICT,
  LAST_SPACE,
  LETTERS,
  LINKS,
  PLANS,
  PRESS,
  PRESS_BONUS_FROM,
  PRESTIGE,
  PRESTIGE_TILES,
  ROUNDS,
  SHELVES,
  SKYSCRAPERS,
  VEHICLES,
} from '../../../games/newyorkcity/components.ts';
export { type Counts, covers, none, of, put, total } from '../../../games/newyorkcity/counts.ts';
export { BLACK, FIRST_TOM, TOM_NAMES } from '../../../games/newyorkcity/events.ts';
export { type Moment, powerOf } from '../../../games/newyorkcity/powers.ts';
export { highestBidder } from '../../../games/newyorkcity/press.ts';
export { shownBy } from '../../../games/newyorkcity/reserve.ts';
export {
  districtValue,
  endPoints,
  finalParts,
  ladder,
  ranksIn,
  sumOf,
} from '../../../games/newyorkcity/scoring.ts';
export type {
  Action,
  Bid,
  NewYorkCity,
  Part,
  State,
  Step,
} from '../../../games/newyorkcity/state.ts';
export { mayorDistrict } from '../../../games/newyorkcity/state.ts';
export type { CharacterWords } from '../../../games/newyorkcity/text/text.ts';
export { strengthOf } from '../../../games/newyorkcity/tom/draft.ts';
export type { FirmView, View } from '../../../games/newyorkcity/view.ts';
