/** The fullest table of Flatiron fits into the window, with every answer in sight, also while a column is in use. */
import { expect } from '@playwright/test';
import { fullFlatiron } from '../src/client/gallery/fullFlatiron.ts';
import { fingerOn } from './sight/finger.ts';
import { NO_COACH } from './steps.ts';
import { openPosition } from './storedGame.ts';
import { test } from './test.ts';

test.use({ settings: NO_COACH });

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const)
  test(`at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const finger = await fingerOn(page);
    await page.goto('/');
    await openPosition(page, 'flatiron', fullFlatiron());
    const expectInSight = async () => {
      const targets = await finger.targets();
      expect(targets.length).toBeGreaterThan(5);
      expect(
        targets.filter(({ sight }) => sight !== 'free').map(({ label, by }) => `${label}: ${by}`),
      ).toEqual([]);
      const longer = await page
        .locator('.center')
        .evaluate((center) => center.scrollHeight - center.clientHeight);
      expect(longer).toBeLessThanOrEqual(0);
    };
    await expectInSight();
    await page.locator('.fi-column[data-choose]').last().click();
    await page.locator('.fi-plan-rows').waitFor();
    await expectInSight();
  });
