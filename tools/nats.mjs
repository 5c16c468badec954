/** A temporary NATS for tests: needs no service; null where there is no nats-server. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from './postgres.mjs';

/** How to get it. */
export const NATS_CURE = 'apt-get install nats-server, or put nats-server on the PATH';

/** Debian puts it where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Stops with this process at the latest. */
export async function startNats() {
  const program = FOLDERS.map((folder) => join(folder, 'nats-server')).find(existsSync);
  if (!program) return null;
  const port = await freePort();
  const launch = async () => {
    const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise((resolve, reject) => {
      server.stderr.on('data', (chunk) => String(chunk).includes('Server is ready') && resolve());
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`nats-server ended with ${code}`)));
    });
    return server;
  };
  let server = await launch();
  const abandon = () => server.kill('SIGKILL');
  process.once('exit', abandon);
  const end = (signal) =>
    new Promise((ended) => {
      server.once('exit', ended);
      server.kill(signal);
    });
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    async stop() {
      process.off('exit', abandon);
      await end('SIGTERM');
    },
    kill: () => end('SIGKILL'),
    /** After it was killed, on the same port. */
    async start() {
      server = await launch();
    },
  };
}
