/** Bundles the server once for all its tests, as the product is: programs and threads then start in a fraction of the time they take from source. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleForNode } from '../../../tools/serverBundle.mjs';

const ROOT = join(import.meta.dirname, '../../..');

const ENTRIES = {
  main: 'src/server/main.ts',
  server: 'src/server/server.ts',
  backup: 'src/server/store/backupMain.ts',
  restore: 'src/server/store/restoreMain.ts',
  appender: 'src/server/store/tests/appender.ts',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled server. */
    serverBundle: string;
  }
}

/** Beside the product's own build, so that packages are found. */
export default async function bundleOnce({ provide }: TestProject): Promise<() => void> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist', 'test-'));
  const outdir = join(folder, 'dist/server');
  await bundleForNode(ENTRIES, outdir);
  mkdirSync(join(folder, 'dist/client'));
  writeFileSync(join(folder, 'dist/client/index.html'), '<!doctype html><title>Skyline</title>');
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3","type":"module"}');
  provide('serverBundle', outdir);
  return () => rmSync(folder, { recursive: true, force: true });
}
