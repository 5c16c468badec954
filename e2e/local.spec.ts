/** Games of this device outlive the page: nothing that was acknowledged is lost, nothing hidden comes to light. */
import { expect, type Page } from '@playwright/test';
import {
  answersOf,
  BOTS_DONE,
  expectAccessible,
  expectNoSidewaysScrolling,
  giveFirstAnswer,
  openSetup,
  picture,
  playShort,
  playToEnd,
  startGame,
  startHotSeat,
} from './steps.ts';
import { test } from './test.ts';

const BUILDING = 'Which storey does your tile go to?';

function logOf(page: Page): Promise<string[]> {
  return page.locator('.log .event').allTextContents();
}

test('a reload in the middle comes back to the same position and log', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{12}$/);
  await giveFirstAnswer(page);
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  const before = { answers: await answersOf(page).allTextContents(), log: await logOf(page) };
  const board = await page.getByRole('region', { name: 'Board' }).innerHTML();
  await page.reload();
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  expect({ answers: await answersOf(page).allTextContents(), log: await logOf(page) }).toEqual(before);
  expect(await page.getByRole('region', { name: 'Board' }).innerHTML()).toBe(board);
  await giveFirstAnswer(page);
  await expect(page.locator('.log')).toContainText(/Ada sets .* on storey 1/);
});

test('a play can be taken back after a reload, as before', async ({ page }) => {
  await startHotSeat(page);
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(answersOf(page)).toHaveCount(3);
  const hand = await answersOf(page).allTextContents();
  await giveFirstAnswer(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Bruno' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Hand over to Ada' })).toBeVisible();
  await page.getByRole('button', { name: /^I am Ada/ }).click();
  await expect(answersOf(page)).toHaveText(hand);
  await expect(page.locator('.log .event').first()).toHaveText('Ada took a move back.');
});

test('a tab closed while a bot thinks loses nothing, and the bot goes on', async ({ page, context }) => {
  await openSetup(page);
  await startGame(page);
  await giveFirstAnswer(page);
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByRole('heading', { name: BUILDING })).toBeVisible();
  const picks = (await logOf(later)).filter((line) => line.endsWith('has picked.'));
  expect(picks).toEqual(['Bruno has picked.', 'Ada has picked.']);
});

test('bots think in a worker of their own', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  expect(page.workers()).toEqual([]);
  await giveFirstAnswer(page);
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringContaining('/assets/worker-'),
  ]);
});

test('the home page leads back to games that are not over, and lets them go', async ({ page }) => {
  await page.clock.install();
  const running = page.getByRole('region', { name: 'Where you left off' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play: Rowhouse' })).toBeVisible();
  await expect(running).toHaveCount(0);
  await openSetup(page);
  await startGame(page);
  await giveFirstAnswer(page);
  await page.clock.runFor(BOTS_DONE);
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(running).toContainText('Against Bruno');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await picture(page, 'running.360', true);
  await running.getByRole('link', { name: 'Go on: Rowhouse' }).click();
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();

  await openSetup(page);
  await playShort(page);
  await startGame(page);
  await playToEnd(page);
  await page.goto('/');
  await expect(running.getByRole('listitem')).toHaveCount(1);
  await running.getByRole('button', { name: 'Delete this game of Rowhouse' }).click();
  await running.getByRole('button', { name: 'Delete for good' }).click();
  await expect(running).toHaveCount(0);
});

test('a reload finds several humans behind the curtain, with no secret on the page', async ({ page }) => {
  await startHotSeat(page);
  await page.getByRole('button', { name: 'I am Ada: show my side' }).click();
  await expect(answersOf(page)).toHaveCount(3);
  const hand = await answersOf(page).allTextContents();
  const found = async () => {
    const html = await page.content();
    return hand.filter((tile) => new RegExp(`${tile}\\b`, 'i').test(html));
  };
  expect(await found()).toEqual(hand);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Ada' })).toBeVisible();
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: 'I am Ada: show my side' }).click();
  await expect(answersOf(page)).toHaveText(hand);
  await giveFirstAnswer(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hand over to Bruno' })).toBeVisible();
  expect(await found()).toEqual([]);
});

test('a second window waits until the first is closed, then goes on', async ({ page, context }) => {
  await openSetup(page);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await giveFirstAnswer(page);
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  const log = await logOf(page);
  await page.close();
  await expect(second.getByRole('heading', { name: BUILDING })).toBeVisible();
  expect(await logOf(second)).toEqual(log);
});

test('without storage the game is played all the same, and says that it will not last', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openSetup(page);
  await startGame(page);
  await expect(page.getByText('This browser lets nothing be stored')).toBeVisible();
  await giveFirstAnswer(page);
  await expect(page.getByRole('heading', { name: BUILDING })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
});

test('a finished table can be changed and played again', async ({ page }) => {
  await page.clock.install();
  await openSetup(page);
  await playShort(page);
  await page.getByLabel('Name of player 1').fill('Zoe');
  await startGame(page);
  await playToEnd(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Change the table' }).click();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Zoe');
  await expect(page.getByLabel('Rounds', { exact: true })).toHaveValue('3');
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  expect(page.url()).not.toBe(address);
});
