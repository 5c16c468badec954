/** What if: a moment of a game is played on otherwise, and compared with what really came. */
import { expect, type Page } from '@playwright/test';
import { playMatch, random } from '#bots';
import { loadTitle } from '#games';
import {
  answersOf,
  expectAccessible,
  expectNoSidewaysScrolling,
  giveFirstAnswer,
  openSetup,
  picture,
  playToEnd,
  SEED,
  startGame,
} from './steps.ts';
import { test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'What if' });

/** A finished game as a file. */
async function recordFile() {
  const { game } = await loadTitle('rowhouse');
  const { record } = playMatch(game, [random(), random()], { rounds: 3, hand: 3 }, SEED);
  const text = JSON.stringify({ ...record, names: ['Ada', 'Bruno'] });
  return { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('a finished game is played on from a moment, compared with what came, and shared', async ({ page }) => {
  await page.clock.install();
  await page.goto('/record');
  await page.locator('input[type=file]').setInputFiles(await recordFile());
  const tryIt = page.getByRole('button', { name: 'Try it from here' });
  await expect(tryIt).toBeVisible();
  // Nothing can be tried once the game is over.
  await page.getByRole('button', { name: 'Last moment' }).or(page.locator('.steps button').last()).click();
  await expect(tryIt).toHaveCount(0);
  for (let back = 0; back < 6; back++) await page.keyboard.press('ArrowLeft');
  await tryIt.click();
  await expect(page).toHaveURL(/\/whatif#1/);
  await expect(banner(page)).toContainText(/What if · from move \d+/);
  await expect(banner(page)).toContainText('Nothing here is rated or counted.');
  const address = page.url();
  const said = await banner(page).locator('b').textContent();
  await expectAccessible(page);
  await playToEnd(page);
  await expect(banner(page).getByRole('status')).toHaveText(/^Then: \d+ to \d+\. What if: \d+ to \d+\.$/);
  await banner(page).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Then' })).toContainText('Result');
  await expect(dialog.getByRole('region', { name: 'What if 1' })).toContainText(/ahead|behind|level/);
  await picture(page, 'whatIf.compare');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(banner(page).getByRole('status')).toHaveText('Nothing here is rated or counted.');
  await page.goto('/');
  await page.goto(address);
  await expect(banner(page).locator('b')).toHaveText(said ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a running game is tried with what could not be known drawn anew, and stays as it was', async ({
    page,
  }) => {
    await openSetup(page);
    await startGame(page);
    await giveFirstAnswer(page);
    await expect(answersOf(page).first()).toBeVisible();
    const asked = await page.locator('.ask').textContent();
    const table = page.url();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Try it from here' }).click();
    await expect(banner(page)).toContainText('What you could not know was drawn anew.');
    await expect(page.locator('.ask')).toHaveText(asked ?? '');
    await picture(page, 'whatIf.running');
    await expectNoSidewaysScrolling(page);
    await giveFirstAnswer(page);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(page).toHaveURL(table);
    await expect(page.locator('.ask')).toHaveText(asked ?? '');
  });
});

test('a damaged link says so', async ({ page }) => {
  for (const link of ['', '1abc', '9xyz']) {
    await page.goto('/');
    await page.goto(`/whatif#${link}`);
    await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(page.getByText('K7')).toBeVisible();
  }
});
