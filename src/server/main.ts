/** The program: starts the server, and closes it in order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Bundled into dist/server, next to dist/client. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The longest an orderly end may take once all sockets are let go, in milliseconds. */
const PATIENCE = 10_000;

// After an unexpected fault nothing can be relied on: better to end, and be started again.
process.on('uncaughtException', (error) =>
  stop(`Skyline has met a fault of its own: ${error.stack ?? error}`),
);

try {
  const config = readConfig(process.env);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const server = await startServer(config, {
    clientFolder: join(ROOT, 'dist/client'),
    version,
    onDeath: (error) => stop(`Skyline has lost its store: ${messageOf(error)}`),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => stop('Skyline did not end in time'), config.drainTime + PATIENCE).unref();
      server.close().then(
        () => process.exit(0),
        (error) => stop(`Skyline did not end well: ${messageOf(error)}`),
      );
    });
  console.log(`Skyline is ready on http://localhost:${server.port}`);
} catch (error) {
  stop(`Skyline cannot start: ${messageOf(error)}`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

function messageOf(error: unknown): string {
  // What is thrown while starting comes from Node, the libraries or ourselves: always an Error.
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken; stop what uses it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} may not be used; choose one above 1023: PORT=3001 npm start`;
  return message ?? String(error);
}
