/** Who may see a table and speak there: everybody where it is public, else those who belong to it. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Store, TableRow } from '../store/index.ts';
import { seatIn } from '../tableRows.ts';

/** P24 At a table by link: its host and their friends, whoever has a seat or has followed a link there, and admins. */
export async function requireAccess(
  store: Pick<Store, 'isWatcher' | 'friendsOf'>,
  table: Pick<TableRow, 'id' | 'access' | 'host' | 'seats'>,
  person: PersonId | undefined,
  admins: readonly PersonId[],
): Promise<void> {
  if (table.access === 'public') return;
  if (person === undefined) throw refusedAtDoor('needsLink');
  if (table.host === person || seatIn(table, person) >= 0 || admins.includes(person)) return;
  if (await store.isWatcher(table.id, person)) return;
  if (!(await store.friendsOf(table.host)).includes(person)) throw refusedAtDoor('needsLink');
}
