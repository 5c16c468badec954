/** The home page: the games, the shortest ways into them, the language, the theme. */
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import { openTable, test } from './onlineSteps.ts';
import { answersOf, expectSound, tabTo } from './steps.ts';
import { TITLES } from './titles.ts';

const BIG = TITLES.filter(({ id }) => id !== 'rowhouse');

const playNow = (page: Page, title: string) => page.getByRole('button', { name: `Play: ${title}` });
const bots = (page: Page) => page.getByRole('group', { name: /^Pick a bot: / });

test('shows the four games with one sentence each and the ways in, and ours apart', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Games' }).getByRole('listitem');
  await expect(cards).toHaveCount(BIG.length);
  for (const { id, title, about } of TITLES) {
    const card = page.locator(`:is(.card, .learn)[data-game="${id}"]`);
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card).toContainText(about);
    await expect(card.getByRole('button', { name: `With friends: ${title}` })).toBeVisible();
    const learn = card.getByRole('link', { name: new RegExp(`^Learn, \\d min: ${title}$`) });
    if (id !== 'rowhouse') await expect(learn).toHaveAttribute('href', `/learn/${id}`);
  }
  await expect(page.getByRole('region', { name: 'Rowhouse' })).toContainText(
    'Try the table: a ten-minute game',
  );
  expect(problems).toEqual([]);
});

test('loads at most 116.5 kB of script, 15 kB more where tables are open, and the lobby 139 kB', async ({
  browser,
  guest,
}) => {
  const nothingOpen = { tables: [], withBots: [], friends: [], watch: [], quick: [], names: {} };
  const closed = (page: Page) => page.route('**/api/lobby', (route) => route.fulfill({ json: nothingOpen }));
  const alone = await scriptsOf(browser, '/', closed);
  expect(alone).toBeGreaterThan(50_000);
  expect(alone).toBeLessThan(116_500);
  expect(await scriptsOf(browser, '/lobby', closed), 'the lobby').toBeLessThan(139_000);
  await openTable(await guest('Ada'), 'rowhouse', async (host) => {
    await host.getByLabel('Anybody').check({ force: true });
  });
  const withTables = await scriptsOf(browser, '/');
  expect(withTables).toBeGreaterThan(alone);
  expect(withTables).toBeLessThan(131_500);
});

/** Bytes of script, gzipped, that a page loads by itself at a first visit. */
async function scriptsOf(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<number> {
  // Nothing of it is kept from a visit before.
  const page = await browser.newPage();
  await prepare?.(page);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && !response.url().endsWith('/sw.js')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('two taps lead to a decision in every title', async ({ page }) => {
  for (const { title } of TITLES)
    await test.step(title, async () => {
      await page.goto('/');
      await playNow(page, title).click();
      await bots(page).getByRole('button', { name: /^1 / }).click();
      await expect(answersOf(page).first()).toBeVisible();
      await expect(page).toHaveURL(/\/local\//);
    });
});

test('two taps lead to a decision without a rival', async ({ page }) => {
  for (const [title, says] of [
    ['Flatiron', 'Against Daniel'],
    ['New York City', 'Against Tom'],
    ['Tangram City', 'Alone'],
  ] as const)
    await test.step(`${title}: ${says}`, async () => {
      await page.goto('/');
      await playNow(page, title).click();
      await bots(page).getByRole('button', { name: says }).click();
      await expect(answersOf(page).first()).toBeVisible();
    });
});

test('the bots open and close with the keyboard, and with a tap beside them', async ({ page }) => {
  await page.goto('/');
  const way = playNow(page, 'New York 1901');
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await expect(bots(page).getByRole('button', { name: /^2 .*good start/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bots(page)).toHaveCount(0);
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bots(page)).toHaveCount(0);
  await way.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bots(page).getByRole('button', { name: /^3 / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answersOf(page).first()).toBeVisible();
});

test('shows open tables and one’s own, and calmly neither without a server', async ({ page, guest }) => {
  const ada = await guest('Ada');
  const table = await openTable(ada, 'tangramcity', async (host) => {
    await host.getByLabel('Anybody').check({ force: true });
  });
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Open tables' });
  const row = open.getByRole('listitem').filter({ has: page.locator(`a[href="${table}"]`) });
  await expect(row).toContainText('Ada');
  await expect(row).toContainText('1 of 2 free');
  await ada.goto('/');
  await expect(
    ada.getByRole('region', { name: 'Where you left off' }).locator(`a[href="${table}"]`),
  ).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Raise a city, one floor at a time' })).toHaveCount(0);
  await expect(ada.getByRole('link', { name: 'You: Ada' })).toHaveAttribute('href', '/me');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('is accessible with the bots shown, and never wider than the window', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await playNow(page, 'Flatiron').click();
  await expect(bots(page)).toBeVisible();
  await expectSound(page, 'home.bots');
});

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('speaks French, and remembers another choice', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bâtir une ville, étage par étage');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByLabel('Langue').selectOption('Deutsch');
    await expect(page.getByRole('button', { name: 'Spielen: Rowhouse' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('the tower of the picture ends below the header, on every width', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  for (const width of [1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const [above, roof] = [
      await header.boundingBox(),
      await page.locator('.hero-art [data-part="roof"]').boundingBox(),
    ];
    expect(roof?.y, `at ${width} px`).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test('says so where there is nothing', async ({ page }) => {
  for (const address of ['/nowhere', '/play/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  }
});
