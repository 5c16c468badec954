/**
 * How much the client loads, and how soon one plays; written to bench/client.md.
 *   npx tsx bench/client.ts      ends with 1 when a limit is missed
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleServer } from '../deep/bundle.ts';
import { type Size, type Sizes, sizesOf } from './clientSizes.ts';
import { type Times, timesAt } from './clientTimes.ts';
import { startPinned } from './server/process.ts';

/** The most that home may load, gzipped, and the latest the first decision may be there. */
const MOST_BYTES = 120_000;
const LATEST = 2000;

const folder = mkdtempSync(join(tmpdir(), 'skyline-client-'));
try {
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'client'), emptyOutDir: true, manifest: true },
  });
  const sizes = sizesOf(join(folder, 'client'));
  const times = await timesOf(join(folder, 'client'), join(folder, 'data'));
  const unforeseen = [...times.asked].filter((file) => file.endsWith('.js') && !sizes.homeFiles.has(file));
  if (unforeseen.length > 0) throw new Error(`home loads more than is counted: ${unforeseen.join(', ')}`);
  const page = pageOf(sizes, times);
  console.log(page);
  writeFileSync(join(import.meta.dirname, 'client.md'), page);
  const latest = Math.max(...times.timings.map(({ decision }) => decision));
  process.exitCode = sizes.home.scripts > MOST_BYTES || latest > LATEST ? 1 : 0;
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

Written by \`npx tsx bench/client.ts\` (Node ${process.version}), from a build of its own and the product's server on one core.

## What is loaded, gzipped

| | script, kB | style, kB |
| --- | --- | --- |
${[first, home, table, ...games].map(row).join('\n')}

The limit for the home page's script is ${kB(MOST_BYTES)} kB; it contains the first page. The table and the games count only what is not there yet;
a game brings its rules, its heuristics, its words in four languages and its board.

## From an empty cache to the first decision

| game | home, ms | first decision, ms |
| --- | --- | --- |
${timings.map(({ name, home, decision }) => `| ${name} | ${home.toFixed(0)} | ${decision.toFixed(0)} |`).join('\n')}

Chromium without a screen, 1280 × 800, medians of five visits: the address is opened, «Play now» and the first bot are tapped as soon as they are there,
and the clock stops when the first answer can be given. The limit is ${LATEST} ms,
on a machine that has nothing else to do; this one had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}. Where a bot begins, its first move is waited for.
`;
}
