/** The ways out of a game, and what a table settles about people who are late or gone. */
import { expect } from '@playwright/test';
import { joinBy, linkOf, openTable, start, test } from './onlineSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling, openSetup, startGame } from './steps.ts';

test('what a table settles is shown to who joins, and resigning ends a game of two', async ({
  guest,
  browserOf,
}) => {
  const ann = await guest('Ann');
  await openTable(ann, 'rowhouse', async (page) => {
    await expect(page.getByRole('radio', { name: '10 min', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: 'A quick round' }).check();
    await page.getByRole('radio', { name: 'The seat loses' }).check();
    await page.getByLabel('Bots that play for people').selectOption('level5');
    await expectAccessible(page);
  });
  await expect(ann.getByText('the seat loses')).toBeVisible();
  const bruno = await browserOf();
  const link = await linkOf(ann);
  await bruno.goto(link);
  for (const settled of [
    'Everybody starts with 5 minutes, gets 15 seconds more for every turn, and can save up 5 minutes at most. When time runs out, the seat loses.',
    'Bot 5, Magnate',
  ])
    await expect(bruno.getByText(settled)).toBeVisible();
  await joinBy(bruno, link, 'Bruno');
  await start(ann);
  await bruno.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await bruno.getByRole('button', { name: 'Resign' }).press('Enter');
  const dialog = bruno.getByRole('alertdialog', { name: 'Resign this game?' });
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(bruno);
  await bruno.keyboard.press('Escape');
  await expect(bruno.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await bruno.keyboard.press('Enter');
  await bruno.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  for (const [page, result] of [
    [ann, 'You win'],
    [bruno, 'Ann wins'],
  ] as const) {
    await expect(page.getByRole('heading', { name: result })).toBeVisible();
    await expect(page.locator('.verdict .lead')).toHaveText('Bruno resigned.');
  }
  await expectAccessible(ann);
});

test('around one device a game is given up with a question, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSetup(page);
  await startGame(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.log')).toContainText('resigned.');
  await expect(page.locator('.verdict .lead')).toHaveText(/ resigned\.$/);
});
