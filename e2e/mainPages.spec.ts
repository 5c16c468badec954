/**
 * The main pages: their markup is valid and axe finds nothing, its experimental rules included. Each in another language and theme; with DEEP=1 each in all.
 *   MARKUP=pages DEEP=1 npx playwright test mainPages      also keeps the markup, for the Nu Html Checker: java -jar vnu.jar pages
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { at, LANGUAGES, type Language } from '#kernel';
import { markupFaults } from './markup.ts';
import { expectAccessible, QUIET } from './steps.ts';
import { openStoredGame } from './storedGame.ts';
import { test } from './test.ts';

test.use({ settings: QUIET, viewport: { width: 1280, height: 800 } });
test.setTimeout(process.env.DEEP ? 1_200_000 : 120_000);

const THEMES = ['light', 'dark'] as const;

/** By name, how each is opened; a table is in the middle of its game. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  setup: (page) => page.goto('/play/newyorkcity'),
  flatiron: (page) => openStoredGame(page, 'flatiron', 'half'),
  newyork1901: (page) => openStoredGame(page, 'newyork1901', 'half'),
  newyorkcity: (page) => openStoredGame(page, 'newyorkcity', 'half'),
  tangramcity: (page) => openStoredGame(page, 'tangramcity', 'half'),
  lobby: (page) => page.goto('/lobby'),
  newTable: (page) => page.goto('/new/flatiron'),
  rulesIndex: (page) => page.goto('/rules'),
  rules: (page) => page.goto('/rules/rowhouse'),
  learn: (page) => page.goto('/learn/tangramcity'),
  puzzles: (page) => page.goto('/puzzles/flatiron'),
  me: (page) => page.goto('/me'),
  settings: (page) => page.goto('/settings'),
};

for (const [i, [name, open]] of Object.entries(PAGES).entries())
  test(`${name} is valid and accessible`, async ({ page }) => {
    expect(await page.request.post('/api/guest', { data: { name: 'Ada' } })).toBeOK();
    for (const [language, themes] of looks(i))
      await test.step(language, async () => {
        await page.evaluate((chosen) => localStorage.setItem('skyline.language', chosen), language);
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await markupFaults(page)).toEqual([]);
        await keepMarkup(page, `${name}.${language}`);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      });
  });

/** The languages and themes in which a page is looked at. */
function looks(i: number): (readonly [Language, readonly (typeof THEMES)[number][]])[] {
  if (process.env.DEEP) return LANGUAGES.map((language) => [language, THEMES]);
  return [[at(LANGUAGES, i % LANGUAGES.length), [at(THEMES, Math.floor(i / LANGUAGES.length) % 2)]]];
}

async function keepMarkup(page: Page, name: string): Promise<void> {
  const folder = process.env.MARKUP;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}\n`,
  );
}

test('what browsers and crawlers ask for by themselves is there', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect([robots.status(), robots.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(await robots.text()).toContain('Disallow: /api/');
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), (await icon.body()).subarray(0, 4).toString('hex')]).toEqual([200, '00000100']);
  expect((await request.get('/nowhere')).status()).toBe(404);
});
