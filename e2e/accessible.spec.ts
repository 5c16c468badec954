/** Every title is played through the list of answers by roles, names and keys alone, as a screen reader offers them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { markupFaults } from './markup.ts';
import { answersOf, QUIET, SEED, withoutPauses } from './steps.ts';
import { test } from './test.ts';
import { TITLES } from './titles.ts';

// As on a first visit turns are staged and confirmed; the answers stand as a list.
test.use({ settings: { ...QUIET, answers: 'true' } });
test.setTimeout(60_000);

/** Enough to meet several kinds of decisions; whole games are played on the boards. */
const TURNS = process.env.DEEP ? 5 : 3;

/** More answers than any turn has. */
const LONGEST_TURN = 60;

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Answers with the last answer until the keyboard stands on the button that sends the turn, and presses it. */
async function takeTurn(page: Page): Promise<void> {
  const send = page.locator('.send');
  await answersOf(page).first().focus();
  for (let answers = 0; answers === 0 || !(await hasFocus(send)); answers++) {
    expect(answers).toBeLessThan(LONGEST_TURN);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.locator('.prompt[data-stage]').waitFor({ state: 'detached' });
}

for (const { id, title } of TITLES)
  test(`${id} is played by roles, names and keys`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await withoutPauses(page);
    await page.goto(`/play/${id}?seed=${SEED}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).press('Enter');
    const told = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
    let before = await told.count();
    for (let turn = 0; turn < TURNS; turn++) {
      await answersOf(page).first().waitFor();
      await takeTurn(page);
      const now = await told.count();
      expect(now).toBeGreaterThan(before);
      before = now;
    }
    expect(problems).toEqual([]);
    expect(await markupFaults(page)).toEqual([]);
  });
