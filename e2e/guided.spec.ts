/** The guided first game: started from the home page, with notes of the coach and a question about a doubtful choice. */
import { expect, type Page } from '@playwright/test';
import { GAME_INFO, type GameId } from '#games';
import { expectAccessible, expectNoSidewaysScrolling, picture, tabTo } from './steps.ts';
import { test } from './test.ts';

// As on a first visit, but for the list of answers, which is the same for every game.
test.use({ settings: { answers: 'true' } });
test.setTimeout(120_000);

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });
const send = (page: Page) => page.locator('.prompt .send[aria-disabled="false"]');

const WINDOWS = [
  { width: 390, height: 844, colorScheme: 'dark', hasTouch: true, by: 'hand' },
  { width: 1280, height: 800, colorScheme: 'light', hasTouch: false, by: 'keys' },
] as const;

async function startGuided(page: Page, game: GameId, by: 'hand' | 'keys'): Promise<void> {
  const { title } = GAME_INFO[game];
  const play = page.getByRole('button', { name: `Play: ${title}` });
  const guided = page.getByRole('button', { name: 'Guided first game' });
  if (by === 'hand') {
    await play.click();
    await guided.click();
  } else {
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    await guided.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/local\//);
}

/** Chooses an answer of the list. */
async function choose(page: Page, name: RegExp, by: 'hand' | 'keys'): Promise<void> {
  const answer = page.locator('.answers .answer').filter({ hasText: name }).first();
  if (by === 'hand') await answer.click();
  else {
    await answer.focus();
    await page.keyboard.press('Enter');
  }
}

/** Signs without room for a label are in the aid: one tap, and they are told one by one over the top bar. */
async function walkThroughSigns(page: Page): Promise<void> {
  const aid = page.getByRole('button', { name: /^Aid, \d+ new sign/ });
  await aid.click();
  const list = page.getByRole('region', { name: 'New on the board' });
  await list.getByRole('button').first().click();
  const [bar, told] = await Promise.all([page.locator('.topbar').boundingBox(), list.boundingBox()]);
  expect(told?.height).toBeLessThanOrEqual((bar?.height ?? 0) + 4);
  const says = list.locator('p[aria-live]');
  const count = Number((await says.innerText()).split(/[/ ]/)[1]);
  for (let sign = 1; sign <= count; sign++) {
    await expect(says).toContainText(`${sign}/${count}`);
    await expect(page.locator('.spotlight i:not([hidden])').first()).toBeVisible();
    await list.getByRole('button', { name: sign === count ? 'Got it' : 'Next' }).click();
  }
  await expect(list).toHaveCount(0);
}

for (const { width, height, colorScheme, hasTouch, by } of WINDOWS)
  test.describe(`${width} wide, by ${by}`, () => {
    test.use({ viewport: { width, height }, colorScheme, hasTouch });

    test('the guided first game notes what is new, asks about a doubtful choice, and goes on', async ({
      page,
    }) => {
      await page.goto('/');
      await picture(page, `guided.home.${width}.${colorScheme}`);
      await startGuided(page, 'tangramcity', by);
      await expect(page.locator('.board')).toBeVisible();
      await expect(coach(page).getByRole('button', { name: 'Got it' })).toBeVisible({ timeout: 15_000 });
      await picture(page, `guided.note.${width}.${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      // The strip keeps its place, so that the board does not move when a note goes.
      const place = await page.locator('.board').boundingBox();
      await coach(page).getByRole('button', { name: 'Got it' }).press('Enter');
      await expect(coach(page).getByText('Nothing new here.')).toBeVisible();
      expect(await page.locator('.board').boundingBox()).toEqual(place);
      await choose(page, /./, by);
      await send(page).press('Enter');
      if (by === 'hand') await walkThroughSigns(page);
      // Tiles are set aside without need until the coach asks; it is sent all the same.
      const isDoubtful = coach(page).getByText('Are you sure?');
      for (let turn = 0; turn < 4 && !(await isDoubtful.isVisible()); turn++) {
        await choose(page, /aside$/, by);
        await isDoubtful.waitFor({ timeout: 12_000 }).catch(() => undefined);
        if (await isDoubtful.isVisible()) break;
        await send(page).press('Enter');
        await expect(page.locator('.answers .answer').first()).toBeVisible();
      }
      await expect(isDoubtful).toBeVisible();
      await picture(page, `guided.doubt.${width}.${colorScheme}`);
      await expectAccessible(page);
      await expect(send(page)).toBeEnabled();
      await send(page).press('Enter');
      await expect(isDoubtful).toHaveCount(0);
      // It waits on the shelf under a name of its own.
      await page.goto('/');
      const left = page.getByRole('region', { name: 'Where you left off' });
      await expect(left.getByRole('listitem').filter({ hasText: 'Your first game' })).toContainText(
        'Tangram City',
      );
    });
  });
