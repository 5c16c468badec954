/** The home page: the games, the language, the theme. */
import { expect, test } from '@playwright/test';
import { TITLES } from './titles.ts';

test('lists every game with its title and one sentence', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Games' }).getByRole('listitem');
  await expect(cards).toHaveCount(TITLES.length);
  for (const { id, title, about } of TITLES) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(about);
    await expect(card.getByRole('link', { name: `Play ${title}` })).toHaveAttribute('href', `/play/${id}`);
  }
  expect(problems).toEqual([]);
});

test('leads to a decision in two taps', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Rowhouse' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: 'Lay one tile of your hand face down.' })).toBeVisible();
});

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('speaks French, and remembers another choice', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bâtir une ville, étage par étage');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByLabel('Langue').selectOption('Deutsch');
    await expect(page.getByRole('link', { name: 'Rowhouse spielen' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('turns from the device’s theme to night and to day', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [day, night] = ['rgb(244, 236, 216)', 'rgb(15, 27, 45)'];
  await page.goto('/');
  expect(await ground()).toBe(day);
  await page.getByRole('button', { name: 'Theme: like the device' }).click();
  expect(await ground()).toBe(night);
  await page.reload();
  expect(await ground()).toBe(night);
  await page.getByRole('button', { name: 'Theme: night' }).click();
  expect(await ground()).toBe(day);
});

test('says so where there is nothing', async ({ page }) => {
  for (const address of ['/nowhere', '/play/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  }
});
