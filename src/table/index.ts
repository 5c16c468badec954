/** The table's public surface. */
export { absenceOf, hostGoneFrom, replaceableFrom, usualAbsence } from './absence.ts';
export { botSeed, dueBot } from './bots.ts';
export type { Table } from './change.ts';
export { alarm } from './clock.ts';
export type { Actor, Command, Moment, SystemCommand } from './commands.ts';
export { type Entry, type Happening, type SeenEntry, type Settled, seenEntry } from './entry.ts';
export { teachesNobody } from './forced.ts';
export { recordNames, recordPerson, retelling, type Story } from './history.ts';
export { botAt, viewerOf } from './holders.ts';
export { LEVELS } from './levels.ts';
export { diff, diffSharing, type Patch, patched } from './patch.ts';
export { pastNeeded } from './proposals.ts';
export { goesOnWithout, type SeatEnding } from './quits.ts';
export { refusedByTable, TABLE_REASONS, type TableCode } from './reasons.ts';
export { type Frame, type Replay, recordOf, replayFrames, standingPlays } from './record.ts';
export { rematchPlan } from './rematch.ts';
export { after, baseNeeded, restore, stateAt } from './restore.ts';
export { offersBotSeat } from './seats.ts';
export type {
  AbsenceRule,
  ClockRule,
  Clocks,
  Ending,
  Gone,
  Holder,
  Level,
  OpenPlay,
  PersonId,
  Proposal,
  Request,
  TablePlan,
  TableState,
} from './state.ts';
export { type Acted, act, openTable } from './table.ts';
export {
  legalOf,
  type OpenTableView,
  type OwnTableView,
  openTableView,
  ownTableView,
  type TableView,
  tableViewOf,
} from './tableView.ts';
export { LONGEST_LINE } from './talk.ts';
