/** Turns are chosen, looked at, and then confirmed; until then nothing has happened. */
import { expect, type Page } from '@playwright/test';
import {
  answersOf,
  expectAccessible,
  expectNoSidewaysScrolling,
  openSetup,
  picture,
  QUIET,
  SEED,
  startGame,
  startHotSeat,
  tabTo,
} from './steps.ts';
import { test } from './test.ts';

// As on a first visit turns are staged; the answers stand as a list.
test.use({ settings: { ...QUIET, answers: 'true' } });

const stagedOf = (page: Page) => page.locator('.prompt[data-stage]');
const sendOf = (page: Page) => page.locator('.send:not([aria-disabled="true"])');

async function openNewYork(page: Page): Promise<void> {
  await page.goto(`/play/newyork1901?seed=${SEED}`);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
}

test('a turn is staged and confirmed with the keyboard alone', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  const log = page.locator('.log .event');
  const before = await log.count();
  await tabTo(page, answersOf(page).first());
  await page.keyboard.press('Enter');
  await expect(sendOf(page)).toBeFocused();
  await expect(stagedOf(page)).toContainText('You choose:');
  expect(await log.count()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(stagedOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
  await tabTo(page, answersOf(page).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(log.filter({ hasText: 'Ada has picked.' })).toHaveCount(1);
});

test('several steps are previewed, taken back one by one, and sent together', async ({ page }) => {
  await openNewYork(page);
  const log = page.locator('.log .event');
  const before = await log.count();
  const first = await answersOf(page).allTextContents();
  await answersOf(page).first().click();
  await expect(stagedOf(page)).toContainText('if it ended now) · You choose: ');
  const second = await answersOf(page).allTextContents();
  expect(second).not.toEqual(first);
  await expect(page.getByRole('status').last()).toContainText('Your turn goes on.');
  await answersOf(page).first().click();
  await page.keyboard.press('u');
  await expect(answersOf(page)).toHaveText(second);
  await answersOf(page).first().click();
  await page.keyboard.press('Escape');
  await expect(answersOf(page)).toHaveText(first);
  await answersOf(page).first().click();
  await answersOf(page).first().click();
  expect(await log.count()).toBe(before);
  const points = page.locator('.seat-score .sr').first();
  const previewed = await points.textContent();
  await sendOf(page).click();
  await expect(stagedOf(page)).toHaveCount(0);
  await expect(points).toHaveText(previewed ?? '');
  await expect.poll(() => log.count()).toBeGreaterThan(before + 1);
});

test('a staged turn waits while the rules are looked up and the settings are changed', async ({ page }) => {
  await openNewYork(page);
  await answersOf(page).first().click();
  const chosen = await stagedOf(page).locator('.effect').textContent();
  const isStaged = () => expect(stagedOf(page).locator('.effect')).toHaveText(chosen ?? '');
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await page.keyboard.press('?');
  await expect(rules).toBeVisible();
  await isStaged();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await isStaged();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await isStaged();
  await page.keyboard.press('?');
  await rules.getByRole('link', { name: 'Whole chapter' }).click();
  await expect(page).toHaveURL(/\/rules\/newyork1901#R5/);
  await page.goBack();
  await isStaged();
});

test('what is chosen but not confirmed never reaches the next player', async ({ page }) => {
  await startHotSeat(page);
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(answersOf(page)).toHaveCount(3);
  const hand = await answersOf(page).allTextContents();
  await answersOf(page).first().click();
  await expect(stagedOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Ada' })).toBeVisible();
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(stagedOf(page)).toHaveCount(0);
  await expect(answersOf(page)).toHaveText(hand);
  await answersOf(page).first().click();
  await sendOf(page).click();
  await expect(page.getByRole('heading', { name: 'Hand over to Bruno' })).toBeVisible();
  const html = await page.content();
  expect(hand.filter((tile) => new RegExp(`${tile}\\b`, 'i').test(html))).toEqual([]);
});

test.describe('where things may move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what the others did is played back, and can be skipped', async ({ page }) => {
    await openSetup(page);
    await startGame(page);
    await answersOf(page).first().click();
    await sendOf(page).click();
    const prompt = page.locator('.prompt');
    await expect(prompt).toContainText('Bruno’s turn');
    await expect(answersOf(page)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.locator('.last-move')).toContainText('Bruno');
    await page.keyboard.press('b');
    await expect(prompt).toContainText('Since your turn · 1 of 1');
    await expect(answersOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(answersOf(page).first()).toBeVisible();
  });
});

/** By day and by night. */
async function expectAccessibleInBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(page, `${name}.${colorScheme}`);
    await expectAccessible(page);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the button lies under the thumb, what happened comes as a list, and two fingers zoom', async ({
    page,
  }) => {
    await openNewYork(page);
    await answersOf(page).first().click();
    await answersOf(page).first().click();
    await expect(sendOf(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    await expectAccessibleInBoth(page, 'staged.360');
    await sendOf(page).click();
    await page.locator('.last-move').click();
    const list = page.getByRole('region', { name: 'Since your turn' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBoth(page, 'since.360');
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(answersOf(page).first()).toBeVisible();

    const board = page.getByRole('region', { name: 'Board', exact: true });
    const whole = await board.boundingBox();
    const fingers = await page.context().newCDPSession(page);
    const pinch = { x: 180, y: 160, scaleFactor: 2, gestureSourceType: 'touch' } as const;
    await fingers.send('Input.synthesizePinchGesture', pinch);
    const back = page.getByRole('button', { name: 'Whole board' });
    await expect(back).toBeInViewport({ ratio: 1 });
    expect((await board.boundingBox())?.width).toBeGreaterThan(1.5 * (whole?.width ?? 0));
    // Only the board is zoomed: the button stays under the thumb.
    await expect(page.locator('.send')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    await back.tap();
    await expect(back).toHaveCount(0);
    expect((await board.boundingBox())?.width).toBe(whole?.width);
  });
});
