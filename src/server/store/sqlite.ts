/** SQLite through libsql: durable before it answers, and statements prepared once. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { type AppendRows, COLUMNS } from './commitWriter.ts';

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
export function openSqlite(file: string): { dialect: SqliteDialect; append: AppendRows } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  const database = withCache(db);
  return { dialect: new SqliteDialect({ database }), append: appender(database) };
}

/** Runs prepared statements past Kysely, which takes longer for a query than SQLite; its connection is held meanwhile. */
function appender(database: SqliteDatabase): AppendRows {
  const run = (sql: string, row: readonly unknown[] = []) => database.prepare(sql).run(row);
  return (db, entries, snapshots) =>
    db.connection().execute(async () => {
      run('begin');
      try {
        for (const entry of entries) run(INSERT_ENTRY, entry);
        for (const snapshot of snapshots) run(INSERT_SNAPSHOT, snapshot);
        run('commit');
      } catch (error) {
        run('rollback');
        throw error;
      }
    });
}

const INSERT_ENTRY = insertion('entries');
const INSERT_SNAPSHOT = insertion('snapshots');

function insertion(table: 'entries' | 'snapshots'): string {
  const columns = COLUMNS[table];
  return `insert into ${table} (${columns.map((column) => `"${column}"`)}) values (${columns.map(() => '?')})`;
}

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
