/** SQLite through libsql: durable before it answers, and statements prepared once. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import type { EntryWriter } from './commitWriter.ts';
import { LONE_HOLDER, type NameHolder } from './nameHolder.ts';
import { COLUMNS, ENTRY_VALUES, type Row } from './packedCommit.ts';

/** FULL: a commit that returned survives a power cut. Rarer checkpoints save writing pages twice; a larger cache is of no use, since plays are written at the end, and the system has the rest. */
const PRAGMAS = [
  'busy_timeout=5000',
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'cache_size=-4000',
  'wal_autocheckpoint=4000',
];

/** More statements than the server has; reached only by queries with lists of many lengths. */
const MOST_STATEMENTS = 500;

/** One file, which is made with its folder where there is none. */
export function openSqlite(file: string): {
  dialect: SqliteDialect;
  entryWriter: EntryWriter;
  holder: NameHolder;
} {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  const database = withCache(db);
  return {
    dialect: new SqliteDialect({ database }),
    entryWriter: entryWriter(database),
    holder: LONE_HOLDER,
  };
}

/** Runs prepared statements past Kysely, which takes longer for a query than SQLite; its one connection is held meanwhile, in a transaction or for one. */
function entryWriter(database: SqliteDatabase): EntryWriter {
  const run = (sql: string, row: readonly unknown[] = []) => database.prepare(sql).run(row);
  const insertEntries = (entries: readonly Row[]): ReadonlySet<string> => {
    const stored = new Set<string>();
    for (const entry of entries)
      if (Number(run(INSERT_ENTRY, entry).changes) > 0) stored.add(String(entry[0]));
    return stored;
  };
  return {
    append: (db, entries, snapshots, alarms, notices) =>
      db.connection().execute(async () => {
        run('begin');
        try {
          const stored = insertEntries(entries);
          for (const snapshot of snapshots)
            if (stored.has(String(snapshot[0]))) run(INSERT_SNAPSHOT, snapshot);
          for (const alarm of alarms) if (stored.has(String(alarm[0]))) run(SET_ALARM, alarm);
          for (const notice of notices) if (stored.has(String(notice[1]))) run(INSERT_NOTICE, notice);
          run('commit');
          return stored;
        } catch (error) {
          run('rollback');
          throw error;
        }
      }),
    insert: async (_trx, entries) => insertEntries(entries),
    async insertNotices(_trx, notices) {
      for (const notice of notices) run(INSERT_NOTICE, notice);
    },
  };
}

/** The values of an entry by their places, which the statement needs more than once. */
function place(name: (typeof ENTRY_VALUES)[number]): string {
  return `?${ENTRY_VALUES.indexOf(name) + 1}`;
}

const INSERT_ENTRY = `insert into entries (${COLUMNS.entries}) select ${COLUMNS.entries.map(place)}
  where ${place('seq')} = 1 or exists (select 1 from entries
    where table_id = ${place('table_id')} and seq = ${place('seq')} - 1 and coalesce(link, '') = ${place('prev')})
  on conflict do nothing`;
const INSERT_SNAPSHOT = `insert into snapshots (${COLUMNS.snapshots}) values (${COLUMNS.snapshots.map(() => '?')})`;

const SET_ALARM = `insert into alarms (${COLUMNS.alarms}) values (${COLUMNS.alarms.map(() => '?')})
  on conflict (table_id) do update set wake = excluded.wake`;

const INSERT_NOTICE = `insert into outbox (${COLUMNS.outbox}) select ${COLUMNS.outbox.map((_, n) => `?${n + 1}`)}
  where exists (select 1 from channels where person = ?1 and state = 'on') on conflict do nothing`;

/** Kysely prepares every statement anew, which costs more than running it. */
function withCache(db: Database.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = db.prepare<unknown[]>(sql);
      const { reader } = statement;
      const fresh: SqliteStatement = {
        reader,
        all: (values) => statement.all(values),
        run: (values) => statement.run(values),
        iterate: (values) => statement.iterate(values),
      };
      prepared.set(sql, fresh);
      return fresh;
    },
    close() {
      prepared.clear();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}
