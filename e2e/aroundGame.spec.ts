/** What stands around the games: colours before the board is there, and what others propose. */
import { expect, type Page, test } from '@playwright/test';
import { SEED } from './steps.ts';
import { TITLES } from './titles.ts';

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
    const choices = page.locator('.board [data-choose]').first();
    await lift.or(choices).first().waitFor();
    const curtain = await marksIn(page, '.curtain');
    if (await lift.isVisible()) await lift.click();
    await choices.waitFor();
    const table = await marksIn(page, '.seats');
    expect(before).toEqual(table);
    expect(table).toMatchObject(curtain);
  });
