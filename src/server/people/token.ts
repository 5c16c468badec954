/** Random secrets and ids; the store knows secrets only by their hash. */
import { createHash, randomBytes } from 'node:crypto';
import { TOURNAMENT_ID_LENGTH, TOURNAMENT_PREFIX } from '#tournament';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A secret of so many bits, fit for cookies and addresses. */
export function newToken(bits: 128 | 256): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** What is stored of a secret. It has too many bits to be guessed, so a fast hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A short random id of letters and digits, five bits each. */
function newId(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function newPersonId(): string {
  return newId(16);
}

/** What the answers of a plan are named by, like those of any client. */
export function newPlanId(): string {
  return newId(16);
}

/** Tells itself from other ids by how it begins, so that a table's id shows which tournament it belongs to. */
export function newTournamentId(): string {
  return TOURNAMENT_PREFIX + newId(TOURNAMENT_ID_LENGTH - TOURNAMENT_PREFIX.length);
}

export function newTableId(): string {
  return newId(12);
}

export function newChannelId(): string {
  return newId(16);
}

export function newCaseId(): string {
  return newId(12);
}

export function newSanctionId(): string {
  return newId(12);
}

export function newRecordId(): string {
  return newId(12);
}
