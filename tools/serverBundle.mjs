/** Bundles the server for Node; used by the build, the tests and the deep checks. */
import { join } from 'node:path';

/** The worker threads of the server, each in its own file. */
export const THREADS = {
  store: 'src/server/store/storeWorker.ts',
  tables: 'src/server/tables/tablesWorker.ts',
  bot: 'src/server/tables/botWorker.ts',
  daily: 'src/server/daily/checkWorker.ts',
};

/** Writes the entries and the threads into a folder; packages stay external. */
export async function bundleForNode(entries, outdir, plugins = []) {
  // Loaded here because only bundling needs it.
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
    plugins,
    sourcemap: true,
    logLevel: 'warning',
  });
}
