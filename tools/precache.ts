/** At the end of a build: the service worker, with the name and the list of everything that was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Build } from '../src/client/offline/serviceWorker.ts';

/** The part of Vite's build that makes Skyline work without a network. */
export function precache(): Plugin {
  return {
    name: 'skyline-precache',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder');
      await build({
        entryPoints: [join(import.meta.dirname, '../src/client/offline/sw.ts')],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { BUILD: JSON.stringify(buildIn(dir)) },
      });
    },
  };
}

/** Everything in the folder but the worker itself; the page goes by its address. */
export function buildIn(folder: string): Build {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Every browser that reads our style sheets reads woff2.
    .filter((path) => path !== 'sw.js' && !/\.(map|woff)$/.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  const files = paths.map((path) => (path === 'index.html' ? '/' : `/${path}`));
  return { version: hash.digest('hex').slice(0, 12), files };
}
