/** Groups in the database: their people, tables and lines. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CircleStore, GroupLine } from './circleStore.ts';
import type { Schema } from './schema.ts';
import { rowsById } from './tableQueries.ts';

type GroupQueries = Pick<
  CircleStore,
  | 'addGroup'
  | 'group'
  | 'groupsOf'
  | 'changeGroup'
  | 'groupPeople'
  | 'joinGroup'
  | 'leaveGroup'
  | 'addGroupTable'
  | 'isForGroupOf'
  | 'groupTables'
  | 'addGroupLine'
  | 'groupLines'
  | 'linesBy'
>;

export function groupQueries(db: Kysely<Schema>): GroupQueries {
  const groups = () => db.selectFrom('groups').selectAll('groups');
  const lines = () => db.selectFrom('group_lines').selectAll().orderBy('created').orderBy('id');
  return {
    async addGroup(group) {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('groups').values(group).execute();
        const { id, host, created } = group;
        await trx.insertInto('group_people').values({ group_id: id, person: host, created }).execute();
      });
    },
    async group(id) {
      return groups().where('id', '=', id).executeTakeFirst();
    },
    async groupsOf(person) {
      return groups()
        .innerJoin('group_people', 'group_people.group_id', 'groups.id')
        .where('group_people.person', '=', person)
        .orderBy('groups.name')
        .orderBy('groups.id')
        .execute();
    },
    async changeGroup(id, change) {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('groups').set(change).where('id', '=', id).execute();
    },
    async groupPeople(group) {
      const found = await peopleIn(db, group).execute();
      return found.map(({ person }) => person);
    },
    async joinGroup(group, person, now, most) {
      return db.transaction().execute(async (trx) => {
        await holdGroup(trx, group);
        const people = await peopleIn(trx, group).execute();
        if (people.some((one) => one.person === person)) return true;
        if (people.length >= most || people.length === 0) return false;
        await trx.insertInto('group_people').values({ group_id: group, person, created: now }).execute();
        return true;
      });
    },
    async leaveGroup(group, person) {
      await db.transaction().execute((trx) => leave(trx, group, person));
    },

    async addGroupTable(table, group) {
      await db
        .insertInto('group_tables')
        .values({ table_id: table, group_id: group })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async isForGroupOf(table, person) {
      const found = await db
        .selectFrom('group_tables')
        .innerJoin('group_people', 'group_people.group_id', 'group_tables.group_id')
        .where('group_tables.table_id', '=', table)
        .where('group_people.person', '=', person)
        .select('group_tables.table_id')
        .executeTakeFirst();
      return found !== undefined;
    },
    async groupTables(group, limit) {
      const own = db.selectFrom('group_tables').select('table_id').where('group_id', '=', group);
      const theirs = db
        .selectFrom('table_people')
        .innerJoin('group_people', 'group_people.person', 'table_people.person')
        .where('group_people.group_id', '=', group)
        .where('table_people.seat', 'is not', null)
        .select('table_people.table_id');
      const found = await db
        .selectFrom('tables')
        .select('id')
        .where('phase', '<>', 'over')
        .where(({ or, and, eb }) =>
          or([eb('id', 'in', own), and([eb('access', '=', 'public'), eb('id', 'in', theirs)])]),
        )
        .orderBy('created', 'desc')
        .limit(limit)
        .execute();
      const rows = await rowsById(
        db,
        found.map(({ id }) => id),
      );
      return [...rows.values()].sort((one, two) => two.updated - one.updated);
    },

    async addGroupLine({ group, ...line }, kept) {
      await db.transaction().execute(async (trx) => {
        await holdGroup(trx, group);
        await trx
          .insertInto('group_lines')
          .values({ ...line, group_id: group })
          .execute();
        const last = trx
          .selectFrom('group_lines')
          .select('id')
          .where('group_id', '=', group)
          .orderBy('created', 'desc')
          .orderBy('id', 'desc')
          .limit(kept);
        await trx
          .deleteFrom('group_lines')
          .where('group_id', '=', group)
          .where('id', 'not in', last)
          .execute();
      });
    },
    async groupLines(group) {
      return (await lines().where('group_id', '=', group).execute()).map(toLine);
    },
    async linesBy(person) {
      return (await lines().where('person', '=', person).execute()).map(toLine);
    },
  };
}

/** Takes a person out of all their groups, with what they said there. */
export async function leaveAllGroups(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx.deleteFrom('group_lines').where('person', '=', person).execute();
  const found = await trx
    .selectFrom('group_people')
    .select('group_id')
    .where('person', '=', person)
    .union(trx.selectFrom('groups').select('id as group_id').where('host', '=', person))
    .execute();
  for (const { group_id } of found) await leave(trx, group_id, person);
}

/** Until the transaction ends nobody else joins, leaves or speaks. */
async function holdGroup(trx: Transaction<Schema>, group: string): Promise<void> {
  await trx
    .updateTable('groups')
    .set(({ ref }) => ({ generation: ref('generation') }))
    .where('id', '=', group)
    .execute();
}

async function leave(trx: Transaction<Schema>, group: string, person: string): Promise<void> {
  await holdGroup(trx, group);
  await trx.deleteFrom('group_people').where('group_id', '=', group).where('person', '=', person).execute();
  const [next] = await peopleIn(trx, group).limit(1).execute();
  if (next) {
    await trx
      .updateTable('groups')
      .set({ host: next.person })
      .where('id', '=', group)
      .where('host', '=', person)
      .execute();
    return;
  }
  for (const table of ['group_lines', 'group_tables'] as const)
    await trx.deleteFrom(table).where('group_id', '=', group).execute();
  await trx.deleteFrom('groups').where('id', '=', group).execute();
}

function peopleIn(db: Kysely<Schema>, group: string) {
  return db
    .selectFrom('group_people')
    .select('person')
    .where('group_id', '=', group)
    .orderBy('created')
    .orderBy('person');
}

function toLine({ group_id, ...line }: Selectable<Schema['group_lines']>): GroupLine {
  return { ...line, group: group_id };
}
