/** Games by turns: clocks in words, days off that the others see, and plans that play by themselves. */
import { expect } from '@playwright/test';
import { joinBy, linkOf, openTable, start, test } from './onlineSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './steps.ts';

const SHOTS = process.env.SHOTS;

test('a plan is made on the board, kept, and played when it is due; hours are told to the others', async ({
  guest,
  browserOf,
}) => {
  test.setTimeout(90_000);
  const ann = await guest('Ann');
  const shoot = async (name: string, page = ann) => {
    if (SHOTS === undefined) return;
    for (const theme of ['light', 'dark'])
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme as 'light' });
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png` });
      }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await test.step('a clock of one’s own', async () => {
    await openTable(ann, 'rowhouse', async (page) => {
      await page.getByRole('radio', { name: 'A move a day' }).check();
      await expect(page.getByText('gets 1 day more for every turn')).toBeVisible();
      await page.getByRole('radio', { name: 'My own' }).check();
      await page.getByRole('spinbutton', { name: 'At most' }).fill('1');
      await expect(page.getByRole('alert').filter({ hasText: 'At most must not be less' })).toBeVisible();
      await page.getByRole('spinbutton', { name: 'At most' }).fill('6');
      await expect(page.getByText('Everybody starts with 2 days, gets 12 hours more')).toBeVisible();
      await expectAccessible(page);
      await shoot('setup', page);
    });
    await expect(ann.getByText('can save up 6 days at most')).toBeVisible();
    await shoot('waiting');
  });
  const bruno = await browserOf();
  await joinBy(bruno, await linkOf(ann), 'Bruno');
  await start(ann);

  await test.step('days off and hours', async () => {
    const table = bruno.url();
    await bruno.goto('/settings');
    await bruno
      .getByRole('switch', { name: 'Only at certain hours' })
      .or(bruno.getByLabel('Only at certain hours'))
      .check();
    await bruno.getByRole('button', { name: 'Take these days off' }).click();
    await expect(bruno.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect(bruno.getByText('23 of 30 days left this year')).toBeVisible();
    await expectAccessible(bruno);
    await bruno.getByRole('heading', { name: 'When you play by turns' }).scrollIntoViewIfNeeded();
    await shoot('settings', bruno);
    await bruno.goto(table);
    await expect(ann.locator('.seats')).toContainText('days off');
  });

  await test.step('a plan', async () => {
    // Whoever is not asked plans.
    const offers = [ann, bruno].map((page) => page.getByRole('button', { name: 'Plan ahead' }));
    await expect(offers[0]?.or(ann.getByText('nothing')) ?? ann).toBeDefined();
    const isAnns = await offers[0]?.isVisible();
    const [owner, other] = isAnns ? [ann, bruno] : [bruno, ann];
    await shoot('table', owner);
    await owner.getByRole('button', { name: 'Plan ahead' }).click();
    await expect(owner.getByText('Your plan')).toBeVisible();
    await shoot('plan-empty', owner);
    expect(other).toBeDefined();
    await expectAccessible(owner);
    await expectNoSidewaysScrolling(owner);
  });
});
