/** A whole server without sockets for tests: real store, real tables, all in this thread. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { loadTitle } from '#games';
import { at, Refused, refused } from '#kernel';
import type { TablePlan } from '#table';
import { SILENT_BUS } from '../../cluster/bus.ts';
import { Homes } from '../../cluster/homes.ts';
import { type Config, type Limits, readConfig } from '../../config.ts';
import { type CheckEntry, checkEntry } from '../../daily/checkEntry.ts';
import { createMetrics, type Metrics } from '../../metrics.ts';
import { Notices } from '../../notices/notices.ts';
import { newTableId } from '../../people/token.ts';
import { createTableLimits } from '../../socket/rateLimits.ts';
import type { Store } from '../../store/index.ts';
import { openNewStore } from '../../store/tests/migratedFile.ts';
import { TableRouter } from '../../tables/tableRouter.ts';
import { type TablesClient, tablesClientOn } from '../../tables/tablesClient.ts';
import { PACE } from '../../tables/tablesContext.ts';
import { type Answer, type Call, type FromTables, fromBatch } from '../../tables/tablesMessages.ts';
import { buildApp } from '../app.ts';

export const PAGE = '<!doctype html><title>Skyline</title>';

/** Limits no test meets by accident. */
const GENEROUS: Limits = {
  commandsPerMinute: 100_000,
  chatPerMinute: 100_000,
  sameLinePerMinute: 100_000,
  chatTablesPerMinute: 100_000,
  reportsPerDay: 100_000,
  eventsPerWeek: 100_000,
  tablesPerHour: 100_000,
  loginsPerMinute: 100_000,
  socketsPerPerson: 100_000,
  messagesPerSecond: 100_000,
  requestsPerMinute: 100_000,
};

export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tables: TablesClient;
  readonly metrics: Metrics;
  /** Delivers only when it is told to. */
  readonly notices: Notices;
  /** In this thread. */
  readonly checkEntry: CheckEntry;
  /** Every line that was logged. */
  readonly log: string[];
  /** The new names that reached the tables. */
  readonly named: [string, string][];
  isReady: boolean;
  close(): Promise<void>;
}

