/**
 * How much the client loads, and how soon the first decision can be made; written to bench/client.md.
 *   npx tsx bench/client.ts      exits with 1 if a limit is exceeded
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleServer } from '../deep/bundle.ts';
import { type Size, type Sizes, sizesOf } from './clientSizes.ts';
import { type Times, timesAt } from './clientTimes.ts';
import { startPinned } from './server/process.ts';

/** Limits: scripts of the home page, gzipped, and milliseconds until the first decision. */
const MAX_BYTES = 116_500;
const MAX_DECISION_TIME = 2000;

const folder = mkdtempSync(join(tmpdir(), 'skyline-client-'));
try {
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'client'), emptyOutDir: true, manifest: true },
  });
  const sizes = sizesOf(join(folder, 'client'));
  const times = await timesOf(join(folder, 'client'), join(folder, 'data'));
  const uncounted = [...times.requested].filter((file) => file.endsWith('.js') && !sizes.homeFiles.has(file));
  if (uncounted.length > 0) throw new Error(`home loads more than is counted: ${uncounted.join(', ')}`);
  const page = pageOf(sizes, times);
  console.log(page);
  writeFileSync(join(import.meta.dirname, 'client.md'), page);
  const latest = Math.max(...times.timings.map(({ decision }) => decision));
  process.exitCode = sizes.home.scripts > MAX_BYTES || latest > MAX_DECISION_TIME ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function timesOf(client: string, data: string): Promise<Times> {
  const bundle = await bundleServer();
  const server = await startPinned([bundle.program], {
    PORT: '0',
    HOST: '127.0.0.1',
    SKYLINE_DATA: data,
    SKYLINE_CLIENT: client,
    SKYLINE_LOG: 'error',
  });
  try {
    return await timesAt(`http://127.0.0.1:${server.port}/`);
  } finally {
    await server.stop();
    bundle.remove();
  }
}

function pageOf({ first, home, table, games }: Sizes, { timings }: Times): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const row = ({ name, scripts, styles }: Size) => `| ${name} | ${kB(scripts)} | ${kB(styles)} |`;
  return `# The client: sizes and times

Written by \`npx tsx bench/client.ts\` (Node ${process.version}), from a separate build and the product's server on one core.

## What is loaded, gzipped

| | script, kB | style, kB |
| --- | --- | --- |
${[first, home, table, ...games].map(row).join('\n')}

The limit for the home page's script is ${kB(MAX_BYTES)} kB; it contains the first page. The table and the games count only what is not loaded yet;
a game has its rules, heuristics, words and board.

## From an empty cache to the first decision

| game | home, ms | first decision, ms |
| --- | --- | --- |
${timings.map(({ name, home, decision }) => `| ${name} | ${home.toFixed(0)} | ${decision.toFixed(0)} |`).join('\n')}

Headless Chromium, 1280 × 800, medians of five visits: the address is opened, «Play» and the first bot are clicked as soon as they appear,
and the clock stops when the first answer can be given. The limit is ${MAX_DECISION_TIME} ms,
on an idle machine; this one had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}. Where a bot moves first, the time includes its move.
`;
}
