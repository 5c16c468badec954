/** Two browsers play every game over the server, one is cut off and comes back, a third watches. */
import { expect, type Page } from '@playwright/test';
import { answer, askedFirst, logOf, playByItself, resign, sheetOf, test } from './onlineSteps.ts';
import { answersOf } from './steps.ts';
import { TITLES } from './titles.ts';

test.setTimeout(120_000);

/** Answers of each player, after which one of them gives up. The toy is played to its end; whole games of all are the business of sampleBot.test.ts. */
const SOME = 8;

/** Takes the network away until the page has noticed, lets the others go on, and gives it back. */
async function cutOff(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const lost = page.getByText('The connection is lost');
  await page.context().setOffline(true);
  await expect(lost).toBeVisible({ timeout: 15_000 });
  await meanwhile();
  await page.context().setOffline(false);
  await expect(lost).toBeHidden({ timeout: 15_000 });
}

for (const { id, title } of TITLES) {
  const isWhole = id === 'rowhouse';
  test(`${id}: ${isWhole ? 'a whole' : 'a'} game, a cut and a spectator`, async ({ guest, pair }) => {
    const problems: string[] = [];
    const { ada, bruno, table } = await pair(id, isWhole ? { rounds: 3 } : {});
    const clara = await guest('Clara');
    await clara.goto(table);
    for (const page of [ada, bruno, clara]) {
      page.on('pageerror', (error) => problems.push(error.message));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }

    // A few answers by hand, then the one who waits is cut off.
    for (let n = 0; n < 3; n++) await answer((await askedFirst(ada, bruno))[0]);
    const [awaited, other] = await askedFirst(ada, bruno);
    await expect(answersOf(clara)).toHaveCount(0);
    await cutOff(other, () => answer(awaited));
    await expect(logOf(other)).toHaveCount(await logOf(awaited).count());

    for (const page of [ada, bruno]) await playByItself(page, isWhole ? undefined : SOME);
    if (!isWhole) {
      const told = await logOf(clara).count();
      await expect.poll(() => logOf(clara).count(), { timeout: 60_000 }).toBeGreaterThan(told + SOME / 2);
      await resign(bruno);
    }
    const sheets = [await sheetOf(ada), await sheetOf(bruno), await sheetOf(clara)];
    expect(sheets[0]?.length).toBeGreaterThan(2);
    expect(sheets[1]).toEqual(sheets[0]);
    expect(sheets[2]).toEqual(sheets[0]);
    expect(problems).toEqual([]);
  });
}
