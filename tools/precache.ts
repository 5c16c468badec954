/** A Vite plugin that builds the service worker with the version and the list of all built files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Build } from '../src/client/offline/serviceWorker.ts';

/** Runs at the end of a build. */
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

/** All files in the folder except the worker; the page is listed by its address. */
export function buildIn(folder: string): Build {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Offline every address is answered with the home page, whose script shows the right screen.
    .filter((path) => path !== 'sw.js' && path !== 'robots.txt' && !/\.map$|^pages\//.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  const files = paths.map((path) => (path === 'index.html' ? '/' : `/${path}`));
  return { version: hash.digest('hex').slice(0, 12), files };
}
