/** Every screen in both themes and at both ends of the sizes: accessible, and never wider than the window. */
import { expect, type Page, test } from '@playwright/test';
import {
  answersOf,
  BOTS_DONE,
  expectAccessible,
  expectNoSidewaysScrolling,
  openSetup,
  picture,
  playShort,
  playToEnd,
  startGame,
  startHotSeat,
} from './steps.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} × ${viewport.height}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

      // Each theme and each size once: colours do not depend on the size.
      const isChecked = (viewport.width === 360) === (colorScheme === 'light');
      const look = async (page: Page, name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `${name}.${viewport.width}.${colorScheme}`, true);
        await expectNoSidewaysScrolling(page);
        if (isChecked) await expectAccessible(page);
      };

      test('home, options, table and end', async ({ page }) => {
        await page.clock.install();
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'All options: Rowhouse' })).toBeVisible();
        await look(page, 'home');
        await openSetup(page);
        await playShort(page);
        await look(page, 'setup');
        await startGame(page);
        await expect(answersOf(page).first()).toBeVisible();
        await answersOf(page).first().click();
        await page.clock.runFor(BOTS_DONE);
        await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
        await look(page, 'table');
        await playToEnd(page);
        await look(page, 'end');
      });

      test('curtain, refusal and nothing found', async ({ page }) => {
        await page.goto('/nowhere');
        await look(page, 'notFound');
        await startHotSeat(page);
        await look(page, 'curtain');
        await page.getByRole('button', { name: 'I am Ada' }).click();
        await expect(page.getByRole('region', { name: 'Board' }).getByRole('figure').first()).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click({ force: true });
        await expect(page.getByText('Rule K9')).toBeVisible();
        await look(page, 'refusal');
      });
    });
  }
}
