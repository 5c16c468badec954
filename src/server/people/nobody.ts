/** Who only watches needs no session: for as long as the socket lasts they go by a name that nobody can have. */
import type { PersonId } from '#table';
import { newToken } from './token.ts';

/** No id of a person begins so. */
const MARK = '~';

export function newNobody(): PersonId {
  return `${MARK}${newToken(128)}`;
}

export function isNobody(person: PersonId): boolean {
  return person.startsWith(MARK);
}
