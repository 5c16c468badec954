/** Several nodes on one store in this process, with a carrier between them that loses, delays and turns messages round. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTitle } from '#games';
import { Rng } from '#kernel';
import type { ServerMessage } from '#protocol';
import type { Command, TablePlan } from '#table';
import { type Bus, type Carrier, sealedBus } from '../../cluster/bus.ts';
import { Homes } from '../../cluster/homes.ts';
import { createSealer } from '../../cluster/sealer.ts';
import type { Store } from '../../store/index.ts';
import { openNewStore } from '../../store/tests/migratedFile.ts';
import { TableRouter } from '../tableRouter.ts';
import { PACE, type Pace } from '../tablesContext.ts';
import { type FromTables, fromBatch, type ToTables } from '../tablesMessages.ts';
import { type Outcome, PLAN } from './testTables.ts';

/** Milliseconds a message takes at most. */
const SLOWEST = 4;

const SWIFT = {
  ...PACE,
  botPause: 0,
  welcome: 0,
  around: 5,
  retry: 5,
  compare: 20,
  compareAlone: 20,
  look: 20,
};

type Asked = ToTables extends infer M ? (M extends { call: number } ? Omit<M, 'call'> : never) : never;

/** A carrier for every node. */
export class LossyNet {
  /** The share of messages that is lost. */
  loss: number;
  carried = 0;
  /** Milliseconds until a subscription takes effect. */
  settling = 1;
  /** Tells a node that messages were lost. */
  readonly gaps: (() => void)[] = [];
  private readonly rng: Rng;
  private readonly nodes: Map<string, Set<(bytes: Uint8Array) => void>>[] = [];

  constructor(loss: number, rng: Rng) {
    this.loss = loss;
    this.rng = rng;
  }

  carrier(): Carrier {
    const mine = new Map<string, Set<(bytes: Uint8Array) => void>>();
    this.nodes.push(mine);
    return {
      isConnected: () => true,
      send: (subject, bytes) => {
        for (const node of this.nodes)
          if (node !== mine && this.rng.below(1000) >= 1000 * this.loss)
            setTimeout(() => {
              this.carried += 1;
              for (const receive of node.get(subject) ?? []) receive(bytes);
            }, this.rng.below(SLOWEST));
      },
      subscribe: (subject, receive, onSubscribed) => {
        const all = mine.get(subject) ?? new Set();
        setTimeout(() => {
          mine.set(subject, all.add(receive));
          onSubscribed?.();
        }, this.settling);
        return () => void all.delete(receive);
      },
      onGap: (run) => void this.gaps.push(run),
      close: async () => {},
    };
  }
}

export class TestNode {
  readonly homes: Homes;
  readonly router: TableRouter;
  readonly errors: string[] = [];
  readonly sent: FromTables[] = [];
  /** How often a bot was asked here. */
  asked = 0;
  private readonly open = new Map<number, (outcome: Outcome) => void>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private calls = 0;
  private ids = 0;

  /** Games that a test brings along for this node, such as those of a newer version. */
  loadTitle = loadTitle;

  constructor(name: string, store: Store, bus: Bus, homes: Homes, pace: Partial<Pace>) {
    this.homes = homes;
    this.router = new TableRouter({
      store,
      bus,
      homes,
      setCluster: ({ nodes }) => homes.change(nodes),
      loadTitle: (id) => this.loadTitle(id),
      choose: async ({ legal }) => {
        this.asked += 1;
        return legal[0];
      },
      now: Date.now,
      after: (milliseconds, run) => {
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          run();
        }, milliseconds);
        this.timers.add(timer);
        return () => {
          clearTimeout(timer);
          this.timers.delete(timer);
        };
      },
      newSeed: () => randomBytes(16).toString('hex'),
      newTableId: () => `${name}next${++this.ids}`,
      postBatch: (batch) => fromBatch(batch, (message) => this.receive(message)),
      working: (_call, _table, run) => run(),
      logError: (what, error) => this.errors.push(`${what}: ${error}`),
      admins: [],
      pace: { ...SWIFT, ...pace },
      resting: {},
      apart: undefined,
    });
  }

  ask(message: Asked): Promise<Outcome> {
    const call = ++this.calls;
    return new Promise((resolve) => {
      this.open.set(call, resolve);
      this.router.receive([{ ...message, call } as ToTables]);
    });
  }

  act(table: string, person: string, commandId: string, command: Command): Promise<Outcome> {
    return this.ask({ to: 'act', table, person, commandId, command, outside: true });
  }

  async watch(table: string, person: string, since: number): Promise<ServerMessage & { tell: 'table' }> {
    const { text, reason } = await this.ask({ to: 'watch', table, person, since });
    if (text === undefined) throw new Error(`not to be watched: ${JSON.stringify(reason)}`);
    return JSON.parse(text);
  }

  end(): void {
    this.router.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private receive(message: FromTables): void {
    this.sent.push(message);
    if (message.from !== 'answer' && message.from !== 'refused') return;
    const { call, from: _, ...outcome } = message;
    this.open.get(call)?.(outcome);
    this.open.delete(call);
  }
}

export class TestNodes {
  readonly nodes: readonly TestNode[];
  readonly net: LossyNet;
  readonly store: Store;
  private readonly folder: string;

  private constructor(
    store: Store,
    folder: string,
    net: LossyNet,
    count: number,
    agree: boolean,
    pace: Partial<Pace>,
  ) {
    this.store = store;
    this.folder = folder;
    this.net = net;
    const secret = randomBytes(32);
    const names = Array.from({ length: count }, (_, n) => `node${n}`);
    this.nodes = names.map((name) => {
      // By default each believes itself alone: both are at home at every table.
      const homes = new Homes(name, agree ? names : []);
      return new TestNode(name, store, sealedBus(net.carrier(), createSealer(secret)), homes, pace);
    });
  }

  /** With `agree` they know of each other, and each table has one home. */
  static async build(
    count: number,
    loss: number,
    agree = false,
    pace: Partial<Pace> = {},
  ): Promise<TestNodes> {
    const folder = mkdtempSync(join(tmpdir(), 'skyline-nodes-'));
    const store = await openNewStore(join(folder, 'test.db'));
    for (const id of ['ada', 'bob', 'cyd'])
      await store.addPerson({ id, name: id, created: 0, email: null, passwordHash: null, gone: false });
    return new TestNodes(
      store,
      folder,
      new LossyNet(loss, Rng.fromSeed('1901'.repeat(8))),
      count,
      agree,
      pace,
    );
  }

  node(n: number): TestNode {
    const node = this.nodes[n % this.nodes.length];
    if (!node) throw new Error('there is no node');
    return node;
  }

  async openTable(table: string, plan: Partial<TablePlan> = {}): Promise<void> {
    const { reason } = await this.node(0).ask({ to: 'open', table, host: 'ada', plan: { ...PLAN, ...plan } });
    if (reason) throw new Error(JSON.stringify(reason));
  }

  async end(): Promise<void> {
    for (const node of this.nodes) node.end();
    // What is under way may still write.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}
