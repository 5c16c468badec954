/** The deal of the day: played, counted, compared and shared; and without a network, counted afterwards. */
import { expect, type Page } from '@playwright/test';
import { almostOver, dealsOf, fillDayBefore, playedBy, test } from './dailySteps.ts';
import { keptWhole } from './offlineSteps.ts';
import { ownServer } from './ownServer.ts';
import { answersOf, expectSound, giveFirstAnswer, isAsked, picture } from './steps.ts';
import { test as plain } from './test.ts';

const ticket = (page: Page, name: string) => page.locator('.daily-ticket', { hasText: name });

async function dealOf(page: Page, game: string) {
  const deal = (await dealsOf(page)).games.find((one) => one.game === game);
  if (!deal) throw new Error(`no deal of ${game}`);
  return deal;
}

async function playOut(page: Page): Promise<void> {
  while (await isAsked(page)) await giveFirstAnswer(page);
}

test.describe('the deal of the day', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is played once, counted and compared with all others', async ({ page }) => {
    await page.goto('/');
    for (const [luck, name] of ['Noor', 'Piotr', 'Yuna', 'Kofi', 'Lea', 'Greta'].entries())
      await playedBy(page, name, 'tangramcity', luck + 1);
    await page.evaluate(() => {
      const headers = { 'content-type': 'application/json' };
      return fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) });
    });
    await page.goto('/daily');
    await test.step('before', async () => {
      await expect(ticket(page, 'Tangram City')).toContainText('not played yet');
      await expect(page.getByRole('img', { name: /^The results of \d+ players/ })).toBeVisible();
      await expect(page.getByText('The best results stay hidden until you have played.')).toBeVisible();
      await expectSound(page, 'daily.before');
    });
    await page.getByRole('button', { name: 'Play Tangram City' }).click();
    await test.step('at the table, without help', async () => {
      await expect(answersOf(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
      await giveFirstAnswer(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByText('Daily deal: your first attempt counts.')).toBeVisible();
      await picture(page, 'daily.table');
      await page.goto(page.url().concat('/whatif'));
      await expect(page.locator('.message')).toBeVisible();
      await page.goBack();
    });
    await almostOver(page, await dealOf(page, 'tangramcity'));
    await playOut(page);
    await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'See how it compares' }).click();
    await test.step('afterwards', async () => {
      const place = page.getByText(/Place \d+ of 7\./);
      const [, own] = /Place (\d+)/.exec((await place.textContent()) ?? '') ?? [];
      // The list counts as the sentence does, and says who has no row.
      await expect(page.getByRole('row', { name: `${own} Ada only you see this` })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(1 + 3 + 1);
      await expect(page.getByText(/^Guests, .* have a place too, but no row\./)).toBeVisible();
      await expect(ticket(page, 'Tangram City')).toContainText('point');
      await expect(page.getByText('1 day in a row.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Watch the game of Noor/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Again, just for fun' })).toBeVisible();
      await expectSound(page, 'daily.after');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ colorScheme });
        await picture(page, `daily.after.390.${colorScheme}`, true);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await picture(page, 'daily.after.1280.light', true);
    });
    await test.step('the best game can be watched and reviewed', async () => {
      await page.getByRole('link', { name: /^Watch the game of Noor/ }).click();
      await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
      await picture(page, 'daily.watch');
    });
    await test.step('from the home page', async () => {
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Daily deal' });
      await expect(card.getByRole('button', { name: 'Play today’s deal' })).toBeVisible();
      await expectSound(page, 'daily.home');
      await card.getByRole('button', { name: 'Play today’s deal' }).click();
      await expect(answersOf(page).first()).toBeVisible();
    });
  });

  plain('refuses days and games that there are not', async ({ page }) => {
    for (const place of ['rowhouse', 'chess', 'tangramcity/tomorrow']) {
      await page.goto(`/daily/${place}`);
      await expect(page.locator('.message')).toBeVisible();
    }
    await page.goto('/daily/tangramcity/2001-01-01');
    await expect(page.getByText('There is no deal for this day')).toBeVisible();
  });
});

test('the best game of a day before is watched and reviewed, and its deal is practised', async ({
  browser,
}) => {
  const server = await ownServer(undefined, fillDayBefore);
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/daily/flatiron');
  await expect(page.getByText(/^The best was/)).toBeVisible();
  await picture(page, 'daily.yesterday.390', true);
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page.getByText('3 played')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectSound(page, 'daily.earlier');
  await page
    .getByRole('link', { name: /^Watch the game of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Play for practice' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await context.close();
  await server.stop();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('the deal is played, and counts when there is one again', async ({ page, context }) => {
    await page.goto('/daily/flatiron');
    await expect(page.getByRole('button', { name: 'Play Flatiron' })).toBeVisible();
    await keptWhole(page);
    const deal = await dealOf(page, 'flatiron');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('No connection. You can play all the same')).toBeVisible();
    await picture(page, 'daily.offline.390', true);
    await page.getByRole('button', { name: 'Play Flatiron' }).click();
    await expect(answersOf(page).first()).toBeVisible();
    await almostOver(page, deal);
    await playOut(page);
    await page.getByRole('link', { name: 'See how it compares' }).click();
    await expect(page.getByText(/^Played\. It counts when you are back online/)).toBeVisible();
    await picture(page, 'daily.waits.390', true);
    await context.setOffline(false);
    // Nobody is signed in yet: the result counts once it has a name.
    await page.getByLabel('Your name').fill('Bea');
    await picture(page, 'daily.name.390', true);
    await page.getByRole('button', { name: 'Count it' }).click();
    await expect(page.getByText('You are the first.')).toBeVisible();
    await picture(page, 'daily.counted.390', true);
  });
});
