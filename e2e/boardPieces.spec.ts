/** What is held turns and flips, and what the log tells of stands out on the board, in every title. */
import { expect, type Page, test } from '@playwright/test';
import { openBoard, playByPointer, seeded } from './boardSteps.ts';
import { TITLES } from './titles.ts';

// Answers are sent at once (see `storageState`), and nothing moves while it is looked at.
test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
test.setTimeout(60_000);

const boardOf = (page: Page) => page.getByRole('region', { name: 'Board' });
const posingOf = (page: Page) => boardOf(page).locator('.pose-buttons');
/** How a board looks, whatever it explains at the moment. */
const drawnOn = (page: Page) =>
  boardOf(page).evaluate((board) => board.innerHTML.replace(/<div class="note".*?<\/div>/gs, ''));

for (const { id } of TITLES)
  test(`${id} points out what a line of the log tells of`, async ({ page }) => {
    await openBoard(page, id);
    await playByPointer(page, seeded(3), { most: 3 });
    await page.getByRole('heading', { name: 'Log' }).hover();
    const calm = await drawnOn(page);
    const lines = page.locator('.log li');
    let pointed = 0;
    for (let line = 0; line < Math.min(8, await lines.count()); line++) {
      await lines.nth(line).hover();
      if ((await drawnOn(page)) !== calm) pointed++;
    }
    expect(pointed).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Log' }).hover();
    await expect.poll(() => drawnOn(page)).toBe(calm);
  });

/** Chooses on the board until something is held that can be turned. */
async function takeInHand(page: Page): Promise<void> {
  const random = seeded(5);
  for (let tries = 0; tries < 30 && !(await posingOf(page).isVisible()); tries++)
    await playByPointer(page, random, { most: 1 });
  await expect(posingOf(page)).toBeVisible();
}

for (const { id, flips } of [
  { id: 'newyork1901', flips: false },
  { id: 'tangramcity', flips: true },
])
  test(`a piece of ${id} is turned by keys, wheel and buttons`, async ({ page }) => {
    await openBoard(page, id);
    await takeInHand(page);
    const first = await drawnOn(page);
    await page.keyboard.press('r');
    const turned = await drawnOn(page);
    expect(turned).not.toBe(first);
    await page.keyboard.press('Shift+R');
    expect(await drawnOn(page)).toBe(first);
    await posingOf(page).getByRole('button', { name: 'Turn right' }).click();
    expect(await drawnOn(page)).toBe(turned);
    await posingOf(page).getByRole('button', { name: 'Turn left' }).click();
    expect(await drawnOn(page)).toBe(first);
    if (flips) {
      await page.keyboard.press('f');
      expect(await drawnOn(page)).not.toBe(first);
      await page.keyboard.press('f');
      expect(await drawnOn(page)).toBe(first);
    }
    await boardOf(page).locator('svg [data-choose]').first().hover();
    const held = await drawnOn(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => drawnOn(page)).not.toBe(held);
  });
