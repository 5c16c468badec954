/** Points are explained: what was made, and what it would be if the game ended now. */
import { expect, type Page } from '@playwright/test';
import {
  answersOf,
  expectAccessible,
  expectNoSidewaysScrolling,
  QUIET,
  SEED,
  startGame,
  tabTo,
} from './steps.ts';
import { test } from './test.ts';

// As on a first visit turns are staged; the answers stand as a list.
test.use({ settings: { ...QUIET, answers: 'true' } });

const seatsOf = (page: Page) => page.locator('.score-button');
const changesOf = (page: Page) => page.locator('.seat').first().locator('.score-change');
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Scores' });

async function openNewYork(page: Page): Promise<void> {
  await page.goto(`/play/newyork1901?seed=${SEED}`);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
}

/** Acquires a lot and builds on it, without sending either. */
async function stageBuilding(page: Page): Promise<void> {
  await openNewYork(page);
  await answersOf(page).first().click();
  await answersOf(page).first().click();
  await expect(changesOf(page).first()).toBeVisible();
}

test('a seat opens the table of all points with the keyboard, and Escape only closes it', async ({
  page,
}) => {
  await stageBuilding(page);
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
  await expect(changesOf(page).first()).toBeVisible();
});

test('a staged turn shows the points that the table then has', async ({ page }) => {
  await stageBuilding(page);
  // What would count at the end may change again with the bot's turn.
  const made = page.locator('.seat').first().locator('.score-now');
  await expect(made).toHaveText(/^0 → \d+$/);
  const preview = (await made.textContent())?.replace('0 → ', '') ?? '';
  await page.getByRole('button', { name: /^(Confirm|End turn)$/ }).click();
  await expect(made).toHaveText(preview);
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
