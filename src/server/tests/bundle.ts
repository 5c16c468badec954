/** The server bundled as the product is: threads then start in a fraction of the time they take from source. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { startServer } from '../server.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Bundle {
  /** What Node is to run. */
  readonly program: string;
  readonly startServer: typeof startServer;
  remove(): void;
}

/** Beside the product's own build, so that packages are found. */
export async function bundleServer(): Promise<Bundle> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist', 'test-'));
  const outdir = join(folder, 'dist/server');
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: 'src/server/main.ts',
      server: 'src/server/server.ts',
      store: 'src/server/store/thread.ts',
      tables: 'src/server/tables/thread.ts',
      bot: 'src/server/tables/botThread.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  mkdirSync(join(folder, 'dist/client'));
  writeFileSync(join(folder, 'dist/client/index.html'), '<!doctype html><title>Skyline</title>');
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3","type":"module"}');
  const server = await import(/* @vite-ignore */ pathToFileURL(join(outdir, 'server.mjs')).href);
  return {
    program: join(outdir, 'main.mjs'),
    startServer: server.startServer,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
