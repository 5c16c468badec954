/** Several nodes on one PostgreSQL and one NATS, each with lines of its own to both and to its people, who are sent to those that are ready. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '#kernel';
import { openStore, type Store } from '../src/server/store/index.ts';
import { type Nats, startNats } from '../tools/nats.mjs';
import { type RunningPostgres, startPostgres } from '../tools/postgres.mjs';
import { type Bundle, bundleServer } from './bundle.ts';
import { FaultyLine } from './faultyLine.ts';
import { ServerProcess } from './serverProcess.ts';

/** How often a node is asked whether it is ready, and how long it may take, in milliseconds: as docs/cluster/Caddyfile has it. */
const ASK_EVERY = 1000;
const ASK_TIMEOUT = 2000;

/** How often somebody is asked again, and after how many milliseconds. */
const MOST_TRIES = 50;
const TRY_AGAIN = 200;

export interface Node {
  readonly name: string;
  readonly server: ServerProcess;
  readonly database: FaultyLine;
  readonly nats: FaultyLine;
  readonly people: FaultyLine;
  /** Where clients find it. */
  readonly socket: string;
  /** Whether it was ready when it was last asked. */
  isUp: boolean;
}

export interface FleetOptions {
  readonly nodes: number;
  /** What they run; deleted with them. Built where none is given. */
  readonly bundle?: Bundle;
  /** Without lines in between, where speed is measured. */
  readonly isDirect?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Puts something into the empty store before. */
  readonly fill?: (store: Store) => Promise<void>;
}

export class Fleet {
  readonly nodes: Node[] = [];
  readonly postgres: RunningPostgres;
  readonly nats: Nats;
  readonly #options: FleetOptions;
  readonly #bundles: Bundle[] = [];
  readonly #asking: NodeJS.Timeout;
  #names = 0;

  private constructor(postgres: RunningPostgres, nats: Nats, options: FleetOptions) {
    this.postgres = postgres;
    this.nats = nats;
    this.#options = options;
    this.#asking = setInterval(() => {
      for (const node of this.nodes)
        void isReady(node).then((isUp) => {
          node.isUp = isUp;
        });
    }, ASK_EVERY);
  }

  /** Null where there is no PostgreSQL or no NATS here. */
  static async open(options: FleetOptions): Promise<Fleet | null> {
    const nats = await startNats();
    const postgres = nats && (await startPostgres({ durable: true }));
    if (!nats || !postgres) {
      await nats?.stop();
      return null;
    }
    if (options.fill) {
      const store = await openStore({ file: '', databaseUrl: postgres.url });
      await options.fill(store).finally(() => store.close());
    }
    const fleet = new Fleet(postgres, nats, options);
    await fleet.add(options.nodes, options.bundle ?? (await bundleServer()));
    return fleet;
  }

  /** The socket of any node that is up. */
  someSocket(rng: Rng): string {
    return this.#someNode(rng).socket;
  }

  /** Asks one node after the other until one answers. */
  async anywhere<T>(rng: Rng, ask: (server: ServerProcess) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++)
      try {
        return await ask(this.#someNode(rng).server);
      } catch (error) {
        if (tries > MOST_TRIES) throw error;
        await sleep(TRY_AGAIN);
      }
  }

  /** So many more nodes that run this. */
  async add(count: number, bundle: Bundle): Promise<void> {
    this.#bundles.push(bundle);
    for (let n = 0; n < count; n++) await this.#addNode(bundle);
  }

  /** A node that has ended by itself is sent nobody any more. */
  async forget(node: Node): Promise<void> {
    this.nodes.splice(this.nodes.indexOf(node), 1);
    await closeNode(node);
  }

  async remove(): Promise<void> {
    clearInterval(this.#asking);
    for (const node of this.nodes) await closeNode(node);
    for (const bundle of this.#bundles) bundle.remove();
    await this.nats.stop();
    await this.postgres.stop();
  }

  #someNode(rng: Rng): Node {
    const up = this.nodes.filter(({ isUp }) => isUp);
    return rng.pick(up.length > 0 ? up : this.nodes);
  }

  async #addNode(bundle: Bundle): Promise<void> {
    const { isDirect, env } = this.#options;
    const name = `node${++this.#names}`;
    const database = await FaultyLine.open(this.postgres.port);
    const nats = await FaultyLine.open(this.nats.port);
    const [databasePort, natsPort] = isDirect
      ? [this.postgres.port, this.nats.port]
      : [database.port, nats.port];
    const server = await ServerProcess.open(undefined, bundle, {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
      NATS_URL: `nats://127.0.0.1:${natsPort}`,
      SKYLINE_NODE: name,
      ...env,
    });
    const people = await FaultyLine.open(server.port);
    const socket = isDirect ? server.socket : `ws://127.0.0.1:${people.port}/socket`;
    this.nodes.push({ name, server, database, nats, people, socket, isUp: true });
  }
}

async function closeNode({ server, database, nats, people }: Node): Promise<void> {
  server.signal('SIGCONT');
  await server.remove();
  for (const line of [database, nats, people]) line.close();
}

/** Asked the way people come. */
async function isReady({ people }: Node): Promise<boolean> {
  const signal = AbortSignal.timeout(ASK_TIMEOUT);
  return fetch(`http://127.0.0.1:${people.port}/ready`, { signal }).then(
    (answer) => answer.ok,
    () => false,
  );
}