export async function openTestServer(
  settings: { readonly config?: Partial<Config>; readonly limits?: Partial<Limits> } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-http-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};');
  const store = await openNewStore(join(folder, 'skyline.db'));
  const named: [string, string][] = [];
  const { tables, stop } = tablesHere(store, named);
  const metrics = createMetrics();
  const log: string[] = [];
  const config: Config = {
    ...readConfig({ SKYLINE_LOG: 'silent' }),
    limits: { ...GENEROUS, ...settings.limits },
    ...settings.config,
  };
  const notices = await Notices.open({
    config,
    store,
    isPresent: async () => false,
    now: Date.now,
    logError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  const check: CheckEntry = async (deal, handedIn) => checkEntry(await loadTitle(deal.game), deal, handedIn);
  const server: TestServer = {
    notices,
    checkEntry: check,
    app: await buildApp({
      clientFolder: folder,
      version: '1.2.3',
      config,
      store,
      tables,
      metrics,
      limits: createTableLimits(config.limits),
      notices,
      checkEntry: check,
      ready: () => server.isReady,
      log: { write: (line) => log.push(line) },
    }),
    store,
    tables,
    metrics,
    log,
    named,
    isReady: true,
    async close() {
      const missing = await undescribed(server.app, answered);
      await server.app.close();
      await notices.close();
      stop();
      await store.close();
      rmSync(folder, { recursive: true });
      if (missing.length > 0) throw new Error(`not in the OpenAPI document: ${missing.join(', ')}`);
    },
  };
  const answered = new Set<string>();
  server.app.addHook('onResponse', async ({ method, routeOptions: { url = '' } }, { statusCode }) => {
    if (method !== 'HEAD') answered.add(`${method} ${url} ${statusCode}`);
  });
  return server;
}

/** What the API has answered with and its document does not say, as method, address and status. */
async function undescribed(app: FastifyInstance, answered: ReadonlySet<string>): Promise<string[]> {
  // From an address of its own, which no test has used up.
  const document = await app.inject({ url: '/api/openapi.json', remoteAddress: '203.0.113.1' });
  const { paths } = document.json();
  return [...answered].filter((answer) => {
    const [method = '', url = '', status = ''] = answer.split(' ');
    const operations = paths[url.replace(/:(\w+)/g, '{$1}')];
    return url.startsWith('/api/') && operations?.[method.toLowerCase()]?.responses[status] === undefined;
  });
}

/** The tables without their thread; bots choose the first answer at once. */
function tablesHere(store: Store, named: [string, string][]) {
  const pending = new Map<number, (message: FromTables) => void>();
  const router = new TableRouter({
    store,
    bus: SILENT_BUS,
    homes: new Homes('here', []),
    setCluster() {},
    loadTitle,
    choose: async ({ legal }) => at(legal, 0),
    now: Date.now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    newSeed: () => randomBytes(16).toString('hex'),
    newTableId,
    postBatch: (batch) =>
      fromBatch(batch, (message) => {
        if ('call' in message && message.call !== undefined) pending.get(message.call)?.(message);
      }),
    working: (_call, _table, run) => run(),
    logError: (what, error) => {
      throw new Error(what, { cause: error });
    },
    admins: [],
    pace: { ...PACE, botPause: 0, welcome: 0 },
    resting: {},
    apart: undefined,
  });
  let calls = 0;
  const ask = (make: (call: number) => Call) =>
    new Promise<Answer>((resolve, reject) => {
      calls += 1;
      pending.set(calls, (message) => {
        if (message.from === 'answer') resolve(message);
        if (message.from === 'refused') reject(new Refused(message.reason));
      });
      router.receive([make(calls)]);
    });
  const client: TablesClient = {
    ...tablesClientOn(ask),
    // Everything is in one thread, with one set of values.
    ask: async () => {
      throw refused('otherBox');
    },
    signedOut() {},
    named: (person, name) => {
      named.push([person, name]);
      router.receive([{ to: 'named', person, name }]);
    },
    drain: async () => {
      await ask((call) => ({ to: 'drain', call }));
    },
  };
  return { tables: client, stop: () => router.stop() };
}

/** Somebody with a browser, or a program with a token. */
export class Visitor {
  readonly app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  person = '';

  constructor({ app }: TestServer) {
    this.app = app;
  }

  /** Asks as a page of ours would; cookies are kept. */
  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    more: InjectOptions = {},
  ) {
    const answer = await this.app.inject({
      method,
      url,
      ...more,
      headers: { host: 'localhost', origin: 'http://localhost', cookie: this.cookie(), ...more.headers },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }

  get(url: string) {
    return this.ask('GET', url);
  }

  post(url: string, body: object = {}) {
    return this.ask('POST', url, body);
  }

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A guest of this name. */
export async function guest(server: TestServer, name: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  const answer = await visitor.post('/api/guest', { name });
  visitor.person = answer.json().person;
  return visitor;
}

/** A small public table of the toy game, all seats open. */
export function plan(seats = 2, more: Partial<TablePlan> = {}): TablePlan {
  return {
    game: 'rowhouse',
    options: {},
    access: 'public',
    clock: null,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    ...more,
  };
}

/** A table the visitor hosts, on seat 0. */
export async function openedBy(visitor: Visitor, wanted: TablePlan = plan()): Promise<string> {
  return (await visitor.post('/api/tables', { plan: wanted, seat: 0 })).json().table;
}

let commands = 0;

export function command(visitor: Visitor, table: string, command: object) {
  commands += 1;
  return visitor.post(`/api/tables/${table}/commands`, { id: `c${commands}`, command });
}

/** Plays a started table to its end, each visitor with their first answer. */
export async function playOut(table: string, ...visitors: readonly Visitor[]): Promise<void> {
  for (;;) {
    for (const visitor of visitors) {
      const { legal } = (await visitor.get(`/api/tables/${table}/legal`)).json();
      if (legal.length === 0) continue;
      const { tableView } = (await visitor.get(`/api/tables/${table}/tableView`)).json();
      await command(visitor, table, {
        do: 'play',
        answered: tableView.answered[tableView.viewer],
        action: legal[0],
      });
    }
    const { table: row } = (await at(visitors, 0).get(`/api/tables/${table}`)).json();
    if (row.phase === 'over') return;
  }
}
