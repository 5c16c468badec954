/** Playing on one device against a bot. */
import { expect } from '@playwright/test';
import { answersOf, isAsked, openSetup, playShort, startGame, tabTo } from './steps.ts';
import { test } from './test.ts';

test('a whole game is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play: Rowhouse' });
  await expect(play).toBeVisible();
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'All options' }));
  await page.keyboard.press('Enter');
  const rounds = page.getByLabel('Rounds', { exact: true });
  await expect(rounds).toBeVisible();
  await tabTo(page, rounds);
  for (let n = 9; n > 3; n--) await page.keyboard.press('ArrowDown');
  await expect(rounds).toHaveValue('3');
  await tabTo(page, page.getByRole('button', { name: 'Start the game' }));
  await page.keyboard.press('Enter');
  let decisions = 0;
  while (await isAsked(page)) {
    const first = answersOf(page).first();
    await tabTo(page, first);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
    decisions++;
  }
  expect(decisions).toBeGreaterThanOrEqual(6);
  await expect(page.getByText('The last round is over.')).toBeVisible();
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Place/ })).toContainText('1.');
  await tabTo(page, page.getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await expect(answersOf(page).first()).toBeVisible();
});

test('what is asked and what happened is read aloud', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  const voice = page.getByRole('status');
  await expect(voice).toHaveText('Lay one tile of your hand face down.');
  await answersOf(page).first().click();
  await expect(voice).toHaveText(/Bruno has picked\..*shows.*Which storey/);
});

test('a play can be taken back until something is revealed', async ({ page }) => {
  await page.clock.install();
  await openSetup(page);
  await startGame(page);
  await expect(answersOf(page).first()).toBeVisible();
  // The bot thinks until the clock goes on.
  await page.clock.pauseAt(Date.now() + 60_000);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const hand = await answersOf(page).allTextContents();
  await answersOf(page).first().click();
  await undo.click();
  await expect(answersOf(page)).toHaveText(hand);
  await page.clock.resume();
  await answersOf(page).last().click();
  await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Nothing can be taken back');
  await expect(page.getByRole('alert')).toContainText('Rule K9');
});

test('another language tells the whole table anew, the log included', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  await answersOf(page).first().click();
  await expect(page.getByRole('heading', { name: 'Which storey does your tile go to?' })).toBeVisible();
  const log = page.locator('.log .event');
  const entries = await log.count();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByText('Du bist am Zug')).toBeVisible();
  await expect(log).toHaveCount(entries);
  const told = (await log.allTextContents()).join(' ');
  expect(told).toContain('Runde 1');
  expect(told).not.toMatch(/draws|shows|Round|picked/);
});

test('the board is played by pointing at it', async ({ page }) => {
  await openSetup(page);
  await startGame(page);
  const board = page.getByRole('region', { name: 'Board' });
  await board.getByRole('button').first().click();
  await board.getByRole('button', { name: 'Storey 2' }).click();
  await expect(page.locator('.log')).toContainText(/Ada sets .* on storey 2/);
});

test('options the game refuses are refused with rule and sentence', async ({ page }) => {
  await openSetup(page);
  const start = page.getByRole('button', { name: 'Start the game' });
  const refusal = page.getByRole('alert');
  await page.getByLabel('4', { exact: true }).check({ force: true });
  await page.getByLabel('Tiles in hand', { exact: true }).fill('5');
  await expect(refusal).toContainText('The bag does not hold enough tiles');
  await expect(refusal).toContainText('Rule R2.3');
  await expect(start).toBeDisabled();
  await page.getByLabel('Language').selectOption('Français');
  await expect(refusal).toContainText('Règle R2.3');
  await page.getByLabel('Langue').selectOption('English');
  await page.getByLabel('Tiles in hand', { exact: true }).fill('77');
  await expect(refusal).toContainText('Rule K3');
  await page.getByLabel('Tiles in hand', { exact: true }).fill('3');
  await expect(refusal).toBeEmpty();
  await playShort(page);
  await start.click();
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
});
