/** Every screen in both themes and at both ends of the sizes: accessible, and never wider than the window. */
import { expect } from '@playwright/test';
import {
  answersOf,
  BOTS_DONE,
  expectSound,
  openSetup,
  playShort,
  playToEnd,
  startGame,
  startHotSeat,
  WINDOWS,
} from './steps.ts';
import { test } from './test.ts';

// Played on a phone; on a desk it is everywhere else.
test.use(WINDOWS[0]);
test.setTimeout(80_000);

test('home, options, table and end', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play: Rowhouse' })).toBeVisible();
  await expectSound(page, 'home');
  await openSetup(page);
  await playShort(page);
  await expectSound(page, 'setup');
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  await answersOf(page).first().click();
  await page.clock.runFor(BOTS_DONE);
  await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
  await expectSound(page, 'table');
  await playToEnd(page);
  await expectSound(page, 'end');
});

test('curtain, refusal and nothing found', async ({ page }) => {
  await page.goto('/nowhere');
  await expectSound(page, 'notFound');
  await startHotSeat(page);
  const ada = page.getByRole('button', { name: 'I am Ada' });
  await expect(ada).toBeVisible();
  await expectSound(page, 'curtain');
  await ada.click();
  await expect(page.getByRole('region', { name: 'Board' }).getByRole('figure').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await expect(page.getByText('Rule K9')).toBeVisible();
  await expectSound(page, 'refusal');
});
