/** Builds dist/client and dist/server if their sources have changed. `--force` builds anyway; `BOXES=` leaves out the files in boxes/. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BOXES, boxesForEsbuild, boxFiles, checkBoxes } from './boxes.mjs';
import { bundleForNode, THREADS } from './serverBundle.mjs';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist', 'built');
/** Entry points for Node besides the threads: the server, and commands for admins. */
const SERVER_ENTRIES = {
  main: 'src/server/main.ts',
  backup: 'src/server/store/backupMain.ts',
  restore: 'src/server/store/restoreMain.ts',
  move: 'src/server/store/moveMain.ts',
  ratings: 'src/server/store/ratingsMain.ts',
};
const OUTPUTS = [
  'dist/client/index.html',
  ...Object.keys({ ...SERVER_ENTRIES, ...THREADS }).map((name) => `dist/server/${name}.mjs`),
];
const SINGLE_INPUTS = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tools/boxes.mjs',
  'tools/build.mjs',
  'tools/chunks.ts',
  'tools/pages.ts',
  'tools/precache.ts',
  'tools/serverBundle.mjs',
];

process.chdir(ROOT);
const inputHash = hashOfInputs();
if (process.argv.includes('--force') || !isBuilt(inputHash)) {
  await buildAll().catch((error) => {
    console.error(`the build failed: ${error.message}`);
    process.exit(1);
  });
}

async function buildAll() {
  const start = performance.now();
  console.log('building client and server ...');
  await checkBoxes(BOXES);
  rmSync(STAMP, { force: true });
  rmSync('dist/server', { recursive: true, force: true });
  const { build: buildClient } = await import('vite');
  await Promise.all([
    buildClient({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' }),
    bundleForNode(SERVER_ENTRIES, 'dist/server', [boxesForEsbuild(BOXES)]),
  ]);
  compress('dist/client');
  writeFileSync(STAMP, inputHash);
  console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Writes compressed versions beside every text file, so that the server need not compress for each visitor. */
function compress(folder) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|txt|json|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

function isBuilt(stamp) {
  return (
    OUTPUTS.every((file) => existsSync(file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
  );
}

/** A hash over the names and contents of all sources, including rules in Markdown and boxes but not tests. */
function hashOfInputs() {
  const hash = createHash('sha256');
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((file) => !/\/tests?\/|\/testing\/|\.test\.tsx?$/.test(file));
  for (const file of [...sources, ...SINGLE_INPUTS, ...boxFiles(BOXES).values()].sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
