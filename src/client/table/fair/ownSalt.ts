/** What this browser's person adds to the chance of a deal (T34), noted to find it again in the proof. */
import { newSalt } from '../../remote/socket.ts';
import { noteSalt } from '../../settings/notedDeals.ts';

export function ownSalt(table: string): string {
  const salt = newSalt();
  noteSalt(table, salt);
  return salt;
}
