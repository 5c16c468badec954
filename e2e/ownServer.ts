/** A server that belongs to one test, to be stopped in the middle of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  readonly address: string;
  /** Resolves when nothing answers any more. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** After a kill: the same port, the same folder. */
  start(): Promise<void>;
  /** For good, and its folder with it; stopping twice does no harm. */
  stop(): Promise<void>;
}

/** The built product on a port and a folder of its own, which may be filled before, and with more in its environment; resolves when it is ready. */
export async function ownServer(
  chosenPort?: number,
  fill: (data: string) => Promise<void> = async () => {},
  more: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = chosenPort ?? (await freePort());
  const data = mkdtempSync(join(tmpdir(), 'skyline-own-'));
  await fill(data);
  const own = { PORT: String(port), SKYLINE_DATA: data, SKYLINE_LOG: 'silent' };
  const env = { ...process.env, ...own, ...more };
  const begin = async () => {
    const server = spawn('node', ['dist/server/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(server, 'exit');
    if (server.stdout) await once(server.stdout, 'data');
    return { server, gone };
  };
  let { server, gone } = await begin();
  const kill = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await gone;
  };
  return {
    address: `http://localhost:${port}`,
    kill,
    async start() {
      ({ server, gone } = await begin());
    },
    async stop() {
      await kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
