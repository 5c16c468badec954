/** A whole game of every title on its board: with a finger on a phone, and with keys on a desk. */
import { expect, type Page, test } from '@playwright/test';
import {
  expectPicture,
  LONGEST_GAME,
  openBoard,
  playByKeyboard,
  playByPointer,
  seeded,
} from './boardSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';
import { TITLES } from './titles.ts';

// As on a first visit: turns are staged and confirmed, and the list of answers is closed.
test.use({ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' });
test.setTimeout(240_000);

/** By then every board holds something. */
const MIDDLE = 14;
/** Choices with the mouse, which is a finger on a larger board. */
const SOME = 25;

/** Both themes as pictures; the rules of accessibility in one of them. */
async function look(page: Page, name: string, checked: 'light' | 'dark'): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(page, `board.${name}.${width}.${colorScheme}`);
    if (colorScheme === checked) await expectAccessible(page, ['.log', '.topbar']);
  }
  await expectNoSidewaysScrolling(page);
}

/** On a desk the table fills the window, and only its parts scroll. */
async function expectOneWindow(page: Page): Promise<void> {
  const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(longer).toBeLessThanOrEqual(0);
}

/** Without scrolling one sees what is asked, and below it a good part of the board or all of it. */
async function expectFirstTableView(page: Page): Promise<void> {
  await expect(page.locator('.ask')).toBeInViewport({ ratio: 1 });
  const isSeen = await page.locator('.board').evaluate((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    return bottom <= innerHeight || innerHeight - top > innerHeight / 2;
  });
  expect(isSeen).toBe(true);
}

for (const { id } of TITLES) {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
    test(`${id} is played to its end with a finger`, async ({ page }) => {
      const problems = await openBoard(page, id);
      await expectFirstTableView(page);
      const choices = await playByPointer(page, seeded(7), {
        async look(number) {
          if (number === 0) await look(page, `${id}.start`, 'light');
          if (number === MIDDLE) await look(page, `${id}.middle`, 'dark');
        },
      });
      expect(choices).toBeLessThan(LONGEST_GAME);
      expect(choices).toBeGreaterThan(8);
      await look(page, `${id}.end`, 'light');
      await expectPicture(page, `skyline-${id}.png`);
      expect(problems).toEqual([]);
    });
  });

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test(`${id} is played to its end with keys`, async ({ page }) => {
      const problems = await openBoard(page, id);
      await expectFirstTableView(page);
      const choices = await playByKeyboard(page, seeded(11), {
        async look(number) {
          if (number === 0) await look(page, `${id}.start`, 'dark');
          if (number === MIDDLE) await look(page, `${id}.middle`, 'light');
          if (number === MIDDLE) await expectOneWindow(page);
        },
      });
      expect(choices).toBeLessThan(LONGEST_GAME);
      expect(choices).toBeGreaterThan(8);
      await look(page, `${id}.end`, 'dark');
      expect(problems).toEqual([]);
    });

    test(`${id} is played with a mouse`, async ({ page }) => {
      const problems = await openBoard(page, id);
      expect(await playByPointer(page, seeded(5), { most: SOME })).toBeGreaterThan(8);
      expect(problems).toEqual([]);
    });
  });
}
