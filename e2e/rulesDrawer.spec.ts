/** The rules beside the board: at the rule for the decision, with the board in use, and on a desk the prompt. */
import { expect, type Page } from '@playwright/test';
import { openBoard } from './boardSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture, tabTo, WINDOWS } from './steps.ts';
import { test } from './test.ts';
import { TITLES } from './titles.ts';

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Rules' });

for (const [place, { id }] of TITLES.entries())
  test(`${id} explains the first decision, with a drawing`, async ({ page }) => {
    const problems = await openBoard(page, id);
    const drawer = drawerOf(page);
    for (const [n, { viewport, colorScheme }] of WINDOWS.entries()) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('?');
      await expect(drawer.getByText('You are asked:')).toBeVisible();
      await expect(drawer.locator('[aria-current] .rule-drawing')).toBeVisible();
      // Nothing of the drawings is cut off at their sides.
      const cut = await drawer
        .locator('.rule-drawing')
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(Math.max(...cut)).toBeLessThanOrEqual(0);
      await expectNoSidewaysScrolling(page);
      await picture(page, `drawer.${id}.${viewport.width}`);
      // Every game in one theme, and each theme with several games; DEEP takes both.
      if (process.env.DEEP || n === place % WINDOWS.length) await expectAccessible(page, ['.log', '.board']);
      await page.keyboard.press('?');
      await expect(drawer).toHaveCount(0);
    }
    expect(problems).toEqual([]);
  });

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the drawer begins below the prompt, and answers are given beside it', async ({ page }) => {
    await openBoard(page, 'newyork1901');
    await page.getByRole('button', { name: 'Rules' }).click();
    const drawer = drawerOf(page);
    const [prompt, box] = await Promise.all([page.locator('.prompt').boundingBox(), drawer.boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((prompt?.y ?? 0) + (prompt?.height ?? 0) - 1);
    expect(box?.width).toBe(430);
    await expect(drawer.getByRole('heading', { name: 'R3 The turn' })).toBeVisible();
    // A lot is acquired: the next question has another rule.
    await page.locator('.board [data-choose=answer]').first().press('Enter');
    await expect(drawer.getByRole('heading', { name: 'R5 Building' })).toBeVisible();
  });

  test('by keyboard: a number leads to its rule and back, the search finds a piece, the legend opens', async ({
    page,
  }) => {
    await openBoard(page, 'newyork1901');
    const button = page.getByRole('button', { name: 'Rules' });
    await button.focus();
    await page.keyboard.press('?');
    const drawer = drawerOf(page);
    await tabTo(page, drawer.getByRole('link', { name: 'R6', exact: true }));
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('heading', { name: 'R6 Demolishing and rebuilding' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('heading', { name: 'R3 The turn' })).toBeVisible();
    await drawer.getByRole('searchbox').fill('dragon');
    await expect(drawer.getByText('Nothing says “dragon”. Try the name of a piece.')).toBeVisible();
    await drawer.getByRole('searchbox').fill('market shift');
    await expect(drawer.getByText('R8.4')).toBeVisible();
    await drawer.getByRole('button', { name: 'All icons' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Aid' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two taps open the rules, and the board stays in use above them', async ({ page }) => {
    await openBoard(page, 'newyork1901');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('heading', { name: 'R3 The turn' })).toBeVisible();
    await expect(drawer.getByRole('searchbox')).toHaveCount(0);
    await page.locator('.board [data-choose=answer]').first().click();
    await expect(drawer.getByRole('heading', { name: 'R5 Building' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toHaveCount(0);
  });
});
