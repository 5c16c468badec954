/** The names of everybody in some rows. */
import type { Names } from '#protocol';
import type { PersonId } from '#table';
import type { Store, TableRow } from '../store/index.ts';

export async function namesOf(
  store: Store,
  rows: readonly TableRow[],
  others: readonly PersonId[] = [],
): Promise<Names> {
  const seated = rows.flatMap(({ host, seats }) => [
    host,
    ...seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : [])),
  ]);
  const people = await store.people([...new Set([...seated, ...others])]);
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
}
