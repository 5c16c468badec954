/** The protocol's public surface. */
export { type Learned, type LearnedGame, mergeLearned } from './learning.ts';
export {
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
  tableId,
  tablePlan,
} from './parse.ts';
export { learned, parseLearned } from './parseLearned.ts';
export { PROTOCOL_REASONS, type ProtocolCode, refusedAtDoor } from './reasons.ts';
