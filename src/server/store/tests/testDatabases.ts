/** Every kind of database the store must work on, each test with a fresh one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { type OpenStore, openStore, type StorePlace } from '../openStore.ts';
import { openNewStore } from './migratedFile.ts';

export interface Places {
  readonly name: string;
  /** A database with nothing in it. */
  fresh(): Promise<StorePlace>;
  /** A store in a new database that is up to date. */
  open(): Promise<{ readonly place: StorePlace; readonly store: OpenStore }>;
  clear(): Promise<void>;
}

export function sqlitePlaces(): Places {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-store-'));
  let files = 0;
  const fresh = async () => ({ file: join(folder, `${++files}.db`) });
  return {
    name: 'SQLite',
    fresh,
    async open() {
      const place = await fresh();
      return { place, store: await openNewStore(place.file) };
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
  const copyOf = async (template: string): Promise<StorePlace> => {
    const name = `test${++databases}`;
    await pool.query(`create database ${name} template ${template}`);
    return { file: '', databaseUrl: server.url.replace(/postgres$/, name) };
  };
  const fresh = () => copyOf('template1');
  let migrated: Promise<string> | undefined;
  const migrate = async () => {
    const place = await fresh();
    await (await openStore(place)).close();
    return place.databaseUrl?.split('/').at(-1) ?? '';
  };
  return {
    name: 'PostgreSQL',
    fresh,
    async open() {
      migrated ??= migrate();
      const place = await copyOf(await migrated);
      return { place, store: await openStore(place) };
    },
    async clear() {
      await pool.end();
      await server.stop();
    },
  };
}
