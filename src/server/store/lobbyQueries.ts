/** Links, friends, imported records and waiting times in the database. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { ImportedRecord, Link, Store } from './store.ts';

type LobbyQueries = Pick<
  Store,
  | 'addLink'
  | 'linkByHash'
  | 'linksOf'
  | 'revokeLink'
  | 'addWatcher'
  | 'isWatcher'
  | 'watchedBy'
  | 'addFriends'
  | 'endFriends'
  | 'friendsOf'
  | 'addRecord'
  | 'record'
  | 'recordsOf'
  | 'addWait'
  | 'waits'
>;

export function lobbyQueries(db: Kysely<Schema>): LobbyQueries {
  const links = () => db.selectFrom('links').selectAll();
  const watchers = () => db.selectFrom('watchers').select('table_id');
  const records = () => db.selectFrom('records').selectAll();
  return {
    async addLink({ table, revoked, ...link }) {
      const row = { ...link, table_id: table, revoked: revoked ? 1 : 0 };
      await db.insertInto('links').values(row).execute();
    },
    async linkByHash(hash) {
      const row = await links().where('hash', '=', hash).executeTakeFirst();
      return row && toLink(row);
    },
    async linksOf(table) {
      return (await links().where('table_id', '=', table).orderBy('created').execute()).map(toLink);
    },
    async revokeLink(id) {
      await db.updateTable('links').set({ revoked: 1 }).where('id', '=', id).execute();
    },

    async addWatcher(table, person) {
      await db
        .insertInto('watchers')
        .values({ table_id: table, person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async isWatcher(table, person) {
      const found = await watchers().where('table_id', '=', table).where('person', '=', person).execute();
      return found.length > 0;
    },
    async watchedBy(person) {
      const found = await watchers().where('person', '=', person).orderBy('table_id').execute();
      return found.map(({ table_id }) => table_id);
    },

    async addFriends(one, two) {
      const both = [
        { person: one, friend: two },
        { person: two, friend: one },
      ];
      await db
        .insertInto('friends')
        .values(both)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async endFriends(one, two) {
      await db
        .deleteFrom('friends')
        .where(({ or, and }) => or([and({ person: one, friend: two }), and({ person: two, friend: one })]))
        .execute();
    },
    async friendsOf(person) {
      const found = await db
        .selectFrom('friends')
        .select('friend')
        .where('person', '=', person)
        .orderBy('friend')
        .execute();
      return found.map(({ friend }) => friend);
    },

    async addRecord({ record, ...rest }) {
      await db
        .insertInto('records')
        .values({ ...rest, body: JSON.stringify(record) })
        .execute();
    },
    async record(id) {
      const row = await records().where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },
    async recordsOf(person) {
      return (await records().where('person', '=', person).orderBy('created', 'desc').execute()).map(
        toRecord,
      );
    },

    async addWait(game, seats, wait, at) {
      await db.insertInto('waits').values({ game, seats, wait, at }).execute();
    },
    async waits(game, seats, limit) {
      const found = await db
        .selectFrom('waits')
        .select('wait')
        .where('game', '=', game)
        .where('seats', '=', seats)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return found.map(({ wait }) => wait);
    },
  };
}

function toLink({ table_id, revoked, ...link }: Selectable<Schema['links']>): Link {
  return { ...link, table: table_id, revoked: revoked === 1 };
}

function toRecord({ body, ...record }: Selectable<Schema['records']>): ImportedRecord {
  return { ...record, record: JSON.parse(body) };
}
