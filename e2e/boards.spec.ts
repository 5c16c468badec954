/** Every title on its board: every answer is in sight and takes few taps; with a finger on a phone to the end, with mouse and keys on a desk. */
import { expect, type Page } from '@playwright/test';
import { type GameId, loadTitle } from '#games';
import {
  expectPicture,
  LONGEST_GAME,
  playByKeyboard,
  playByPointer,
  problemsOf,
  seeded,
} from './boardSteps.ts';
import { type Course, openInSight, playInSight, WINDOWS } from './inSight.ts';
import { expectAllInSight, expectFewTaps } from './sight/bars.ts';
import type { Finger } from './sight/finger.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture, QUIET } from './steps.ts';
import { openStoredGame } from './storedGame.ts';
import { test } from './test.ts';

// As on a first visit: turns are staged and confirmed, and the list of answers is closed.
test.use({ settings: QUIET });
test.setTimeout(240_000);

/** Random choices with a finger before the game is left for the end of another; DEEP plays it to its own end. */
const FEW = process.env.DEEP ? LONGEST_GAME : 6;
/** Choices with the keyboard alone. */
const BY_KEYS = 9;

const [{ viewport: DESK }, { viewport: PHONE }] = WINDOWS;
const SMALL_PHONE = { width: 360, height: 640 };

/** The games whose beginnings are measured, and the most taps in all. Whole games: wholeGames.spec.ts, bench/clicks.ts. */
const GAMES: Readonly<
  Record<GameId, { readonly course: Omit<Course, 'title'>; desk: number; phone: number }>
> = {
  flatiron: {
    course: { seed: 1, seats: 2, most: 20 },
    desk: 19,
    phone: 19,
  },
  newyork1901: {
    course: { seed: 1, seats: 2, most: 10 },
    desk: 16,
    phone: 16,
  },
  newyorkcity: {
    course: { seed: 79, seats: 3, most: 10 },
    desk: 19,
    phone: 19,
  },
  rowhouse: {
    course: { seed: 1, seats: 2, most: 4 },
    desk: 8,
    phone: 8,
  },
  tangramcity: {
    course: { seed: 2, seats: 3, most: 8 },
    desk: 24,
    phone: 24,
  },
};

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

/** Plays the beginning of a game as a good player would: every answer is in sight and takes few taps. */
async function expectInSight(finger: Finger, course: Course, most: number): Promise<void> {
  const decisions = await playInSight(finger, course);
  // What was sent last is on its way for a moment, and nobody is asked meanwhile.
  await finger.asked();
  expectAllInSight(decisions);
  expectFewTaps(decisions);
  const pressed = decisions.map(({ taps, confirms }) => taps.length + confirms);
  expect(pressed.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(most);
}

for (const [id, { phone, desk, course: played }] of Object.entries(GAMES)) {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });
    test(`${id} is played to its end with a finger`, async ({ page }) => {
      const problems = problemsOf(page);
      const course = { ...played, title: await loadTitle(id) };
      const finger = await openInSight(page, course);
      await page.setViewportSize(SMALL_PHONE);
      await expectFirstTableView(page);
      await look(page, `${id}.start`, 'light');
      await page.setViewportSize(PHONE);
      await expectInSight(finger, course, phone);
      await page.setViewportSize(SMALL_PHONE);
      await look(page, `${id}.middle`, 'dark');
      const random = seeded(7);
      expect(await playByPointer(page, random, { most: FEW })).toBeGreaterThan(0);
      await openStoredGame(page, id, 6);
      expect(await playByPointer(page, random, {})).toBeGreaterThan(0);
      await look(page, `${id}.end`, 'light');
      await expectPicture(page, `skyline-${id}.png`);
      await page.setViewportSize(DESK);
      await look(page, `${id}.end`, 'dark');
      expect(problems).toEqual([]);
    });
  });

  test.describe('on a desk', () => {
    test.use({ viewport: DESK });
    test(`${id} is played with mouse and keys`, async ({ page }) => {
      const problems = problemsOf(page);
      const course = { ...played, title: await loadTitle(id) };
      const finger = await openInSight(page, course);
      await expectFirstTableView(page);
      // In the gate the start is looked at on a phone only.
      if (process.env.DEEP) await look(page, `${id}.start`, 'dark');
      await expectInSight(finger, course, desk);
      await look(page, `${id}.middle`, 'light');
      await expectOneWindow(page);
      expect(await playByKeyboard(page, seeded(11), { most: BY_KEYS })).toBeGreaterThan(5);
      expect(problems).toEqual([]);
    });
  });
}
