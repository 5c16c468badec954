/** A whole game of every title by roles, names and keys alone, as a screen reader offers them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { answersOf, SEED, withoutPauses } from './steps.ts';
import { TITLES } from './titles.ts';

// As on a first visit: turns are staged, and confirmed.
test.use({ storageState: { cookies: [], origins: [] } });
test.setTimeout(120_000);

/** More answers than any turn has. */
const LONGEST_TURN = 60;

const sheetOf = (page: Page) => page.getByRole('table', { name: 'Score sheet' });

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Waits for the decision or the end; says whether there is a decision. */
async function isAsked(page: Page): Promise<boolean> {
  await answersOf(page).first().or(sheetOf(page)).waitFor();
  return (await sheetOf(page).count()) === 0;
}

/** Answers with the last answer until the keyboard stands on Confirm, and confirms. */
async function takeTurn(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await answersOf(page).first().focus();
  for (let answers = 0; answers === 0 || !(await hasFocus(confirm)); answers++) {
    expect(answers).toBeLessThan(LONGEST_TURN);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Your turn so far' }).waitFor({ state: 'detached' });
}

for (const { id, title } of TITLES)
  test(`${id} is played to its end by roles, names and keys`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await withoutPauses(page);
    await page.goto(`/play/${id}?seed=${SEED}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).press('Enter');
    let turns = 0;
    for (; await isAsked(page); turns++) await takeTurn(page);
    expect(turns).toBeGreaterThan(4);
    await expect(sheetOf(page).getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(sheetOf(page).getByRole('row', { name: /^Place/ })).toContainText('1.');
    expect(problems).toEqual([]);
  });
