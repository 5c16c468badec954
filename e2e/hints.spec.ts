/** Hints at the table, and the review after a game: thought of beside the page, from what the seat knows. */
import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  openSetup,
  picture,
  playShort,
  playToEnd,
  QUIET,
  SEED,
  startGame,
} from './steps.ts';
import { test } from './test.ts';
import { TITLES } from './titles.ts';

const hintOf = (page: Page) => page.getByRole('region', { name: 'Hint' });
test.setTimeout(80_000);

const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'The game in review' });

/** How many answers on the board and in the dock the open hint lies over. */
function coveredAnswers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const panel = document.querySelector('.hint')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(':is(.board, .dock) [data-choose]')].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return right > panel.left && left < panel.right && bottom > panel.top + 1 && top < panel.bottom - 1;
    }).length;
  });
}

test.describe('a hint', () => {
  // As on a first visit turns are staged.
  test.use({ settings: QUIET });

  for (const { id, title } of TITLES)
    test(`in ${title} is staged with one press and played`, async ({ page }) => {
      await page.goto(`/play/${id}?seed=${SEED}`);
      await startGame(page);
      const button = page.getByRole('button', { name: 'Hint', exact: true });
      await expect(button).toBeVisible();
      const board = page.getByRole('region', { name: 'Board', exact: true });
      await expect(board.locator('[data-choose]').first()).toBeVisible();
      const before = await board.boundingBox();
      await page.keyboard.press('h');
      const best = hintOf(page).getByRole('listitem').first();
      await expect(best).toContainText(/(Best: |About equally good).*(points?|level)\b/, { timeout: 20_000 });
      expect(await board.boundingBox()).toEqual(before);
      expect(await coveredAnswers(page)).toBe(0);
      await expect(best.locator('.hint-why')).not.toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(hintOf(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      const answer = await best.getByRole('button').locator('b').first().textContent();
      await best.getByRole('button').click();
      await expect(hintOf(page)).toHaveCount(0);
      const staged = page.locator('.prompt[data-stage]');
      await expect(staged).toContainText(answer?.slice(1) ?? '');
      const lines = page.locator('.log .event');
      const logged = await lines.count();
      await page.locator('.send').click();
      await expect(staged).toHaveCount(0);
      await expect.poll(() => lines.count()).toBeGreaterThan(logged);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, colorScheme: 'dark' });

  test('a hint lies under the thumb, and the review of a game leads to its moments', async ({ page }) => {
    await page.clock.install();
    await openSetup(page);
    await playShort(page);
    await startGame(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(hintOf(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1, timeout: 20_000 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await picture(page, 'hint.360');
    await page.getByRole('button', { name: 'Close the hint' }).click();
    await playToEnd(page);

    await page.getByRole('button', { name: 'Review the game' }).click();
    const curve = reviewOf(page).getByRole('img', { name: /^Expected lead\. At the first decision/ });
    await expect(curve).toBeVisible({ timeout: 20_000 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await picture(page, 'review.360');
    await reviewOf(page).getByText('All decisions as a table').click();
    await expect(reviewOf(page).getByRole('columnheader', { name: 'Expected' })).toBeVisible();
    const shown = reviewOf(page).getByRole('link', { name: 'Show this moment' }).first();
    const address = await shown.getAttribute('href');
    await shown.click();
    await expect(page).toHaveURL(new RegExp(`${address?.replace('?', '\\?')}&as=0$`));
    await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();

    // What was thought of is kept for the visit.
    await page.getByRole('button', { name: 'Review the game' }).click();
    await expect(curve).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reviewOf(page)).toHaveCount(0);
  });
});
