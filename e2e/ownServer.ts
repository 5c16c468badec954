/** A server that belongs to one test, to be stopped in the middle of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnServer {
  readonly address: string;
  /** Resolves when nothing answers any more; pressing twice does no harm. */
  stop(): Promise<void>;
}

/** The built product on a port and a folder of its own; resolves when it is ready. */
export async function ownServer(): Promise<OwnServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'skyline-own-'));
  const env = { ...process.env, PORT: String(port), SKYLINE_DATA: data, SKYLINE_LOG: 'silent' };
  const server = spawn('node', ['dist/server/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(server, 'exit');
  if (server.stdout) await once(server.stdout, 'data');
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGKILL');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
