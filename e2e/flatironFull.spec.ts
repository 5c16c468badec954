/** The fullest table of Flatiron fits into the window, with every answer in sight, also while a column is in use. */
import { expect } from '@playwright/test';
import { fullFlatiron } from '../src/client/gallery/fullFlatiron.ts';
import { fingerOn } from './sight/finger.ts';
import { QUIET } from './steps.ts';
import { openPosition } from './storedGame.ts';
import { test } from './test.ts';

test.use({ settings: QUIET });

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

test.setTimeout(60_000);

test('in every window', async ({ page }) => {
  const finger = await fingerOn(page);
  await page.goto('/');
  await openPosition(page, 'flatiron', fullFlatiron());
  const expectInSight = async () => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      // The log opens and closes with the width, a moment after it has changed.
      await expect(async () => {
        const targets = await finger.targets();
        expect(targets.length).toBeGreaterThan(5);
        expect(
          targets
            .filter(({ sight }) => sight !== 'free')
            .map(({ label, by }) => `${size.width}: ${label}: ${by}`),
        ).toEqual([]);
      }).toPass({ timeout: 5000 });
      const longer = await page
        .locator('.center')
        .evaluate((center) => center.scrollHeight - center.clientHeight);
      expect(longer, `at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  };
  await expectInSight();
  await page.locator('.fi-column[data-choose]').last().click();
  await page.locator('.fi-plan-rows').waitFor();
  await expectInSight();
});
