/** The table's public surface. */
export { hostGoneFrom, replaceableFrom } from './absence.ts';
export { absenceOf, isByTurns, usualAbsence } from './absenceRule.ts';
export { type BotTask, botSeed, botTask } from './bots.ts';
export type { Table } from './change.ts';
export { alarm, planLook } from './clock.ts';
export type { Actor, Command, Moment, SystemCommand } from './commands.ts';
export {
  DAILY_GAMES,
  DAILY_RIVAL,
  type DailyGame,
  dailyPlan,
  dailyValue,
  isDailyGame,
  isSoloDaily,
} from './daily.ts';
export type { Entry, Happening, SeenEntry, Settled } from './entry.ts';
export { checkRecord, type FairStep } from './fair.ts';
export { teachesNobody } from './forced.ts';
export { playRecord, recordNames, recordPerson, type TableHistory } from './history.ts';
export { botAt, dueBot, viewerOf } from './holders.ts';
export { laidTable } from './laid.ts';
export { LEVELS } from './levels.ts';
export {
  diff,
  diffSharing,
  KnownChanges,
  type Patch,
  type PatchText,
  patched,
  patchFrom,
  together,
} from './patch.ts';
export { PHRASE_NAMES, PHRASES, type Phrase } from './phrases.ts';
export {
  type Expectation,
  fateOf,
  LONGEST_PLAN,
  PLAN_ENDS,
  type PlanEnd,
  type PlanFate,
  type PlanStep,
  plannerSeat,
  type TurnPlan,
} from './plans.ts';
export { questionsOverFor } from './play.ts';
export { pastNeeded } from './proposals.ts';
export { goesOnWithout, type SeatEnding } from './quits.ts';
export { refusedByTable, TABLE_REASONS, type TableCode } from './reasons.ts';
export { type Frame, type Replay, recordOf, replayFrames, standingPlays } from './record.ts';
export { rematchPlan } from './rematch.ts';
export { after, baseNeeded, follow, isNewer, restore, SNAPSHOT_EVERY, stateAt } from './restore.ts';
export { nextTick, type Rests, ranBetween, restsOf, ringsAt, type Span, singles } from './rests.ts';
export { offersBotSeat } from './seats.ts';
export {
  type AbsenceRule,
  type ClockRule,
  type Clocks,
  type Ending,
  type Gone,
  type Holder,
  type Level,
  type OpenPlay,
  type PersonId,
  type Proposal,
  RATED_KINDS,
  type RatedKind,
  type Request,
  type TablePlan,
  type TableState,
} from './state.ts';
export { type Acted, act, openTable } from './table.ts';
export {
  ANY_SEED,
  legalOf,
  type OpenTableView,
  type OwnTableView,
  openTableView,
  ownTableView,
  seenEntry,
  type TableView,
  tableViewOf,
} from './tableView.ts';
export { LONGEST_LINE } from './talk.ts';
export { runningSince, type Timed, timeLeft } from './timeLeft.ts';
export { visibleText } from './visibleText.ts';
