/** Tables in the database: their entries, snapshots and rows, and the values they are played with. */
import type { Kysely, Selectable } from 'kysely';
import { fingerprintOf } from '#kernel';
import type { Entry } from '#table';
import type { Schema } from './schema.ts';
import type { Store, TableRow } from './store.ts';

type TableQueries = Pick<
  Store,
  | 'load'
  | 'entries'
  | 'since'
  | 'heads'
  | 'entryOf'
  | 'row'
  | 'gathering'
  | 'untouched'
  | 'underWay'
  | 'latest'
  | 'counts'
  | 'tablesOf'
  | 'running'
  | 'keepBox'
  | 'box'
>;

/** Tables with their last entries. */
function tablesWithLast(db: Kysely<Schema>) {
  return db.selectFrom('tables').innerJoin('entries', (join) =>
    join.onRef('entries.table_id', '=', 'tables.id').on('entries.seq', '=', ({ selectFrom }) =>
      selectFrom('entries as last')
        .select(({ fn }) => fn.max('last.seq').as('seq'))
        .whereRef('last.table_id', '=', 'tables.id'),
    ),
  );
}

function rowsOf(db: Kysely<Schema>) {
  return tablesWithLast(db)
    .select(['id', 'game', 'phase', 'access', 'host', 'seats', 'created', 'pace'])
    .select(['seq', 'at as updated', 'awaited', 'plays']);
}

/** The rows of these tables, as far as they are there. */
export async function rowsById(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, TableRow>> {
  const found = tables.length === 0 ? [] : await rowsOf(db).where('id', 'in', tables).execute();
  return new Map(found.map((row) => [row.id, toRow(row)]));
}

export function tableQueries(db: Kysely<Schema>): TableQueries {
  const withLast = () => tablesWithLast(db);
  const rows = () => rowsOf(db);
  const entriesFrom = (table: string, seq: number) =>
    db
      .selectFrom('entries')
      .select(['seq', 'at', 'person', 'command', 'body', 'patch', 'link'])
      .where('table_id', '=', table)
      .where('seq', '>=', seq)
      .orderBy('seq');

  return {
    async load(table, upTo = Number.MAX_SAFE_INTEGER) {
      const last = Math.min(upTo, LAST_SEQ);
      const snapshot = await db
        .selectFrom('snapshots')
        .select(['seq', 'body'])
        .where('table_id', '=', table)
        .where('seq', '<=', last)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!snapshot) return undefined;
      // The entry of the snapshot too, for its link.
      const rows = await entriesFrom(table, snapshot.seq).where('seq', '<=', last).execute();
      const entries = rows.filter(({ seq }) => seq > snapshot.seq).map(toEntry);
      return { snapshot: JSON.parse(snapshot.body), entries, link: linkOf(rows.at(-1)) };
    },
    async entries(table, since) {
      return (await entriesFrom(table, since + 1).execute()).map(toEntry);
    },
    async since(table, seq, link) {
      const rows = await entriesFrom(table, seq).execute();
      if (rows[0]?.seq !== seq || linkOf(rows[0]) !== link) return undefined;
      return { entries: rows.slice(1).map(toEntry), link: linkOf(rows.at(-1)) };
    },
    async heads(tables) {
      if (tables.length === 0) return [];
      const found = await withLast().select(['id', 'seq', 'link']).where('id', 'in', tables).execute();
      return found.map(({ id, seq, link }) => ({ table: id, seq, link: link ?? '' }));
    },
    async entryOf(table, person, commandId) {
      const entry = await db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('command', '=', commandId)
        .executeTakeFirst();
      return entry?.seq;
    },
    async row(table) {
      const row = await rows().where('id', '=', table).executeTakeFirst();
      return row && toRow(row);
    },
    async gathering(limit) {
      const found = await rows()
        .where('phase', '=', 'gathering')
        .where('access', '=', 'public')
        .orderBy('created', 'desc')
        .limit(limit)
        .execute();
      return found.map(toRow);
    },
    async untouched(since) {
      const found = await rows()
        .where('phase', '=', 'playing')
        .where('access', '=', 'public')
        .where('created', '>', since)
        .where('botted', '=', 1)
        .where('plays', '=', 0)
        .orderBy('created', 'desc')
        .execute();
      return found.map(toRow);
    },
    async underWay(since, limit) {
      const found = await rows()
        .where('phase', '=', 'playing')
        .where('access', '=', 'public')
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return found.map(toRow);
    },
    async latest(limit) {
      // Sorts ids alone, since it looks at every table.
      const last = db
        .selectFrom('tables as one')
        .select('one.id')
        .orderBy(
          ({ selectFrom }) =>
            selectFrom('entries')
              .select('at')
              .whereRef('table_id', '=', 'one.id')
              .orderBy('seq', 'desc')
              .limit(1),
          'desc',
        )
        .limit(limit);
      return (await rows().where('id', 'in', last).orderBy('updated', 'desc').execute()).map(toRow);
    },
    async counts() {
      const people = await db
        .selectFrom('people')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .where('gone', '=', 0)
        .executeTakeFirstOrThrow();
      const phases = await db
        .selectFrom('tables')
        .select('phase')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .groupBy('phase')
        .execute();
      const none = { gathering: 0, playing: 0, over: 0 };
      const tables = Object.fromEntries(phases.map(({ phase, number }) => [phase, number]));
      return { people: people.number, tables: { ...none, ...tables } };
    },
    async tablesOf(person, phase) {
      const theirs = rows()
        .innerJoin('table_people', 'table_people.table_id', 'tables.id')
        .where('table_people.person', '=', person)
        .orderBy('updated', 'desc');
      const found = await (phase === 'any' ? theirs : theirs.where('phase', '=', phase)).execute();
      return found.map(toRow);
    },
    async running(game) {
      const all = db
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'playing')
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('botted', '=', 1),
            eb('clocked', '=', 1),
            exists(selectFrom('plans').select('seat').whereRef('plans.table_id', '=', 'tables.id')),
          ]),
        );
      const found = await (game === undefined ? all : all.where('game', '=', game)).execute();
      return found.map(({ id }) => id);
    },
    async keepBox(box) {
      const body = JSON.stringify(box);
      await db
        .insertInto('boxes')
        .values({ fingerprint: fingerprintOf(box), game: box.game, body, created: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async box(fingerprint) {
      const row = await db
        .selectFrom('boxes')
        .select('body')
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst();
      return row && JSON.parse(row.body);
    },
  };
}

/** The greatest number PostgreSQL's integer can hold. */
const LAST_SEQ = 2 ** 31 - 1;

type EntryRow = Pick<Selectable<Schema['entries']>, 'seq' | 'at' | 'person' | 'command' | 'body' | 'patch'>;

/** Entries from before there were links have the empty one. */
function linkOf(row: Pick<Selectable<Schema['entries']>, 'link'> | undefined): string {
  return row?.link ?? '';
}

function toEntry({ seq, at, person, command, body, patch }: EntryRow): Entry {
  return {
    seq,
    at,
    person,
    commandId: command,
    happening: JSON.parse(body),
    patch,
  };
}

type Row = Omit<Selectable<Schema['tables']>, 'clocked' | 'botted'> &
  Pick<Selectable<Schema['entries']>, 'seq' | 'awaited' | 'plays'> & { updated: number };

function toRow({ seats, awaited, pace, ...row }: Row): TableRow {
  return { ...row, seats: JSON.parse(seats), awaited: JSON.parse(awaited), pace: pace && JSON.parse(pace) };
}
