/** Forgets a person: bots take their seats, what they said and who they were is gone. */
import { Refused } from '#kernel';
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import type { TablesClient } from '../tables/tablesClient.ts';

export async function forgetPerson(store: Store, tables: TablesClient, person: PersonId): Promise<void> {
  for (const { id, phase } of await store.tablesOf(person, 'any'))
    if (phase !== 'over') await leaveToBot(tables, id, person);
  await store.forgetPerson(person);
  await store.endSessionsOf(person);
  tables.named(person, '');
}

/** Refusals that pass: whoever was forgotten all the same would keep their seat for ever. */
const PASSING = ['failed', 'notNow'];

/** A table that refuses otherwise has ended, or been left, in the meantime; nothing of it may keep the person here. */
async function leaveToBot(tables: TablesClient, table: string, person: PersonId): Promise<void> {
  try {
    await tables.actAsSystem(table, { do: 'forget', person });
  } catch (error) {
    if (!(error instanceof Refused) || PASSING.includes(error.reason.code)) throw error;
  }
}
