/** From an empty cache to the first decision, in a real Chromium. */
import type { Browser, Page } from '@playwright/test';
import { GAME_IDS, GAME_INFO, type GameId } from '#games';
import { openChromium } from './browser.ts';
import { median } from './server/statistics.ts';

const ROUNDS = 5;
/** The times for one game. */
export interface Timing {
  readonly name: string;
  /** Until "Play" can be clicked, and until the first decision can be answered, in milliseconds. */
  readonly home: number;
  readonly decision: number;
}

/** All measured times. */
export interface Times {
  readonly timings: readonly Timing[];
  /** The files that the home page requested. */
  readonly requested: ReadonlySet<string>;
}

/** Measures a running server. */
export async function timesAt(address: string): Promise<Times> {
  const browser = await openChromium();
  try {
    // The first visit warms up the server and the browser, and records what the home page requests.
    const requested = await requestedFiles(browser, address);
    const timings: Timing[] = [];
    for (const id of GAME_IDS) timings.push(await timed(browser, address, id));
    return { timings, requested };
  } finally {
    await browser.close();
  }
}

async function requestedFiles(browser: Browser, address: string): Promise<ReadonlySet<string>> {
  return visit(browser, async (page) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(address, { waitUntil: 'networkidle' });
    return requested;
  });
}

async function timed(browser: Browser, address: string, id: GameId): Promise<Timing> {
  const { title } = GAME_INFO[id];
  const rounds: Omit<Timing, 'name'>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await visit(browser, async (page) => {
        const start = performance.now();
        await page.goto(address, { waitUntil: 'commit' });
        const playNow = page.getByRole('button', { name: `Play: ${title}` });
        await playNow.waitFor();
        const home = performance.now() - start;
        await playNow.click();
        await page.getByRole('button', { name: /^1 / }).click();
        await page.locator('.board [data-choose]').first().waitFor();
        return { home, decision: performance.now() - start };
      }),
    );
  return {
    name: title,
    home: median(rounds.map(({ home }) => home)),
    decision: median(rounds.map(({ decision }) => decision)),
  };
}

/** Runs in a new context, with an empty cache and without a service worker that would preload. */
async function visit<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
