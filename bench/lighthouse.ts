/**
 * Lighthouse's scores of the main pages on a phone and on a desk, written to bench/lighthouse.md.
 *   npm run lighthouse -- --runs 1 --pages home,table      fewer runs, fewer pages; the page is then only printed
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../tools/findChromium.mjs';
import { startPinned } from './server/process.ts';
import { median } from './server/statistics.ts';

const GAMES = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'] as const;
/** What is measured, by name; the address of a table is known once it is dealt. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  lobby: '/lobby',
  rules: '/rules',
  'rules of Flatiron': '/rules/flatiron',
  ...Object.fromEntries(GAMES.map((game) => [`table of ${game}`, game])),
};
const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

/** What is told of a run, with the unit and how it is written. */
const COLUMNS = {
  score: { audit: undefined, digits: 0 },
  'FCP, ms': { audit: 'first-contentful-paint', digits: 0 },
  'LCP, ms': { audit: 'largest-contentful-paint', digits: 0 },
  'speed index, ms': { audit: 'speed-index', digits: 0 },
  'TBT, ms': { audit: 'total-blocking-time', digits: 0 },
  CLS: { audit: 'cumulative-layout-shift', digits: 3 },
} as const;
type Column = keyof typeof COLUMNS;
/** Lighthouse types details only by their kinds. */
interface Requests {
  readonly items: readonly { readonly transferSize: number }[];
}
type Run = Readonly<Record<Column | 'kB' | 'requests', number>>;

const { values } = parseArgs({ options: { runs: { type: 'string' }, pages: { type: 'string' } } });
const runs = Number(values.runs ?? 5);
const wanted = values.pages?.split(',');
const pages = Object.keys(PAGES).filter((name) => wanted?.some((part) => name.startsWith(part)) ?? true);
const folder = mkdtempSync(join(tmpdir(), 'skyline-lighthouse-'));
const before = loadavg()[0] ?? 0;

const server = await startPinned(['dist/server/main.mjs'], {
  PORT: '0',
  HOST: '127.0.0.1',
  SKYLINE_DATA: join(folder, 'data'),
  SKYLINE_LOG: 'error',
});
const home = `http://127.0.0.1:${server.port}`;
const port = await freePort();
const browser = await openBrowser();
try {
  const rows: string[] = [];
  for (const name of pages)
    for (const device of DEVICES) {
      const measured: Run[] = [];
      for (let i = 0; i < runs; i++) measured.push(await measure(name, device));
      rows.push(rowOf(name, device, measured));
      console.log(rows.at(-1));
    }
  const page = pageOf(rows);
  if (wanted === undefined && runs >= 5) writeFileSync(join(import.meta.dirname, 'lighthouse.md'), page);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Everything in its default context, which Lighthouse uses too. */
async function openBrowser(): Promise<BrowserContext> {
  const found = await findChromium();
  if ('error' in found) throw new Error(`${found.error}; cure: ${found.cure}`);
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: found.path,
    locale: 'en-GB',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}

/** One visit with an empty cache and without a service worker; only a table finds its game in the browser. */
async function measure(name: string, device: Device): Promise<Run> {
  const address = PAGES[name] ?? '';
  const isTable = !address.startsWith('/');
  const url = isTable ? await dealt(address) : `${home}${address}`;
  if (isTable) await forgetFiles();
  const visit = () =>
    lighthouse(
      url,
      { port, onlyCategories: ['performance'], disableStorageReset: isTable, logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
  const first = await visit();
  // A trace without the page's beginning has no figures at all: Lighthouse asks to be run again.
  const result = first?.lhr.runtimeError ? await visit() : first;
  const audits = result?.lhr.audits;
  if (!audits || result.lhr.runtimeError) throw new Error(`${name}: ${result?.lhr.runtimeError?.message}`);
  const figure = (audit: string | undefined) =>
    audit === undefined
      ? (result.lhr.categories.performance?.score ?? 0) * 100
      : (audits[audit]?.numericValue ?? 0);
  // The list of requests, each with its bytes on the wire.
  const requests = audits['network-requests']?.details as unknown as Requests | undefined;
  const items = requests?.items ?? [];
  return {
    ...(Object.fromEntries(
      Object.entries(COLUMNS).map(([column, { audit }]) => [column, figure(audit)]),
    ) as Record<Column, number>),
    kB: items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: items.length,
  };
}

/** The address of a new game against the first bot, at its first decision. */
async function dealt(game: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(home);
  await page.locator(`.card[data-game="${game}"] .btn-game`).click();
  await page.getByRole('button', { name: /^1 / }).click();
  await page.locator('.board [data-choose]').first().waitFor();
  const url = page.url();
  await page.close();
  return url;
}

async function forgetFiles(): Promise<void> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: home,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  });
  await page.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** The median of each column by itself. */
function rowOf(name: string, device: Device, measured: readonly Run[]): string {
  const cell = (column: keyof Run, digits: number) =>
    median(measured.map((run) => run[column])).toFixed(digits);
  const cells = Object.entries(COLUMNS).map(([column, { digits }]) => cell(column as Column, digits));
  return `| ${[name, device, ...cells, cell('kB', 0), cell('requests', 0)].join(' | ')} |`;
}

function pageOf(rows: readonly string[]): string {
  const heads = ['page', 'device', ...Object.keys(COLUMNS), 'kB', 'requests'];
  return `# Lighthouse

Written by \`npm run lighthouse\` (Node ${process.version}): the built server on one core, headless Chromium, every visit with an empty cache and without a
service worker; a table is a game of this device at its first decision. Simulated throttling as Lighthouse has it for each device, medians of
${runs} runs. The machine had ${availableParallelism()} cores and a load of ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after; other work beside it
makes scores lower, mostly by the blocking time.

| ${heads.join(' | ')} |
| ${heads.map(() => '---').join(' | ')} |
${rows.join('\n')}
`;
}
