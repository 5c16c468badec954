/** Who may see a table and speak there: everybody where it is public, else those who belong to it. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Store, TableRow } from '../store/index.ts';
import { seatIn } from '../tableRows.ts';
import { areApart } from './blocks.ts';

/** P24 At a table by link: its host and their friends, whoever has a seat or has followed a link there, the people of its group, and admins. */
export async function requireAccess(
  store: Pick<Store, 'isWatcher' | 'friendsOf' | 'isForGroupOf' | 'apartFrom'>,
  table: Pick<TableRow, 'id' | 'access' | 'host' | 'seats'>,
  person: PersonId | undefined,
  admins: readonly PersonId[],
): Promise<void> {
  if (table.access === 'public') return;
  if (person === undefined) throw refusedAtDoor('needsLink');
  if (table.host === person || seatIn(table, person) >= 0 || admins.includes(person)) return;
  if (await store.isWatcher(table.id, person)) return;
  if (!(await isWelcomeBy(store, table, person))) throw refusedAtDoor('needsLink');
}

/** Whether the host knows the person: as a friend, or by the group that the table is for. */
export async function isWelcomeBy(
  store: Pick<Store, 'friendsOf' | 'isForGroupOf' | 'apartFrom'>,
  table: Pick<TableRow, 'id' | 'host'>,
  person: PersonId,
): Promise<boolean> {
  if ((await store.friendsOf(table.host)).includes(person)) return true;
  return (await store.isForGroupOf(table.id, person)) && !(await areApart(store, person, table.host));
}
