/**
 * What it takes to answer on each board, and whether every answer is in sight; written to bench/clicks.md.
 *   npx tsx bench/clicks.ts [game] [--as before]    plays whole games in both windows; exits with 1 while an answer is out of sight
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { type GameId, loadTitle } from '#games';
import { type Decision, playInSight, WINDOWS } from '../e2e/inSight.ts';
import { ownServer } from '../e2e/ownServer.ts';
import { openChromium } from './browser.ts';
import { clicksPage } from './clicks/page.ts';
import { type Measured, measuredOf, type PlayedGame } from './clicks/summary.ts';

/** Seeds and seats of the games that are played. */
const GAMES: readonly (readonly [game: GameId, seats: number, seeds: readonly number[]])[] = [
  ['flatiron', 2, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['newyork1901', 2, [1, 2, 3, 4, 5, 6]],
  ['newyorkcity', 3, [79]],
  ['newyorkcity', 4, [5]],
  ['newyorkcity', 2, [1]],
  ['tangramcity', 3, [2]],
  ['tangramcity', 5, [2]],
  ['tangramcity', 1, [2]],
];

const folder = join(import.meta.dirname, 'clicks');
const { values, positionals } = parseArgs({ options: { as: { type: 'string' } }, allowPositionals: true });
const wanted = positionals[0];
const file = join(folder, `${values.as ?? 'now'}.json`);

const server = await ownServer();
const browser = await openChromium();
try {
  mkdirSync(folder, { recursive: true });
  for (const id of new Set(GAMES.map(([game]) => game)))
    for (const { name, ...window } of WINDOWS) {
      if (wanted && id !== wanted) continue;
      const games: PlayedGame[] = [];
      for (const [game, seats, seeds] of GAMES)
        for (const seed of game === id ? seeds : []) {
          const decisions = await played(browser, { ...window, game: id, seats, seed });
          games.push({ seats, seed, decisions });
          console.log(`${id} ${name}, seed ${seed}, ${seats} seats: ${decisions.length} decisions`);
        }
      const measured = { ...read(file), [`${id} ${name}`]: measuredOf(games) };
      writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
    }
  const page = clicksPage(read(join(folder, 'before.json')), read(join(folder, 'now.json')));
  writeFileSync(join(import.meta.dirname, 'clicks.md'), page);
  console.log(page);
  process.exitCode = Object.values(read(file)).some(({ unseen }) => unseen > 0) ? 1 : 0;
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
  try {
    return await playInSight(await context.newPage(), { title: await loadTitle(game), seed, seats });
  } finally {
    await context.close();
  }
}

function read(path: string): Record<string, Measured> {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
