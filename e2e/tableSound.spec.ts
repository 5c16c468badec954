/** Sound at the table: on after the first click, and switched where one plays. */
import { expect, type Page } from '@playwright/test';
import { openBoard } from './boardSteps.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';

// As on a first visit; answers are sent at once.
test.use({ settings: { coach: 'off', autoConfirm: 'true', answers: 'true' } });

/** Counts the notes that are played. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { notes: number };
    counted.notes = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      counted.notes++;
      start.call(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (when) {
      counted.notes++;
      AudioScheduledSourceNode.prototype.start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { notes: number }).notes);
}

test('a piece is heard without a visit to the settings, until the switch is off', async ({ page }) => {
  const notes = await countNotes(page);
  await openBoard(page, 'newyork1901');
  await page.locator('.board [data-choose=answer]').first().click();
  await expect.poll(notes).toBeGreaterThan(0);
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  await sound.click();
  await expect(sound).not.toBeChecked();
  const before = await notes();
  await page.locator('.board [data-choose=answer]').first().click();
  await page.locator('.board [data-choose=answer]').first().waitFor();
  expect(await notes()).toBe(before);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the menu has the switch by name, and the settings open over the table', async ({ page }) => {
    await openBoard(page, 'tangramcity');
    await page.getByRole('button', { name: 'More' }).click();
    const sound = page.getByRole('checkbox', { name: 'Sound' });
    await sound.uncheck();
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
    await expectAccessible(page, ['.log', '.board']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/local\//);
  });
});
