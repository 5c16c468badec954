/** The server under test: the product's own code, bundled, with limits out of the way, and people who may enter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, bundleServer } from '../../deep/bundle.ts';
import { hashOfToken, newToken } from '../../src/server/people/token.ts';
import { openStore, storeFile } from '../../src/server/store/index.ts';
import { type Running, startPinned } from './process.ts';

/** At every table, so that one without spectators has as many sockets as a two-way relay. */
export const SEATS = 2;

export interface Skyline extends Running {
  readonly tokens: readonly string[];
  /** Its folder of data, until it stops. */
  readonly data: string;
}

/** A bundle, and the store that goes with it where that is not the present one. */
export interface ServerBundle extends Bundle {
  readonly openStore?: typeof openStore;
}

/** Starts with so many people known; `databaseUrl` of PostgreSQL, or a new file of SQLite. */
export async function startSkyline(
  bundle: ServerBundle,
  people: number,
  databaseUrl = '',
  nodeFlags: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Skyline> {
  const data = mkdtempSync(join(tmpdir(), 'skyline-bench-'));
  const tokens = await invite(people, data, databaseUrl, bundle.openStore ?? openStore);
  const running = await startPinned([...nodeFlags, bundle.program], {
    PORT: '0',
    HOST: '127.0.0.1',
    SKYLINE_DATA: data,
    SKYLINE_CLIENT: bundle.clientFolder,
    SKYLINE_LOG: 'error',
    DATABASE_URL: databaseUrl,
    ...env,
  });
  return {
    ...running,
    tokens,
    data,
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export { bundleServer };

async function invite(
  people: number,
  data: string,
  databaseUrl: string,
  open: typeof openStore,
): Promise<string[]> {
  const store = await open({ file: storeFile(data), ...(databaseUrl !== '' && { databaseUrl }) });
  const now = Date.now();
  const run = newToken(128)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 8);
  const tokens = Array.from({ length: people }, () => newToken(256));
  for (const [n, token] of tokens.entries()) {
    const person = `${run}${n.toString(36).padStart(8, '0')}`;
    await store.addPerson({
      id: person,
      name: `Guest ${n}`,
      created: now,
      email: null,
      passwordHash: null,
      gone: false,
    });
    await store.addSession({ hash: hashOfToken(token), person, created: now, used: now });
  }
  await store.close();
  return tokens;
}

/** A new table with its host on the first seat. */
export async function openTable(port: number, token: string, game: string, person: string): Promise<string> {
  const seats = [{ kind: 'human', person, standIn: null }, ...Array(SEATS - 1).fill({ kind: 'open' })];
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ plan: { game, options: {}, access: 'public', clock: null, seats }, seat: null }),
  });
  if (!answer.ok) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { table: string }).table;
}
