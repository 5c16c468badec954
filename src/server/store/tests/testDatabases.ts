/** Every kind of database the store must work on, each test with a fresh one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../../tools/postgres.mjs';
import type { StorePlace } from '../openStore.ts';

export interface Places {
  readonly name: string;
  /** A database with nothing in it. */
  fresh(): Promise<StorePlace>;
  clear(): Promise<void>;
}

export function sqlitePlaces(): Places {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-store-'));
  let files = 0;
  return {
    name: 'SQLite',
    async fresh() {
      files += 1;
      return { file: join(folder, `${files}.db`) };
    },
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Nothing where there are no binaries of PostgreSQL. */
export async function postgresPlaces(): Promise<Places | undefined> {
  const server = await startPostgres();
  if (!server) return undefined;
  const pool = new pg.Pool({ connectionString: server.url });
  pool.on('error', () => {});
  let databases = 0;
  return {
    name: 'PostgreSQL',
    async fresh() {
      databases += 1;
      await pool.query(`create database test${databases}`);
      return { file: '', databaseUrl: server.url.replace(/postgres$/, `test${databases}`) };
    },
    async clear() {
      await pool.end();
      await server.stop();
    },
  };
}
