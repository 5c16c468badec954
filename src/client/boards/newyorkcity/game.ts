/** What the board takes out of the rules: the box, the words on its tiles and what counts. */
export { BID_STAFF } from '../../../games/newyorkcity/bids.ts';
export { ALL_CHARACTERS, CHARACTER, type Character, nameOf } from '../../../games/newyorkcity/characters.ts';
export {
  BIDDING_KINDS,
  BLACK_SPACE,
  CARDS_PER_KIND,
  CHARACTERS,
  characterTile,
  DISTRICT_COUNT,
  DISTRICTS,
  DOLLARS,
  hasLantern,
  JOKER,
  KINDS,
  LAMPLIGHTER,
  LAST_SPACE,
  LETTERS,
  LINKS,
  PHASES,
  type Phase,
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
export { phaseOf as phaseOfCharacter, powerOf } from '../../../games/newyorkcity/powers.ts';
export { highestBidder } from '../../../games/newyorkcity/pressTrack.ts';
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
export { capital, cardParts, numbered } from '../../../games/newyorkcity/text/text.ts';
export { strengthOf } from '../../../games/newyorkcity/tom/draft.ts';
export type { FirmView, View } from '../../../games/newyorkcity/view.ts';
