/** Why the server refuses before a table is asked; numbered in RULES.md. */
import { Refused } from '#kernel';

export const PROTOCOL_REASONS = {
  malformed: 'P1',
  tooLong: 'P2',
  wrongProtocol: 'P3',
  notSignedIn: 'P4',
  noSuchTable: 'P5',
  notAllowed: 'P6',
  tooFast: 'P7',
  notNow: 'P8',
  wrongOrigin: 'P9',
  badName: 'P10',
  badPassword: 'P11',
  emailTaken: 'P12',
  wrongLogin: 'P13',
  badPasskey: 'P14',
  noSuchLink: 'P15',
  noSuchPerson: 'P16',
  tooMany: 'P17',
  noSuchRecord: 'P18',
  failed: 'P19',
  noSuchBox: 'P20',
  noSuchAddress: 'P21',
  wrongMethod: 'P22',
  slowRequest: 'P23',
  needsLink: 'P24',
  forgedLink: 'P25',
  expiredLink: 'P26',
  closedAddress: 'P27',
  noSuchChannel: 'P28',
  noSuchGroup: 'P40',
  noPreview: 'P90',
  badLine: 'P41',
  noSuchSession: 'P42',
  hoursTooShort: 'P60',
  daysOffWhen: 'P61',
  tooManyDaysOff: 'P62',
  banned: 'P50',
  muted: 'P51',
  flood: 'P52',
  notThere: 'P53',
  ownCase: 'P54',
  noSuchCase: 'P55',
  doneAlready: 'P56',
  noSuchEvent: 'P100',
  eventFull: 'P101',
  notInEvent: 'P102',
  eventClosed: 'P103',
  badEvent: 'P104',
  needsAccount: 'P105',
} as const;

export type ProtocolCode = keyof typeof PROTOCOL_REASONS;

/** A refusal at the door. */
export function refusedAtDoor(code: ProtocolCode): Refused {
  return new Refused({ rule: PROTOCOL_REASONS[code], code });
}
