/** Several nodes on one PostgreSQL and one NATS, each with lines of its own to both, and everything that can go wrong with them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '#kernel';
import { type Nats, startNats } from '../tools/nats.mjs';
import { type RunningPostgres, startPostgres } from '../tools/postgres.mjs';
import { type Bundle, bundleServer } from './bundle.ts';
import { FaultyLine } from './faultyLine.ts';
import { ServerProcess } from './serverProcess.ts';

export const FAULTS = [
  'kill',
  'stop',
  'cutDatabase',
  'freezeDatabase',
  'cutNats',
  'killNats',
  'crashDatabase',
] as const;

export type Fault = (typeof FAULTS)[number];

interface Node {
  readonly server: ServerProcess;
  readonly database: FaultyLine;
  readonly nats: FaultyLine;
  /** Whether a client may try it: those who balance loads find dead nodes out. */
  isUp: boolean;
}

export class Fleet {
  readonly nodes: Node[] = [];
  readonly postgres: RunningPostgres;
  readonly #nats: Nats;
  readonly #bundle: Bundle;

  private constructor(postgres: RunningPostgres, nats: Nats, bundle: Bundle) {
    this.postgres = postgres;
    this.#nats = nats;
    this.#bundle = bundle;
  }

  /** Null where there is no PostgreSQL or no NATS here. */
  static async open(count: number): Promise<Fleet | null> {
    const nats = await startNats();
    const postgres = nats && (await startPostgres({ durable: true }));
    if (!nats || !postgres) {
      await nats?.stop();
      return null;
    }
    const fleet = new Fleet(postgres, nats, await bundleServer());
    for (let n = 0; n < count; n++) await fleet.#add(n);
    return fleet;
  }

  /** Everything that NATS carries, as it is. */
  get natsUrl(): string {
    return this.#nats.url;
  }

  /** The socket of any node that is up. */
  someSocket(rng: Rng): string {
    const up = this.nodes.filter(({ isUp }) => isUp);
    return rng.pick(up.length > 0 ? up : this.nodes).server.socket;
  }

  /** Does something bad for a while, and mends it. */
  async suffer(fault: Fault, rng: Rng): Promise<void> {
    const node = rng.pick(this.nodes);
    const { server, database, nats } = node;
    const while_ = 500 + rng.below(3000);
    switch (fault) {
      case 'kill':
        node.isUp = false;
        await server.kill();
        await sleep(rng.below(3000));
        await server.start();
        node.isUp = true;
        break;
      case 'stop':
        server.signal('SIGSTOP');
        await sleep(3000 + rng.below(7000));
        server.signal('SIGCONT');
        break;
      case 'cutDatabase':
      case 'freezeDatabase':
        if (fault === 'cutDatabase') database.cut();
        else database.freeze();
        await sleep(while_);
        database.mend();
        break;
      case 'cutNats':
        nats.cut();
        await sleep(while_);
        nats.mend();
        break;
      case 'killNats':
        await this.#nats.kill();
        await sleep(while_);
        await this.#nats.start();
        break;
      case 'crashDatabase':
        await this.postgres.crash();
        break;
      default:
        fault satisfies never;
    }
  }

  async remove(): Promise<void> {
    for (const { server, database, nats } of this.nodes) {
      server.signal('SIGCONT');
      await server.remove();
      database.close();
      nats.close();
    }
    this.#bundle.remove();
    await this.#nats.stop();
    await this.postgres.stop();
  }

  async #add(n: number): Promise<void> {
    const database = await FaultyLine.open(this.postgres.port);
    const nats = await FaultyLine.open(this.#nats.port);
    const server = await ServerProcess.open(undefined, this.#bundle, {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      NATS_URL: `nats://127.0.0.1:${nats.port}`,
      SKYLINE_NODE: `node${n}`,
    });
    this.nodes.push({ server, database, nats, isUp: true });
  }
}
