/** Two browsers play every game over the server, one is cut off and comes back, a third watches. */
import { expect, type Page } from '@playwright/test';
import {
  answer,
  askedFirst,
  joinBy,
  linkOf,
  logOf,
  openTable,
  playByItself,
  sheetOf,
  start,
  test,
} from './onlineSteps.ts';
import { answersOf } from './steps.ts';
import { TITLES } from './titles.ts';

test.setTimeout(300_000);

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
  test(`${id}: a whole game, a cut and a spectator`, async ({ guest, browserOf }) => {
    const problems: string[] = [];
    const ada = await guest('Ada');
    const bruno = await browserOf();
    const clara = await guest('Clara');
    for (const page of [ada, bruno, clara]) page.on('pageerror', (error) => problems.push(error.message));

    const table = await openTable(ada, id);
    await joinBy(bruno, await linkOf(ada), 'Bruno');
    await clara.goto(table);
    await expect(clara.getByRole('listitem').filter({ hasText: 'Bruno' })).toBeVisible();
    await start(ada);
    for (const page of [ada, bruno, clara])
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // A few answers by hand, then the one who waits is cut off.
    for (let n = 0; n < 3; n++) await answer((await askedFirst(ada, bruno))[0]);
    const [awaited, other] = await askedFirst(ada, bruno);
    await expect(answersOf(clara)).toHaveCount(0);
    await cutOff(other, () => answer(awaited));
    await expect(logOf(other)).toHaveCount(await logOf(awaited).count());

    // Flatiron takes longest by chance; with the last answers it always takes the same time.
    const which = id === 'flatiron' ? 'last' : 'any';
    await playByItself(ada, which);
    await playByItself(bruno, which);
    const sheets = [await sheetOf(ada), await sheetOf(bruno), await sheetOf(clara)];
    expect(sheets[0]?.length).toBeGreaterThan(2);
    expect(sheets[1]).toEqual(sheets[0]);
    expect(sheets[2]).toEqual(sheets[0]);
    expect(problems).toEqual([]);
  });
}
