/** Every title on its board: parts of a game with a finger on a phone, and the beginning of one with keys and mouse on a desk. */
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
import { openStoredGame } from './storedGame.ts';
import { TITLES } from './titles.ts';

// As on a first visit: turns are staged and confirmed, and the list of answers is closed.
test.use({ storageState: { cookies: [], origins: [] } });
test.setTimeout(240_000);

/** By then every board holds something. */
const MIDDLE = 14;
/** Choices on a desk, where an answer is reached as on a phone; that every answer can be is shown by the tests of the targets. */
const SOME = 22;
/** Choices with a finger at the beginning and in the middle of a game, and those that are left at its end; DEEP plays whole games. */
const FEW = process.env.DEEP ? LONGEST_GAME : 6;

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/** The rules of accessibility in one theme; pictures, where they are wanted, in both. */
async function look(page: Page, name: string, checked: 'light' | 'dark'): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of process.env.PICTURES ? (['light', 'dark'] as const) : [checked]) {
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
    test.use({ viewport: PHONE, hasTouch: true });
    test(`${id} is played to its end with a finger`, async ({ page }) => {
      const problems = await openBoard(page, id);
      await expectFirstTableView(page);
      await look(page, `${id}.start`, 'light');
      const random = seeded(7);
      expect(await playByPointer(page, random, { most: FEW })).toBeGreaterThanOrEqual(6);
      await openStoredGame(page, id, 'half');
      await look(page, `${id}.middle`, 'dark');
      expect(await playByPointer(page, random, { most: FEW })).toBeGreaterThanOrEqual(6);
      await openStoredGame(page, id, 6);
      expect(await playByPointer(page, random, {})).toBeGreaterThanOrEqual(1);
      await look(page, `${id}.end`, 'light');
      await expectPicture(page, `skyline-${id}.png`);
      await page.setViewportSize(DESK);
      await look(page, `${id}.end`, 'dark');
      expect(problems).toEqual([]);
    });
  });

  test.describe('on a desk', () => {
    test.use({ viewport: DESK });
    test(`${id} is played with keys and mouse in turn`, async ({ page }) => {
      const problems = await openBoard(page, id);
      await expectFirstTableView(page);
      await look(page, `${id}.start`, 'dark');
      const random = seeded(11);
      const made = { keys: 0, mouse: 0 };
      for (let choices = 0, isOver = false; choices < SOME && !isOver; choices++) {
        if (choices === MIDDLE) await look(page, `${id}.middle`, 'light');
        if (choices === MIDDLE) await expectOneWindow(page);
        const [input, play] =
          random() < 0.5 ? (['keys', playByKeyboard] as const) : (['mouse', playByPointer] as const);
        isOver = (await play(page, random, { most: 1 })) === 0;
        if (!isOver) made[input]++;
      }
      expect(made.keys).toBeGreaterThan(5);
      expect(made.mouse).toBeGreaterThan(5);
      expect(problems).toEqual([]);
    });
  });
}
