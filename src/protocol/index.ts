/** The protocol's public surface. */
export {
  DEEDS,
  type Deed,
  LINES_IN_REPORT,
  LONGEST_WORDS,
  type Outcome,
  REPORT_REASONS,
  type ReportReason,
  SANCTION_KINDS,
  type SanctionKind,
  VERDICTS,
  type Verdict,
  type WhereSaid,
} from './civil.ts';
export { closingOf, dateOf, dayIn, dayNumber, endOf, GRACE_HOURS } from './days.ts';
export { type Learned, type LearnedGame, mergeLearned } from './learning.ts';
export {
  BANNED,
  CLOSE,
  type ClientMessage,
  DEEPEST_MESSAGE,
  HEARTBEAT,
  LONGEST_MESSAGE,
  type Names,
  PROTOCOL,
  type ServerMessage,
  SPOKEN,
} from './messages.ts';
export { PAGES } from './pages.ts';
export {
  absenceRule,
  clockRule,
  command,
  commandId,
  parse,
  parseClientMessage,
  personId,
  planSteps,
  salt,
  tableId,
  tablePlan,
} from './parse.ts';
export { learned, parseLearned } from './parseLearned.ts';
export { PROTOCOL_REASONS, type ProtocolCode, refusedAtDoor } from './reasons.ts';
