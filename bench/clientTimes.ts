/** From an empty cache to the first decision, in a real Chromium. */
import type { Browser, Page } from '@playwright/test';
import { GAME_IDS, GAME_INFO, type GameId } from '#games';
import { openChromium } from './browser.ts';
import { median } from './server/statistics.ts';

const ROUNDS = 5;
export interface Timing {
  readonly name: string;
  /** Until the way in can be tapped, and until the first decision can be answered, in milliseconds. */
  readonly home: number;
  readonly decision: number;
}

export interface Times {
  readonly timings: readonly Timing[];
  /** What home asked for. */
  readonly asked: ReadonlySet<string>;
}

export async function timesAt(address: string): Promise<Times> {
  const browser = await openChromium();
  try {
    // The first visit of all warms the server and the browser, and shows what home asks for.
    const asked = await filesAskedFor(browser, address);
    const timings: Timing[] = [];
    for (const id of GAME_IDS) timings.push(await timed(browser, address, id));
    return { timings, asked };
  } finally {
    await browser.close();
  }
}

async function filesAskedFor(browser: Browser, address: string): Promise<ReadonlySet<string>> {
  return visit(browser, async (page) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(address, { waitUntil: 'networkidle' });
    return asked;
  });
}

async function timed(browser: Browser, address: string, id: GameId): Promise<Timing> {
  const { title } = GAME_INFO[id];
  const rounds: Omit<Timing, 'name'>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await visit(browser, async (page) => {
        const begun = performance.now();
        await page.goto(address, { waitUntil: 'commit' });
        const way = page.getByRole('button', { name: `Play now: ${title}` });
        await way.waitFor();
        const home = performance.now() - begun;
        await way.click();
        await page.getByRole('button', { name: /^1: / }).click();
        await page.locator('.board [data-choose]').first().waitFor();
        return { home, decision: performance.now() - begun };
      }),
    );
  return {
    name: title,
    home: median(rounds.map(({ home }) => home)),
    decision: median(rounds.map(({ decision }) => decision)),
  };
}

/** A context of its own has a cache of its own. Without a service worker, nothing is loaded ahead. */
async function visit<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
