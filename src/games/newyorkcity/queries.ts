/** Questions about the table, answered by what a viewer may know: for boards, and for the words of the game. */
export { copiesForSteps } from './bids/help.ts';
export { BID_STAFF } from './bids/means.ts';
export { covers, none, of, put, total } from './counts.ts';
export { BLACK, labelOf } from './events.ts';
export { phaseOf } from './powers.ts';
export { bidsOf, type Gain, gainOf, type Preview, previewOf, spentLater } from './queries/gains.ts';
export {
  ALL_DISTRICTS,
  allSixPoints,
  isStanding,
  type Row,
  rowsOf,
  takerOf,
} from './queries/map.ts';
export { endPointsOf, firmName, handSize, ownFirm, unseenCards } from './queries/players.ts';
export {
  type BidTurn,
  bidTurnsOf,
  hiresOf,
  isLastToBid,
  mayUseFirst,
  roundPhaseOf,
  stepOf,
} from './queries/progress.ts';
export { type SettledBid, type Settlement, settlementOf } from './queries/settlement.ts';
export { shownBy } from './reserve.ts';
export { districtValue, finalParts, sumOf } from './scoring.ts';
export { mayorDistrict } from './state.ts';
export { strengthOf } from './tom/draft.ts';
