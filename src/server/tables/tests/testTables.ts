/** Tables without threads: time stands still until a test moves it, and commits fail when a test says so. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTitle } from '#games';
import type { Reason, Viewer } from '#kernel';
import type { ServerMessage } from '#protocol';
import { type Command, legalOf, patched, type TablePlan, type TableView } from '#table';
import { SILENT_BUS } from '../../cluster/bus.ts';
import { Homes } from '../../cluster/homes.ts';
import type { Store } from '../../store/index.ts';
import { openNewStore } from '../../store/tests/migratedFile.ts';
import { TableRouter } from '../tableRouter.ts';
import { type Apart, PACE, type TableBotTask, type TablesContext } from '../tablesContext.ts';
import { type FromTables, fromBatch, type ToTables } from '../tablesMessages.ts';

type From<T extends FromTables['from']> = Extract<FromTables, { from: T }>;

export const PLAN: TablePlan = {
  game: 'rowhouse',
  options: { hand: 3, rounds: 3, trades: false },
  access: 'public',
  clock: null,
  seats: [
    { kind: 'human', person: 'ada', standIn: null },
    { kind: 'human', person: 'bob', standIn: null },
  ],
};

export const BOT = { kind: 'bot', level: 'level1' } as const;
export const ADA = { kind: 'human', person: 'ada', standIn: null } as const;

/** What a call came to. */
export interface Outcome {
  readonly seq?: number;
  readonly text?: string;
  readonly viewer?: Viewer;
  readonly reason?: Reason;
}

export class TestTables {
  readonly sent: FromTables[] = [];
  readonly tasks: TableBotTask[] = [];
  readonly errors: string[] = [];
  now = 1_000_000;
  failCommits = 0;
  /** Whether the store refuses everything, as a database does that is being restarted. */
  isBroken = false;
  /** Replaces the first legal answer as a bot's choice. */
  choose: (task: TableBotTask) => Promise<unknown> = async ({ legal }) => legal[0];
  /** Hears every message at once, as the main thread does. */
  hear: (message: FromTables) => void = () => {};
  /** Brings games with faults along where a test needs them. */
  loadTitle = loadTitle;
  /** Set before a restart: a thread for tables with other values. */
  apart: Apart | undefined;
  router: TableRouter;
  readonly store: Store;
  private readonly folder: string;
  private timers: { at: number; run: () => void }[] = [];
  private readonly open = new Map<number, (outcome: Outcome) => void>();
  private calls = 0;
  private ids = 0;

  private constructor(store: Store, folder: string) {
    this.store = store;
    this.folder = folder;
    this.router = this.newRouter();
  }

  static async build(): Promise<TestTables> {
    const folder = mkdtempSync(join(tmpdir(), 'skyline-tables-'));
    const tables = new TestTables(await openNewStore(join(folder, 'test.db')), folder);
    for (const [id, name] of [
      ['ada', 'Ada'],
      ['bob', 'Bob'],
      ['cyd', 'Cyd'],
    ] as const)
      await tables.store.addPerson({ id, name, created: 0, email: null, passwordHash: null, gone: false });
    return tables;
  }

  async end(): Promise<void> {
    this.router.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }

  /** The tables begin anew with nothing but the store. */
  restart(resting: Record<string, number> = {}): void {
    this.router.stop();
    this.timers = [];
    this.router = this.newRouter(resting);
  }

  /** Sends a message and waits for its answer. */
  ask(
    message: ToTables extends infer M ? (M extends { call: number } ? Omit<M, 'call'> : never) : never,
  ): Promise<Outcome> {
    const call = ++this.calls;
    return new Promise((resolve) => {
      this.open.set(call, resolve);
      this.router.receive([{ ...message, call } as ToTables]);
    });
  }

  openTable(plan: Partial<TablePlan> = {}, table = 'table1'): Promise<Outcome> {
    return this.ask({ to: 'open', table, host: 'ada', plan: { ...PLAN, ...plan } });
  }

