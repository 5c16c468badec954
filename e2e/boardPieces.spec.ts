/** What is held turns and flips, and what the log tells of stands out on the board, in every title. */
import { expect, type Page } from '@playwright/test';
import { openBoard, playByPointer, seeded } from './boardSteps.ts';
import { test } from './test.ts';
import { TITLES } from './titles.ts';

// Answers are sent at once (see `settings`), and nothing moves while it is looked at.
test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(60_000);

const boardOf = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });
const posingOf = (page: Page) => boardOf(page).locator('.pose-buttons');
/** In short how a board looks, whatever it explains at the moment. */
const looks = (page: Page) =>
  boardOf(page).evaluate((board) => digest(board.innerHTML.replace(/<div class="note".*?<\/div>/gs, '')));
/** In short where everything on it lies. */
const lies = (page: Page) =>
  boardOf(page).evaluate((board) =>
    digest(
      [...board.querySelectorAll('svg *')]
        .map((part) => ['d', 'transform', 'x', 'y', 'aria-label'].map((name) => part.getAttribute(name)))
        .join(),
    ),
  );

/** Time enough for what was pointed at to be drawn. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
  });

declare function digest(text: string): number;
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.assign(window, {
      digest: (text: string) => [...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0, 0),
    }),
  ),
);

/** How it looks, or lies, once nothing changes any more. */
async function rest(page: Page, seen = lies): Promise<number> {
  for (let before = Number.NaN; ; ) {
    const now = await seen(page);
    if (now === before) return now;
    before = now;
    await frames(page);
  }
}

for (const { id } of TITLES)
  test(`${id} points out what a line of the log tells of`, async ({ page }) => {
    await openBoard(page, id);
    await playByPointer(page, seeded(3), { most: 8 });
    await page.getByRole('button', { name: /^Log/ }).click();
    await page.getByRole('heading', { name: 'Log', exact: true }).hover();
    const calm = await rest(page, looks);
    const lines = page.locator('.log .event');
    const isPointedOut = async (line: number) => {
      // A line of a turn that is folded away points out nothing; the next one may.
      await lines.nth(line).hover({ force: true });
      await frames(page);
      return (await looks(page)) !== calm;
    };
    let line = 0;
    while (!(await isPointedOut(line))) expect(++line).toBeLessThan(16);
    await page.getByRole('heading', { name: 'Log', exact: true }).hover();
    await expect.poll(() => looks(page)).toBe(calm);
  });

/** Chooses on the board until something is held that can be turned. */
async function takeInHand(page: Page): Promise<void> {
  const random = seeded(5);
  for (let tries = 0; tries < 30 && !(await posingOf(page).isVisible()); tries++)
    await playByPointer(page, random, { most: 1 });
  await expect(posingOf(page)).toBeVisible();
}

test('a piece of tangramcity is turned by keys, wheel and buttons', async ({ page }) => {
  await openBoard(page, 'tangramcity');
  await takeInHand(page);
  const first = await rest(page);
  const expectLie = (wanted: number) => expect.poll(() => lies(page)).toBe(wanted);
  await page.keyboard.press('r');
  const turned = await rest(page);
  expect(turned).not.toBe(first);
  await page.keyboard.press('Shift+R');
  await expectLie(first);
  await posingOf(page).getByRole('button', { name: 'Turn right' }).click();
  await expectLie(turned);
  await posingOf(page).getByRole('button', { name: 'Turn left' }).click();
  await expectLie(first);
  await page.keyboard.press('f');
  await expect.poll(() => lies(page)).not.toBe(first);
  await page.keyboard.press('f');
  await expectLie(first);
  await boardOf(page).locator('svg [data-choose]').first().hover();
  const held = await rest(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => lies(page)).not.toBe(held);
});

test('a tile of newyork1901 lists all its places, and R goes through them', async ({ page }) => {
  await openBoard(page, 'newyork1901');
  const random = seeded(5);
  const rows = boardOf(page).locator('.ny-place-list button');
  const tiles = boardOf(page).locator('.ny-slot[data-choose]');
  // A tile that fits in more than one place.
  for (let tries = 0; tries < 30 && (await rows.count()) < 2; tries++) {
    for (const tile of await tiles.all()) {
      await tile.click();
      if ((await rows.count()) > 1) break;
    }
    if ((await rows.count()) < 2) await playByPointer(page, random, { most: 1 });
  }
  await expect(boardOf(page).locator('.ny-place')).toHaveCount(await rows.count());
  const calm = await rest(page);
  await page.keyboard.press('r');
  await expect(rows.nth(0)).toBeFocused();
  await expect.poll(() => lies(page)).not.toBe(calm);
  await page.keyboard.press('r');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+R');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
});
