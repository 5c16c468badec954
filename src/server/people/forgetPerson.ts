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

/** Refusals that go away by themselves: forgotten in spite of them, the person would keep their seat for ever. */
const PASSING = ['failed', 'notNow'];

/** A table that refuses for another reason has ended, or the person has left it, in the meantime: then they are forgotten all the same. */
async function leaveToBot(tables: TablesClient, table: string, person: PersonId): Promise<void> {
  try {
    await tables.actAsSystem(table, { do: 'forget', person });
  } catch (error) {
    if (!(error instanceof Refused) || PASSING.includes(error.reason.code)) throw error;
  }
}