  act(person: string, command: Command, commandId = `c${++this.ids}`, table = 'table1'): Promise<Outcome> {
    return this.ask({ to: 'act', table, person, commandId, command, outside: true });
  }

  async watch(
    person: string,
    since = 0,
    table = 'table1',
  ): Promise<Extract<ServerMessage, { tell: 'table' }>> {
    const { text, reason } = await this.ask({ to: 'watch', table, person, since });
    if (text === undefined) throw new Error(`not to be watched: ${JSON.stringify(reason)}`);
    return JSON.parse(text);
  }

  async tableView(person: string, table = 'table1'): Promise<TableView> {
    const { tableView } = await this.watch(person, 1_000_000, table);
    this.router.receive([{ to: 'unwatch', table, person }]);
    return tableView;
  }

  /** The person answers with the given one of their legal answers. */
  async play(person: string, which = 0, table = 'table1'): Promise<Outcome> {
    const tableView = await this.tableView(person, table);
    const { game } = await loadTitle(tableView.game);
    const answered = tableView.answered[tableView.viewer as number] ?? 0;
    return this.act(
      person,
      { do: 'play', answered, action: legalOf(game, tableView)[which] },
      undefined,
      table,
    );
  }

  /** Everything delivered to a viewer so far, parsed. */
  delivered(viewer: Viewer): ServerMessage[] {
    return this.of('deliver')
      .filter((message) => message.viewer === viewer)
      .map(({ text }) => JSON.parse(text));
  }

  of<T extends FromTables['from']>(from: T): From<T>[] {
    return this.sent.filter((message): message is From<T> => message.from === from);
  }

  /** Moves time on, timer by timer, and lets everything happen that follows. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settled();
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((one, two) => one.at - two.at)[0];
      if (!next) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      next.run();
      await settled();
    }
    this.now = end;
  }

  private newRouter(resting: Record<string, number> = {}): TableRouter {
    const context: TablesContext = {
      store: this.fallibleStore(),
      bus: SILENT_BUS,
      homes: new Homes('here', []),
      setCluster() {},
      loadTitle: (id) => this.loadTitle(id),
      choose: (task) => {
        this.tasks.push(task);
        return this.choose(task);
      },
      now: () => this.now,
      after: (milliseconds, run) => {
        const timer = { at: this.now + milliseconds, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      newSeed: () => '0123456789abcdef0123456789abcdef',
      newTableId: () => `next${++this.ids}`,
      postBatch: (batch) => fromBatch(batch, (message) => this.receive(message)),
      working: (_call, _table, run) => run(),
      logError: (what, error) => this.errors.push(`${what}: ${error}`),
      admins: [],
      pace: PACE,
      resting,
      apart: this.apart,
    };
    return new TableRouter(context);
  }

  private fallibleStore(): Store {
    const methods = Object.entries(this.store).map(([name, method]) => [
      name,
      (...args: unknown[]) => (this.isBroken ? Promise.reject(new Error('no such column')) : method(...args)),
    ]);
    const store: Store = Object.fromEntries(methods);
    return {
      ...store,
      commit: (commit) => {
        if (this.failCommits === 0) return store.commit(commit);
        this.failCommits -= 1;
        return Promise.reject(new Error('the disk is full'));
      },
    };
  }

  private receive(message: FromTables): void {
    this.sent.push(message);
    this.hear(message);
    if (message.from !== 'answer' && message.from !== 'refused') return;
    const { call, from: _, ...outcome } = message;
    this.open.get(call)?.(outcome);
    this.open.delete(call);
  }
}

/** What one viewer would see who started from a table message and received the rest. */
export function follow(tableView: TableView, messages: readonly ServerMessage[]): TableView {
  return messages.reduce(
    (seen, message) => (message.tell === 'entry' && message.patch ? patched(seen, message.patch) : seen),
    tableView,
  );
}

/** Long enough for commits and messages under way. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}
