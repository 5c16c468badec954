/** Games by turns: clocks in words, days off that the others see, and plans that play by themselves. */
import { expect, type Page } from '@playwright/test';
import { joinBy, linkOf, openTable, start, test } from './onlineSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './steps.ts';

/** Where pictures go, if they are wanted. */
const { SHOTS } = process.env;

test.use({ drawn: SHOTS !== undefined });

async function shoot(page: Page, name: string, heading?: string): Promise<void> {
  if (SHOTS === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      if (heading !== undefined)
        await page.getByRole('heading', { name: heading }).evaluate((one) => one.scrollIntoView());
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The first answer of the list in words, sent. */
async function answer(page: Page): Promise<void> {
  await page.locator('.answers .answer').first().click();
}

test('a clock is said in words, hours are told to the others, and a plan plays by itself', async ({
  guest,
  browserOf,
}) => {
  test.setTimeout(90_000);
  const ann = await guest('Ann');
  await test.step('a clock of one’s own', async () => {
    await openTable(ann, 'rowhouse', async (page) => {
      await page.getByRole('radio', { name: 'A move a day' }).check();
      await expect(page.getByText('gets 1 day more for every turn')).toBeVisible();
      await page.getByRole('radio', { name: 'My own' }).check();
      await page.getByRole('spinbutton', { name: 'At most' }).fill('1');
      await expect(page.getByText('At most must not be less')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
      await page.getByRole('spinbutton', { name: 'At most' }).fill('6');
      await expect(page.getByText('Everybody starts with 2 days, gets 12 hours more')).toBeVisible();
      await expectAccessible(page);
      await shoot(page, 'setup');
    });
    await expect(ann.getByText('can save up 6 days at most')).toBeVisible();
    await shoot(ann, 'waiting');
  });
  const bruno = await browserOf();
  await joinBy(bruno, await linkOf(ann), 'Bruno');
  await start(ann);
  await test.step('hours and days off', async () => {
    const table = bruno.url();
    await bruno.goto('/settings');
    await bruno.getByLabel('Only at certain hours').check();
    await bruno.getByRole('button', { name: 'Take these days off' }).click();
    await expect(bruno.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect(bruno.getByText('of 30 days left this year')).toBeVisible();
    await shoot(bruno, 'settings', 'When you play by turns');
    await expectAccessible(bruno);
    await bruno.goto(table);
    await expect(ann.locator('.seats')).toContainText('days off');
  });
  await test.step('a plan', async () => {
    await answer(ann);
    await ann.getByRole('button', { name: 'Plan ahead' }).waitFor();
    await shoot(ann, 'table');
    await ann.locator('.clock-button').first().click({ timeout: 5000 });
    await expect(ann.getByText('Everybody starts with 2 days').first()).toBeVisible();
    await ann.keyboard.press('Escape');
    await ann.getByRole('button', { name: 'Plan ahead' }).click();
    await expect(ann.getByText('What will Bruno do?')).toBeVisible();
    await shoot(ann, 'plan-empty');
    // Whoever won the tile builds first: Bruno answers once or twice before Ann.
    const own = ann.getByText('What do you answer?');
    for (const theirs = ann.getByText('What will Bruno do?'); await theirs.or(own).isVisible(); ) {
      if (await own.isVisible()) break;
      await answer(ann);
    }
    await answer(ann);
    await expect(ann.getByText('Steps: 1')).toBeVisible();
    for (const anything of await ann.getByRole('button', { name: 'anything' }).all()) await anything.click();
    await shoot(ann, 'plan-steps');
    await expectAccessible(ann);
    await expectNoSidewaysScrolling(ann);
    await ann.getByRole('button', { name: 'Keep this plan' }).click();
    await expect(ann.getByRole('button', { name: '1 step planned' })).toBeVisible();
    await shoot(ann, 'planned');
    await expect(bruno.getByText('step planned')).toHaveCount(0);
    await expect(async () => {
      if (await bruno.locator('.answers .answer').first().isVisible()) await answer(bruno);
      await expect(ann.getByRole('button', { name: '1 step planned' })).toBeHidden({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(ann.getByText('Your plan has ended')).toHaveCount(0);
    await shoot(ann, 'played');
  });
});
