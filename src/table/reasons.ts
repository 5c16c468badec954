/** Why a table refuses; numbered in RULES.md. */
import { Refused } from '#kernel';

export const TABLE_REASONS = {
  notSeated: 'T1',
  seatTaken: 'T2',
  alreadySeated: 'T3',
  notHost: 'T4',
  notGathering: 'T5',
  seatsOpen: 'T6',
  noSuchSeat: 'T7',
  notPlaying: 'T8',
  stale: 'T9',
  paused: 'T10',
  notPaused: 'T11',
  proposalOpen: 'T12',
  noProposal: 'T13',
  notAsked: 'T14',
  nothingThere: 'T15',
  notLate: 'T16',
  notAway: 'T17',
  emptyLine: 'T18',
  notOver: 'T19',
  rematchExists: 'T20',
  tooSlow: 'T21',
  longLine: 'T22',
  notGone: 'T24',
  hostThere: 'T25',
  hasQuit: 'T27',
  absentAnswers: 'T29',
  notByTurns: 'T30',
  noPlanNow: 'T32',
  rated: 'T40',
  timeIsUp: 'T41',
} as const;

export type TableCode = keyof typeof TABLE_REASONS;

/** A refusal of the table's own. */
export function refusedByTable(code: TableCode): Refused {
  return new Refused({ rule: TABLE_REASONS[code], code });
}
