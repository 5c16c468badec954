/** Points are explained: what was made, and what it would be if the game ended now. */
import { expect, type Page, test } from '@playwright/test';
import { answersOf, expectAccessible, expectNoSidewaysScrolling, SEED, startGame, tabTo } from './steps.ts';

// As on a first visit turns are staged; the answers stand as a list.
test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('skyline.answers', 'true')));

const seatsOf = (page: Page) => page.locator('.score-button');
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Scores' });

async function openNewYork(page: Page): Promise<void> {
  await page.goto(`/play/newyork1901?seed=${SEED}`);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
}

test('a seat opens the table of all points with the keyboard, and Escape only closes it', async ({
  page,
}) => {
  await openNewYork(page);
  await answersOf(page).first().click();
  const staged = page.getByRole('region', { name: 'Your turn so far' });
  await expect(staged).toBeVisible();
  const own = seatsOf(page).first();
  await expect(own).toHaveAccessibleName(/^\d+ points?, \d+ if the game ended now$/);
  await page.locator('.topbar .back').focus();
  await tabTo(page, own);
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('rowheader')).toHaveText([
    'Made so far',
    'Buildings',
    'Counted at the end',
    'Streets',
    'Challenge',
    'Action cards',
    'If it ended now',
  ]);
  await expectAccessible(page);
  // The sum is the number in the seat.
  const total = await panel.locator('tfoot td').first().textContent();
  await expect(own).toHaveAccessibleName(new RegExp(`, ${total} if the game ended now$`));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(own).toBeFocused();
  await expect(staged).toBeVisible();
});

test('a staged turn shows the points that the table then has', async ({ page }) => {
  await openNewYork(page);
  const own = page.locator('.seat-score').first();
  const send = page.getByRole('button', { name: 'Confirm', exact: true });
  // Acquires a lot, and builds on it where that can be done.
  await answersOf(page).first().click();
  await answersOf(page).first().click();
  await expect(send).toBeVisible();
  await expect(own.locator('.score-change').first()).toBeVisible();
  const preview = await own.locator('.sr').textContent();
  await send.click();
  await expect(own.locator('.score-change')).toHaveCount(0);
  await expect(own.locator('.sr')).toHaveText(preview ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the whole seat can be tapped, and the panel fits into the window', async ({ page }) => {
    await openNewYork(page);
    for (const seat of [0, 1]) {
      await page.locator('.seat').nth(seat).tap();
      const panel = panelOf(page);
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await expectNoSidewaysScrolling(page);
      await panel.getByRole('button', { name: 'Close' }).tap();
      await expect(panel).toBeHidden();
    }
    await seatsOf(page).first().tap();
    await expectAccessible(page);
  });
});
