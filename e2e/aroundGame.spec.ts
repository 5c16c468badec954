/** What stands around the games: colours before the board is there, and what others propose. */
import { expect, type Page } from '@playwright/test';
import { playByPointer, seeded } from './boardSteps.ts';
import { test } from './onlineSteps.ts';
import { QUIET, SEED, withoutPauses } from './steps.ts';
import { TITLES } from './titles.ts';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 720 };

/** The colours of the marks within something, by their shapes: each seat has its own. */
function marksIn(page: Page, within: string): Promise<Record<string, string>> {
  return page
    .locator(`${within} .mark > path:first-child`)
    .evaluateAll((shapes) =>
      Object.fromEntries(shapes.map((shape) => [shape.getAttribute('d'), getComputedStyle(shape).fill])),
    );
}

for (const { id } of TITLES)
  test(`${id}: players have the board’s colours before it is there`, async ({ page }) => {
    await page.goto(`/play/${id}?seed=${SEED}`);
    await page.locator('.places .mark').first().waitFor();
    const before = await marksIn(page, '.places');
    for (const seat of await page.getByLabel(/^Who plays /).all()) await seat.selectOption('human');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const lift = page.getByRole('button', { name: /^I am / });
    const choices = page.locator(':is(.board, .dock) [data-choose]').first();
    await lift.or(choices).first().waitFor();
    const curtain = await marksIn(page, '.curtain');
    if (await lift.isVisible()) await lift.click();
    await choices.waitFor();
    const table = await marksIn(page, '.seats');
    expect(before).toEqual(table);
    expect(table).toMatchObject(curtain);
  });

test('a proposal is in sight wherever one has scrolled to, on every width', async ({ pair }) => {
  const { ada, bruno } = await pair('newyork1901');
  await bruno.setViewportSize(PHONE);
  await bruno.locator('.prompt').waitFor();
  await bruno.locator('.board > *').first().waitFor();
  const scrollDown = () =>
    bruno.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      document.querySelector('.center')?.scrollTo(0, 99_999);
    });
  await scrollDown();
  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('button', { name: 'Ask for a pause' }).click();
  const agree = bruno.getByRole('button', { name: 'Agree' });
  await agree.waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await bruno.setViewportSize(size);
    await scrollDown();
    await expect(agree).toBeInViewport({ ratio: 1 });
    const isOnTop = await agree.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    // At the top again it covers neither what is asked nor what can be chosen.
    await bruno.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector('.center')?.scrollTo(0, 0);
    });
    const notice = await bruno.locator('.notice').boundingBox();
    const prompt = await bruno.locator('.prompt').boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual((prompt?.y ?? 0) + 1);
  }
});

test.describe('where things may move', () => {
  // Shown slowly, so that it is still there when a busy machine looks.
  test.use({
    reducedMotion: 'no-preference',
    settings: { ...QUIET, autoConfirm: 'true', answers: 'true', playback: 'slow' },
  });

  test('the way back to the board from what the others did explains nothing unasked', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await withoutPauses(page);
    await page.goto(`/play/flatiron?seed=${SEED}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const random = seeded(3);
    const playback = page.getByText('Since your turn ·');
    const lastMove = page.locator('.last-move, .since').first();
    // What the others do is skipped first, so that nothing is answered while it is looked for.
    const skip = () => playByPointer(page, random, { most: 0 });
    for (await skip(); !(await lastMove.isVisible()); await skip())
      await playByPointer(page, random, { most: 1 });
    await page.mouse.move(5, 5);
    await page.keyboard.press('b');
    await expect(playback).toBeVisible();
    await page.keyboard.press('b');
    await playback.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.board') !== null))
      .toBe(true);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
