/** A real server for tests: real threads, a real port, a data folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { TablePlan } from '#table';
import { type Config, LIMITS } from '../config.ts';
import { type Server, type ServerOptions, startServer as startFromSource } from '../server.ts';

export const QUICK_PLAN: TablePlan = {
  game: 'rowhouse',
  options: { hand: 2, rounds: 3, trades: false },
  access: 'public',
  clock: null,
  seats: [{ kind: 'open' }, { kind: 'open' }],
};

let programs = 0;

/** Games that a test brings along are found from source only; a program plays a game with one set of values. */
async function starter({ titles, boxes }: Partial<ServerOptions>): Promise<typeof startFromSource> {
  if (titles !== undefined) return startFromSource;
  const bundled = pathToFileURL(join(inject('serverBundle'), 'server.mjs')).href;
  // The same file under another address is loaded as a new program, in which no game is loaded yet.
  const program = boxes === undefined ? '' : `?program=${++programs}`;
  return (await import(/* @vite-ignore */ `${bundled}${program}`)).startServer;
}

export interface Running {
  readonly server: Server;
  readonly folder: string;
  /** Closes it and starts another one on the same data; `meanwhile` is done in between. */
  again(changed?: Partial<ServerOptions>, meanwhile?: () => Promise<void>): Promise<Server>;
  end(): Promise<void>;
}

export async function runServer(
  config: Partial<Config> = {},
  options: Partial<ServerOptions> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-server-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(clientFolder);
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><title>Skyline</title>');
  const start = async (changed: Partial<ServerOptions>) =>
    (await starter(changed))(
      {
        port: 0,
        host: '127.0.0.1',
        data: join(folder, 'data'),
        databaseUrl: undefined,
        natsUrl: undefined,
        node: 'test',
        drainTime: 0,
        trustProxy: false,
        secure: false,
        logLevel: 'silent',
        publicUrl: undefined,
        mail: undefined,
        trustedHooks: [],
        botPause: 0,
        openMetrics: false,
        admins: [],
        moderators: [],
        requestTime: 30_000,
        limits: { ...LIMITS, tablesPerHour: 1000, requestsPerMinute: 10_000, commandsPerMinute: 100_000 },
        ...config,
      },
      { clientFolder, version: '1.2.3', ...changed },
    );
  let server = await start(options);
  return {
    get server() {
      return server;
    },
    folder,
    async again(changed = {}, meanwhile) {
      await server.close();
      await meanwhile?.();
      server = await start({ ...options, ...changed });
      return server;
    },
    async end() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
