/** What follows when somebody is shut out: their sockets end everywhere, and bots play on for them. */
import { Refused } from '#kernel';
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import type { TablesClient } from '../tables/tablesClient.ts';

/** They leave running games as anybody may, so the table's own rule says what plays for them, and they may return one day. */
export async function shutOut(
  store: Pick<Store, 'tablesOf'>,
  tables: Pick<TablesClient, 'signedOut' | 'act'>,
  person: PersonId,
  mark: string,
): Promise<void> {
  tables.signedOut(person);
  for (const { id, phase } of await store.tablesOf(person, 'any'))
    if (phase !== 'over') await leave(tables, id, person, phase === 'playing' ? 'leave' : 'stand', mark);
}

/** Whoever has no seat there, or has left it, has nothing to leave. */
async function leave(
  tables: Pick<TablesClient, 'act'>,
  table: string,
  person: PersonId,
  how: 'leave' | 'stand',
  mark: string,
): Promise<void> {
  try {
    await tables.act(table, person, `out-${mark}`, { do: how });
  } catch (error) {
    // The others at the table can still replace whoever does not come back (T24, T26).
    if (!(error instanceof Refused)) throw error;
  }
}
