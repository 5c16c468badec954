/** Starts Skyline and closes it in order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

/** Bundled into dist/server, next to dist/client. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { port, host } = readConfig(process.env);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const app = await buildApp({ clientFolder: join(ROOT, 'dist/client'), version });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      app.close().then(() => process.exit(0));
    });
  await app.listen({ port, host });
  const listening = app.addresses()[0]?.port ?? port;
  console.log(`Skyline is ready on http://localhost:${listening}`);
} catch (error) {
  console.error(`Skyline cannot start: ${inOneLine(error)}`);
  process.exit(1);
}

function inOneLine(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken; stop what uses it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES') return `port ${port} may not be used; choose one above 1023: PORT=3001 npm start`;
  return message ?? String(error);
}
