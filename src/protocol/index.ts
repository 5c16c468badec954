/** The protocol's public surface. */
export {
  type Asked,
  CLOSE,
  HEARTBEAT,
  LONGEST_MESSAGE,
  type Names,
  PROTOCOL,
  type Told,
} from './messages.ts';
export {
  absenceRule,
  asked,
  clockRule,
  commandId,
  parse,
  parseAsked,
  parsePlan,
  personId,
  request,
  tableId,
  tablePlan,
  wish,
} from './parse.ts';
export { PROTOCOL_REASONS, type ProtocolCode, refusedAtDoor } from './reasons.ts';
