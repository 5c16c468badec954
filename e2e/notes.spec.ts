/** Notes and refusals stand beside what they speak of, and go when it no longer holds. */
import { expect, type Page } from '@playwright/test';
import { openBoard } from './boardSteps.ts';
import { test } from './test.ts';

// The coach's strip takes room from the board.
test.use({
  viewport: { width: 1280, height: 800 },
  settings: { sound: 'false', autoConfirm: 'true', answers: 'true' },
});

const noteOf = (page: Page) => page.getByRole('tooltip');

/** The labels of choosable parts that the note lies over. */
const under = (page: Page) =>
  page.evaluate(() => {
    const note = document.querySelector('.note')?.getBoundingClientRect();
    if (!note) return ['no note'];
    return [...document.querySelectorAll(':is(.board, .dock) [data-choose]')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const apart =
        left >= note.right ||
        right <= note.left ||
        top >= note.bottom ||
        bottom <= note.top ||
        right === left;
      return apart ? [] : [part.getAttribute('aria-label') ?? ''];
    });
  });

test('a note covers no answer, neither its own nor another', async ({ page }) => {
  await openBoard(page, 'newyork1901');
  await test.step('market and seats have room beside the coach, too', async () => {
    await expect(page.locator('.coach-strip')).toBeVisible();
    const top = page.locator('.ny-side .ny-top');
    const [whole, shown] = await top.evaluate((panel) => [panel.scrollHeight, panel.clientHeight]);
    expect(whole).toBeLessThanOrEqual(shown ?? 0);
  });
  for (const part of await page.locator('.ny-side [data-choose][data-note]').all()) {
    // Scrolling hides a note, so it comes first.
    await part.scrollIntoViewIfNeeded();
    await part.hover();
    await expect(noteOf(page)).toBeVisible();
    expect(await under(page)).toEqual([]);
  }
});

test('a tile touched before a lot is refused by the rule about that, until a key goes on', async ({
  page,
}) => {
  await openBoard(page, 'newyork1901');
  const toast = page.locator('.refusals .toast');
  await page.locator('.ny-row-bronze .ny-slot:not([data-choose])').first().click({ force: true });
  await expect(toast).toContainText('acquire a lot before you build');
  await expect(toast).toContainText('R3.2');
  await page.locator('.ny-row-bronze [data-choose]').first().click();
  await expect(toast).toHaveCount(0);
  await page.locator('.ny-drop').click({ position: { x: 60, y: 60 } });
  await expect(toast).toBeVisible();
  await page.keyboard.press('r');
  await expect(toast).toHaveCount(0);
});
