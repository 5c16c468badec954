/** Every screen of online play in both themes and at both ends of the sizes: accessible, and never wider than the window. */
import { expect, type Page } from '@playwright/test';
import {
  answer,
  askedFirst,
  joinBy,
  linkOf,
  openTable,
  playByItself,
  sheetOf,
  start,
  test,
} from './onlineSteps.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture, playShort } from './steps.ts';

test.setTimeout(90_000);

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} wide, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });

      // Each theme and each size once: colours do not depend on the size.
      const isChecked = (width === 360) === (colorScheme === 'light');
      const look = async (page: Page, name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `online.${name}.${width}.${colorScheme}`, true);
        await expectNoSidewaysScrolling(page);
        if (isChecked) await expectAccessible(page);
      };

      test('from the name to the replay', async ({ guest, browserOf }) => {
        const bruno = await browserOf();
        await bruno.goto('/lobby');
        await expect(bruno.getByLabel('Your name')).toBeVisible();
        await look(bruno, 'name');
        await bruno.goto('/me');
        await expect(bruno.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
        await look(bruno, 'signIn');

        const ada = await guest('Ada');
        await look(ada, 'lobby');
        await ada.goto('/me');
        await expect(ada.getByRole('heading', { name: 'Keep my account' })).toBeVisible();
        await look(ada, 'me');
        await ada.goto('/new/rowhouse');
        await expect(ada.getByRole('heading', { name: 'Rowhouse' })).toBeVisible();
        await look(ada, 'new');
        await openTable(ada, 'rowhouse', playShort);
        const link = await linkOf(ada);
        await look(ada, 'gathering');
        await bruno.goto(link);
        await expect(bruno.getByRole('button', { name: 'Sit down' })).toBeVisible();
        await look(bruno, 'join');
        await joinBy(bruno, link, 'Bruno');
        await expect(bruno.getByText('Ada starts the game.')).toBeVisible();
        await look(bruno, 'seated');
        await start(ada);
        await answer((await askedFirst(ada, bruno))[0]);
        await look(ada, 'table');
        await ada.goto('/lobby');
        await expect(ada.getByRole('link', { name: 'To the table: Rowhouse' })).toBeVisible();
        await look(ada, 'lobbyWithTable');
        await ada.goBack();

        await playByItself(ada);
        await playByItself(bruno);
        await sheetOf(ada);
        await look(ada, 'end');
        await ada.getByRole('link', { name: 'Replay' }).click();
        await ada.getByRole('button', { name: 'One step on' }).click();
        await ada.getByRole('button', { name: 'One step on' }).click();
        await look(ada, 'replay');
      });
    });
  }
}
