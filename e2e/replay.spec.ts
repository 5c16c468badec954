/** Games of this device seen again: from the log, from the end, and from a file. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  answersOf,
  expectAccessible,
  expectNoSidewaysScrolling,
  giveFirstAnswer,
  openSetup,
  picture,
  playShort,
  playToEnd,
  startGame,
} from './steps.ts';
import { test } from './test.ts';

test('a line of the log leads to its moment, and back to the table', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  await expect(page).toHaveURL(/\/local\//);
  const table = page.url();
  await giveFirstAnswer(page);
  await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
  await page.locator('.log .event', { hasText: 'Ada has picked.' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{12}\/replay\?at=\d+&as=0$/);
  const address = page.url();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(page.locator('.log .event').first()).toHaveText('Ada has picked.');
  await expect(page.getByLabel('Seen by')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download the record' })).toHaveCount(0);
  const at = await moment.inputValue();
  await page.keyboard.press('ArrowLeft');
  await expect(moment).not.toHaveValue(at);
  await page.goto(address);
  await expect(moment).toHaveValue(at);
  await page.goto(table);
  await expect(answersOf(page).first()).toBeVisible();
});

test('a finished game is seen by anybody’s eyes, taken along, and opened again from its file', async ({
  page,
}) => {
  await page.clock.install();
  await openSetup(page);
  await playShort(page);
  await startGame(page);
  await playToEnd(page);
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  const total = await sheet.getByRole('row', { name: /^Total/ }).textContent();
  await expect(page.getByRole('heading', { name: 'Points over the game' })).toBeVisible();
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Move' })).toBeVisible();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByText('1 of ')).toBeVisible();
  // By turns, or as finely as the game was played; in this game every answer is a turn.
  const moment = page.getByRole('slider', { name: 'Moment' });
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(moment).toHaveValue('1');
  await page.getByLabel('Steps').selectOption('By answers');
  await expect(moment).toHaveValue('1');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('heading', { name: 'Rowhouse' })).toBeVisible();
  await page.getByLabel('Seen by').selectOption('1');
  await expect(page).toHaveURL(/as=1$/);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await picture(page, 'localReplay.360');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(sheet).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'rowhouse', seats: 2 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a record' }).click();
  await expect(page).toHaveURL(/\/record$/);
  await expectAccessible(page);
  await page.getByLabel('Record file').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no'),
  });
  await expect(page.getByRole('alert')).toContainText('This is not the record of a game.');
  await page.getByLabel('Record file').setInputFiles(path);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(sheet.getByRole('row', { name: /^Total/ })).toHaveText(total ?? '');
});
