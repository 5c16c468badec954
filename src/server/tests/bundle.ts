/** The server bundled as the product is: threads then start in a fraction of the time they take from source. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../../tools/serverBundle.mjs';
import type { startServer } from '../server.ts';

const ROOT = join(import.meta.dirname, '../../..');

export interface Bundle {
  /** What Node is to run. */
  readonly program: string;
  readonly startServer: typeof startServer;
  /** The same as a new program has it, in which no game is loaded yet. */
  startAnew(): Promise<typeof startServer>;
  remove(): void;
}

/** Beside the product's own build, so that packages are found. */
export async function bundleServer(): Promise<Bundle> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist', 'test-'));
  const outdir = join(folder, 'dist/server');
  await bundleForNode({ main: 'src/server/main.ts', server: 'src/server/server.ts' }, outdir);
  mkdirSync(join(folder, 'dist/client'));
  writeFileSync(join(folder, 'dist/client/index.html'), '<!doctype html><title>Skyline</title>');
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3","type":"module"}');
  const { href } = pathToFileURL(join(outdir, 'server.mjs'));
  let programs = 0;
  const startAnew = async () => {
    programs += 1;
    return (await import(/* @vite-ignore */ `${href}?program=${programs}`)).startServer;
  };
  return {
    program: join(outdir, 'main.mjs'),
    startServer: await startAnew(),
    startAnew,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
