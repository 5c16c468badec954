/** The fullest table of Flatiron fits into the window, with every answer in sight, also while a column is in use or a pillar is set. */
import { expect, type Page } from '@playwright/test';
import { flatiron } from '#games/flatiron';
import { deedCard, STREETS } from '#games/flatiron/components';
import { ownColumn } from '#games/flatiron/queries';
import { at } from '#kernel';
import { fullFlatiron } from '../src/client/gallery/fullFlatiron.ts';
import { type Finger, fingerOn } from './sight/finger.ts';
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

/** In every window nothing is covered or cut off, and the board needs no scrolling. */
async function expectInSight(page: Page, finger: Finger, atLeast: number): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // The log opens and closes with the width, a moment after it has changed.
    await expect(async () => {
      const targets = await finger.targets();
      expect(targets.length).toBeGreaterThanOrEqual(atLeast);
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
}

test('in every window', async ({ page }) => {
  const finger = await fingerOn(page);
  await openPosition(page, 'flatiron', fullFlatiron());
  await expectInSight(page, finger, 6);
  await page.locator('.fi-column[data-choose]').last().click();
  await page.locator('.fi-plan-rows').waitFor();
  await expectInSight(page, finger, 6);
  await test.step('a pillar is set', async () => {
    const position = fullFlatiron();
    const view = flatiron.view(position.state, 0);
    const deed = STREETS.flatMap((_, street) => ownColumn(view, street)).find(
      (one) => deedCard(one).pillars > 0,
    );
    expect(deed).toBeDefined();
    position.state.agenda.push({ step: 'pickSlot', seat: 0, deed: deed ?? 0, second: false, color: 1 });
    await openPosition(page, 'flatiron', position);
    await expect(page.locator('.fi-slot[data-choose]')).toHaveCount(3);
    await expectInSight(page, finger, 3);
  });
});

test('the rows of a plan stay where they are while they are switched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const position = fullFlatiron();
  // A pillar of each colour.
  at(position.state.players, 0).stored = 0b1111;
  await openPosition(page, 'flatiron', position);
  const rows = page.locator('.fi-plan-row');
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const expectAt = async (before: readonly number[]) => {
    const now = await places();
    // Below them a slot may offer the newspaper of the day.
    expect(now.length).toBeGreaterThanOrEqual(before.length);
    for (const [i, top] of before.entries()) expect(Math.abs(top - (now[i] ?? 0))).toBeLessThan(1);
  };
  await page.locator('.fi-column[data-choose]').first().click();
  await rows.first().waitFor();
  const before = await places();
  await page.locator('.fi-plan-row .fi-chip').first().click();
  await expectAt(before);
  await page.locator('.fi-slot[data-choose]').first().click();
  await expectAt(before);
});
