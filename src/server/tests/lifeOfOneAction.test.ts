/** The files that one play runs through, measured in all threads of a real server, against ARCHITECTURE.md. */
import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The most files a play may run through. */
const MOST = 37;

const AN_HOUR = 3_600_000;

/** Told a second later to those whose turn it is, wherever they are. */
const LATER = ['server/server.ts', 'server/socket/sockets.ts'];

/** Look from time to time whether somebody is to be told of something, a game to be rated or a round to begin. */
const BESIDES =
  /^server\/(cluster\/clusterNode|(notices|ratings|tournaments)\/\w+|store\/(openStore|(entrant|notice|rating|tournament)\w+))\.ts$/;

/** The section's table: every path in the last column, from src/ on. */
function filesInArchitecture(): { way: string[]; all: string[] } {
  const markdown = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const section = markdown.split(/^## The life of one action$/m)[1]?.split(/^## /m)[0] ?? '';
  const pathsIn = (text: string) =>
    [...text.matchAll(/`(?:src\/)?((?:\w+\/)+\w+\.ts)`/g)].map(([, path = '']) => path);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return { way: [...new Set(pathsIn(rows.join('\n')))].sort(), all: pathsIn(section) };
}

/** What the profiler gives of one thread. */
interface Ran {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/** From the inspector's domain of threads, which is not in its types. */
interface ThreadEvent {
  readonly params: {
    readonly sessionId: string;
    readonly workerInfo: { readonly title: string };
    readonly message: string;
  };
}

/** Counts which functions run, in this thread and in those it has started. */
class Profiler {
  private readonly session = new Session();
  private readonly threads = new Map<string, string>();
  private readonly answers = new Map<number, (result: unknown) => void>();
  private last = 0;

  constructor() {
    this.session.connect();
    this.session.on('NodeWorker.attachedToWorker', ({ params }: ThreadEvent) =>
      this.threads.set(params.sessionId, params.workerInfo.title),
    );
    this.session.on('NodeWorker.receivedMessageFromWorker', ({ params }: ThreadEvent) => {
      const { id, result } = JSON.parse(params.message);
      this.answers.get(id)?.(result);
    });
  }

  async start(): Promise<void> {
    await this.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    while (!['tables', 'store'].every((name) => [...this.threads.values()].some((t) => t.includes(name))))
      await wait(20);
    await this.all('Profiler.enable');
    await this.all('Profiler.startPreciseCoverage', { callCount: true });
    await this.filesSinceLast();
  }

  /**
   * Files under src, tests left out. The main thread also runs the test's own clients, which use rules and tables; and
   * there the test runner reads every export through a function without a name.
   */
  async filesSinceLast(): Promise<Set<string>> {
    const [main, ...threads] = (await this.all('Profiler.takePreciseCoverage')) as Ran[];
    const inMain = filesOf(main, (name) => name !== '').filter((file) => /^(server|protocol)\//.test(file));
    const files = [...inMain, ...threads.flatMap((ran) => filesOf(ran, () => true))];
    return new Set(files.filter((file) => !file.includes('/tests/')));
  }

  stop(): void {
    this.session.disconnect();
  }

  private all(method: string, params: object = {}): Promise<unknown[]> {
    const inThreads = [...this.threads.keys()].map((sessionId) => this.postTo(sessionId, method, params));
    return Promise.all([this.post(method, params), ...inThreads]);
  }

  private post(method: string, params: object): Promise<unknown> {
    return new Promise((resolve, reject) =>
      this.session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))),
    );
  }

  private postTo(sessionId: string, method: string, params: object): Promise<unknown> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      const message = JSON.stringify({ id, method, params });
      void this.post('NodeWorker.sendMessageToWorker', { sessionId, message });
    });
  }
}

function filesOf(ran: Ran | undefined, counts: (functionName: string) => boolean): string[] {
  return (ran?.result ?? [])
    .filter(({ functions }) => functions.some((one) => one.ranges[0]?.count && counts(one.functionName)))
    .flatMap(({ url }) => /\/src\/([\w/]+\.ts)/.exec(url.split('?')[0] ?? '')?.[1] ?? []);
}

let running: Running;
const profiler = new Profiler();
beforeAll(async () => {
  // From source, so that every file is a script of its own.
  const titles = new URL('../../games/registry.ts', import.meta.url).href;
  // Sessions are looked up again a part each second, which must not fall into the play.
  running = await runServer({}, { titles, recheck: AN_HOUR });
});
afterAll(async () => {
  profiler.stop();
  await running.end();
});

describe('the life of one action', () => {
  it('runs through the files that ARCHITECTURE.md names, and few of them', async () => {
    const { port } = running.server;
    const [one, two] = [await Player.connected(port, 'One'), await Player.connected(port, 'Two')];
    const spectator = await Player.connected(port, 'Three');
    const table = await one.open({ ...QUICK_PLAN, options: { hand: 3, rounds: 3, trades: false } });
    await one.watch(table);
    await two.command(table, { do: 'sit', seat: 1 });
    await two.watch(table);
    await spectator.watch(table);
    await one.command(table, { do: 'start' });
    const everybody = [one, two, spectator];
    const allAt = (seq: number) =>
      Promise.all(everybody.map((player) => player.until(() => player.seq === seq || undefined)));
    await Promise.all([one.playOn(table, 1), two.playOn(table, 1)]);
    await allAt(5);
    // Who is around is told soon after the last has come.
    await wait(500);

    await profiler.start();
    await (one.tableView?.prompt ? one : two).playOn(table, 1);
    await allAt(6);
    const ran = [...(await profiler.filesSinceLast())]
      .filter((file) => !LATER.includes(file) && !BESIDES.test(file))
      .sort();

    expect(ran).toEqual(filesInArchitecture().way);
    expect(ran.length).toBeLessThanOrEqual(MOST);
  });

  it('is described with files that exist', () => {
    const { all } = filesInArchitecture();
    expect(all.length).toBeGreaterThan(20);
    for (const file of all) expect([file, existsSync(join(ROOT, 'src', file))]).toEqual([file, true]);
  });
});
