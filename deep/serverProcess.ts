/** The real server as a process of its own, which proofs may kill and start again on the same port and the same file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TablePlan } from '#table';
import { openStore, type Store, storeFile } from '../src/server/store/index.ts';
import { OWN_V8_FLAGS } from '../tools/v8Flags.ts';
import { type Bundle, bundleServer } from './bundle.ts';

export interface Guest {
  readonly person: string;
  readonly token: string;
}

export class ServerProcess {
  readonly port: number;
  readonly data: string;
  readonly #bundle: Bundle;
  /** Settings beside those of every proof. */
  readonly #env: Readonly<Record<string, string>>;
  readonly #abandon = () => this.#child?.kill('SIGKILL');
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(port: number, bundle: Bundle, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
    this.#bundle = bundle;
    this.data = mkdtempSync(join(tmpdir(), 'skyline-proof-'));
    process.once('exit', this.#abandon);
  }

  /** Starts a server; `fillStore` may put something into its empty store before. Several may share a bundle that ends with them. */
  static async open(
    fillStore?: (store: Store) => Promise<void>,
    bundle?: Bundle,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), bundle ?? (await bundleServer()), env);
    if (fillStore) {
      const store = await openStore({ file: storeFile(server.data) });
      await fillStore(store);
      await store.close();
    }
    await server.start();
    return server;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/socket`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Whether the process runs. */
  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...OWN_V8_FLAGS, this.#bundle.program], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        SKYLINE_DATA: this.data,
        SKYLINE_CLIENT: this.#bundle.clientFolder,
        SKYLINE_LOG: 'error',
        SKYLINE_BOT_PAUSE: '0',
        DATABASE_URL: '',
        NATS_URL: '',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let output = '';
    const ready = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output = (output + chunk).slice(-20_000);
        this.#said = output;
        if (output.includes('ready on')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    });
    await ready;
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Lets it end in order; gives its exit code. */
  async end(): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.isRunning) return null;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    return (await gone)[0];
  }

  /** Stops it in the middle of everything, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Ends it, and deletes everything of it. */
  async remove(): Promise<void> {
    await this.kill();
    process.off('exit', this.#abandon);
    this.#bundle.remove();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** The last lines the server wrote. */
  get said(): string {
    return this.#said;
  }

  /** Bytes of memory the process holds. */
  get memory(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  }

  guest(name: string): Promise<Guest> {
    return this.post<Guest>('/api/guest', { name, bearer: true });
  }

  async openTable(host: Guest, plan: TablePlan): Promise<string> {
    return (await this.post<{ table: string }>('/api/tables', { plan, seat: null }, host)).table;
  }

  async post<T>(path: string, body: unknown, guest?: Guest): Promise<T> {
    const answer = await this.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(guest && bearer(guest)) },
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The text of an answer, whatever it is. */
  async get(path: string, guest?: Guest): Promise<string> {
    const answer = await this.fetch(path, { headers: guest ? bearer(guest) : {} });
    return `${answer.status} ${await answer.text()}`;
  }

  private fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, init);
  }
}

function bearer({ token }: Guest): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** A free port, below those that the machine gives to connections by itself. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve((probe.address() as AddressInfo).port === port));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (free) return port;
  }
}
