/** How the server is bundled for Node: for the product, for tests and for proofs alike. */
import { join } from 'node:path';

/** What the server starts beside itself; each a file of its own. */
export const THREADS = {
  store: 'src/server/store/storeWorker.ts',
  tables: 'src/server/tables/tablesWorker.ts',
  bot: 'src/server/tables/botWorker.ts',
};

/** Writes the entries and the threads into a folder; packages stay outside. */
export async function bundleForNode(entries, outdir) {
  // Only who bundles waits for it.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: { ...entries, ...THREADS },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
