/** A table or a rulebook that is opened does not jump, nor a table while a turn is played: the browser's own layout shifts, from the first painting on. */
import { expect, type Page } from '@playwright/test';
import { loadTitle } from '#games';
import { expectDrawn } from './drawing.ts';
import { openInSight, playInSight } from './inSight.ts';
import { QUIET } from './steps.ts';
import { test } from './test.ts';

const GAMES = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'] as const;
const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
] as const;
/** The most that may move: shares of the window, as the browser counts them. */
const MOST = 0.02;

test.use({ settings: QUIET, drawn: true });
test.setTimeout(120_000);

for (const id of GAMES)
  test(`nothing jumps when a table of ${id} is opened, reloaded and played at`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0]);
    const course = { title: await loadTitle(id), seed: 1, seats: 2, most: 1 };
    const finger = await openInSight(page, course);
    for (const window of WINDOWS)
      await test.step(`${window.width} pixels wide`, async () => {
        await page.setViewportSize(window);
        await page.reload();
        await finger.asked();
        expect(await shiftOf(page), 'opened').toBeLessThanOrEqual(MOST);
        expect((await playInSight(finger, course)).length).toBeGreaterThan(0);
        await finger.asked();
        expect(await shiftOf(page), 'after a turn').toBeLessThanOrEqual(MOST);
      });
  });

test('nothing jumps when rules are opened, whose chapters come after their introduction', async ({
  page,
}) => {
  for (const window of WINDOWS)
    await test.step(`${window.width} pixels wide`, async () => {
      await page.setViewportSize(window);
      await page.goto('/rules/tangramcity');
      await expect(page.locator('.rules-values')).toBeAttached();
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    });
});

/** What has moved by itself since the page was opened, in sum; what follows a press within half a second is expected. */
async function shiftOf(page: Page): Promise<number> {
  await expectDrawn(page);
  return page.evaluate(async () => {
    // The fonts are part of it.
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let sum = 0;
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // Without any the observer stays silent.
      setTimeout(() => resolve([]), 200);
    });
    for (const entry of entries) {
      // The DOM types know no layout shifts.
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) sum += value;
    }
    return sum;
  });
}
