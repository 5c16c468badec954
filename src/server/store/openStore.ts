/** Opens the store in this thread: SQLite in a file, or PostgreSQL. */
import { Kysely } from 'kysely';
import { backupSqlite } from './backup.ts';
import { blockQueries } from './blockQueries.ts';
import { circleQueries } from './circleQueries.ts';
import { clusterQueries } from './clusterQueries.ts';
import { createCommitWriter, type EntryWriter, pack } from './commitWriter.ts';
import { dailyQueries } from './dailyQueries.ts';
import { groupQueries } from './groupQueries.ts';
import { lobbyQueries } from './lobbyQueries.ts';
import { type Dialect, migrate } from './migrations.ts';
import { moderationQueries } from './moderationQueries.ts';
import type { NameHolder } from './nameHolder.ts';
import { noticeQueries } from './noticeQueries.ts';
import type { PackedCommit } from './packedCommit.ts';
import { peopleQueries } from './peopleQueries.ts';
import { openPostgres } from './postgres.ts';
import { ratingCheckQueries } from './ratingCheckQueries.ts';
import { ratingQueries } from './ratingQueries.ts';
import { resultQueries } from './resultQueries.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { statisticsQueries } from './statisticsQueries.ts';
import type { Store } from './store.ts';
import { storeErrorOf } from './storeErrors.ts';
import { tableQueries } from './tableQueries.ts';
import { tournamentQueries } from './tournamentQueries.ts';
import { turnQueries } from './turnQueries.ts';

/** Where the data are: in the file, unless an address of PostgreSQL is given. */
export interface StorePlace {
  readonly file: string;
  readonly databaseUrl?: string | undefined;
}

/** The store as its own thread has it, where commits come in that another thread has packed. */
export interface OpenStore extends Store {
  commitPacked(packed: PackedCommit): Promise<void>;
}

/** Up to date and ready when it resolves. */
export async function openStore({ file, databaseUrl }: StorePlace): Promise<OpenStore> {
  const { db, dialect, entryWriter, holder } = openDatabase({ file, databaseUrl });
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const writer = createCommitWriter(db, entryWriter);
  return {
    ...withOurErrors(tableQueries(db)),
    ...withOurErrors(peopleQueries(db)),
    ...withOurErrors(lobbyQueries(db)),
    ...withOurErrors(blockQueries(db)),
    ...withOurErrors(circleQueries(db)),
    ...withOurErrors(groupQueries(db)),
    ...withOurErrors(resultQueries(db)),
    ...withOurErrors(ratingQueries(db, dialect)),
    ...withOurErrors(ratingCheckQueries(db)),
    ...withOurErrors(statisticsQueries(db)),
    ...withOurErrors(clusterQueries(db, dialect)),
    ...withOurErrors(noticeQueries(db, dialect)),
    ...withOurErrors(turnQueries(db)),
    ...withOurErrors(moderationQueries(db)),
    ...withOurErrors(dailyQueries(db)),
    ...withOurErrors(tournamentQueries(db, dialect)),
    hold: holder.hold,
    letGo: holder.letGo,
    commit: async (commit) => writer.write(pack(commit)),
    commitPacked: writer.write,
    async backup(path) {
      if (dialect === 'postgres') throw new Error('this is PostgreSQL: back it up with pg_dump');
      await backupSqlite(file, path);
    },
    async close() {
      await writer.idle();
      await holder.close();
      await db.destroy();
    },
  };
}

/** A database without the store's queries. */
export interface OpenDatabase {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  readonly entryWriter: EntryWriter;
  readonly holder: NameHolder;
}

/** The bare database, for the store and for tests of its migrations. */
export function openDatabase({ file, databaseUrl }: StorePlace): OpenDatabase {
  const { dialect, entryWriter, holder } = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file);
  return { db: new Kysely({ dialect }), dialect: databaseUrl ? 'postgres' : 'sqlite', entryWriter, holder };
}

type Method = (...args: never[]) => Promise<unknown>;

/** The same methods, with our errors instead of each database's. */
function withOurErrors<T extends Record<keyof T, Method>>(queries: T): T {
  const wrapped = Object.entries<Method>(queries).map(([name, method]) => [
    name,
    (...args: never[]) =>
      method(...args).catch((error) => {
        throw storeErrorOf(error);
      }),
  ]);
  return Object.fromEntries(wrapped);
}
