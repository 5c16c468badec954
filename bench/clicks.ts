/**
 * What it takes to answer on each board, and whether every answer is in sight; written to bench/clicks.md.
 *   npx tsx bench/clicks.ts [game]            plays all games anew, in both windows; exits with 1 while an answer is out of sight
 *   npx tsx bench/clicks.ts [game] --missing  plays only those without figures; --games 2 no more than two of them
 *   npx tsx bench/clicks.ts --window 1366×768  plays in one window only, also of those in DESKS; --as before keeps the figures as those of before
 *   npx tsx bench/clicks.ts [game] --taps     prints what was tapped for each decision
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { type GameId, loadTitle } from '#games';
import { type Decision, openInSight, playInSight, WINDOWS } from '../e2e/inSight.ts';
import { ownServer } from '../e2e/ownServer.ts';
import { WHOLE_GAMES } from '../e2e/sight/bars.ts';
import { openChromium } from './browser.ts';
import { clicksPage } from './clicks/page.ts';
import { measuredOf, type Stored } from './clicks/summary.ts';

/** Further windows of desks. */
const DESKS = [
  { name: '1366×768', viewport: { width: 1366, height: 768 }, hasTouch: false },
  { name: '1920×1080', viewport: { width: 1920, height: 1080 }, hasTouch: false },
] as const;

const folder = join(import.meta.dirname, 'clicks');
const { values, positionals } = parseArgs({
  options: {
    as: { type: 'string' },
    missing: { type: 'boolean' },
    games: { type: 'string' },
    window: { type: 'string' },
    taps: { type: 'boolean' },
  },
  allowPositionals: true,
});
const wanted = positionals[0];
const windows = values.window ? [...WINDOWS, ...DESKS].filter(({ name }) => name === values.window) : WINDOWS;
let left = Number(values.games ?? Number.POSITIVE_INFINITY);
const file = join(folder, `${values.as ?? 'now'}.json`);

const server = await ownServer();
const browser = await openChromium();
try {
  mkdirSync(folder, { recursive: true });
  for (const [game, seats, seeds] of WHOLE_GAMES)
    for (const seed of wanted && game !== wanted ? [] : seeds)
      for (const { name, ...window } of windows) {
        const [title, key] = [`${game} ${name}`, `${seats} seats, seed ${seed}`];
        if (left <= 0 || (values.missing && read(file)[title]?.[key])) continue;
        left--;
        const decisions = await played(browser, { ...window, game, seats, seed });
        const stored = read(file);
        const known = { ...stored, [title]: { ...stored[title], [key]: measuredOf(decisions) } };
        writeFileSync(file, `${JSON.stringify(known, undefined, 1)}\n`);
        console.log(`${title}, ${key}: ${decisions.length} decisions`);
        if (values.taps) console.log(decisions.map(tapsInWords).join('\n'));
      }
  const page = clicksPage(read(join(folder, 'before.json')), read(join(folder, 'now.json')));
  writeFileSync(join(import.meta.dirname, 'clicks.md'), page);
  console.log(page);
  const all = Object.values(read(file)).flatMap((games) => Object.values(games));
  process.exitCode = all.some(({ unseen }) => unseen > 0) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

interface Game {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly game: GameId;
  readonly seats: number;
  readonly seed: number;
}

async function played(at: Browser, { viewport, hasTouch, game, seats, seed }: Game): Promise<Decision[]> {
  const context = await at.newContext({
    viewport,
    hasTouch,
    baseURL: server.address,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  // A busy machine may take its time.
  context.setDefaultTimeout(120_000);
  try {
    const course = { title: await loadTitle(game), seed, seats };
    return await playInSight(await openInSight(await context.newPage(), course), course);
  } finally {
    await context.close();
  }
}

function tapsInWords({ step, answers, taps, confirms, shift, outOfView, covered }: Decision): string {
  const sight = [...outOfView, ...covered].join('; ');
  return `${confirms ? '→' : ' '} ${step} of ${answers}: ${taps.join(' | ')}${shift ? `, moved ${Math.round(shift)}` : ''}${sight && `, out of sight: ${sight}`}`;
}

function read(path: string): Stored {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
