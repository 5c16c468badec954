/** Lessons are learned by following the coach alone, with a finger, a mouse or the keyboard; also by who chooses something else first. */
import { expect, type Page, test } from '@playwright/test';
import { GAME_IDS, GAME_INFO } from '#games';
import { loadCourse } from '#games/courses';
import { expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';

// As on a first visit.
test.use({ storageState: { cookies: [], origins: [] } });
test.setTimeout(120_000);

const GAMES = GAME_IDS.filter((id) => GAME_INFO[id].course);
/** How many lessons of each game the gate plays; DEEP plays all. */
const MOST = process.env.DEEP ? Number.POSITIVE_INFINITY : 2;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });

/** Presses a button as a hand or as the keyboard does. */
type Press = (page: Page, name: string) => Promise<void>;
const byHand: Press = (page, name) => button(page, name).click();
const byKeys: Press = async (page, name) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** Follows the coach to the end of the lesson that is open. */
async function followCoach(page: Page, press: Press): Promise<void> {
  const end = page.getByRole('link', { name: /^(Next lesson|Finish)$/ });
  for (let steps = 0; steps < 60 && !(await end.isVisible()); steps++) {
    if (await button(page, 'Next').isVisible()) await press(page, 'Next');
    else if (await button(page, 'Show me').isVisible()) await press(page, 'Show me');
    // Nothing is done while others answer or a board stops at something; it is pressed again then.
    else if (await button(page, 'Do it for me').isVisible()) await press(page, 'Do it for me');
    else await page.locator('.coach .send.btn-primary').click();
  }
  await expect(end).toBeVisible();
  // Nothing was refused on the way.
  await expect(page.locator('.refusals .toast')).toHaveCount(0);
}

for (const [kind, viewport, hasTouch, press] of [
  ['on a phone', { width: 390, height: 844 }, true, byHand],
  ['on a desk', { width: 1280, height: 800 }, false, byKeys],
] as const)
  test.describe(kind, () => {
    test.use({ viewport, hasTouch });
    for (const game of GAMES)
      test(`${game} is learned by following the coach`, async ({ page }) => {
        const course = await loadCourse(game);
        const lessons = course?.lessons.slice(0, MOST) ?? [];
        await page.goto('/');
        await page.getByRole('link', { name: new RegExp(`^Learn: ${GAME_INFO[game].title}`) }).click();
        await page.getByRole('link', { name: 'Begin', exact: true }).click();
        for (const [i, lesson] of lessons.entries()) {
          await expect(page).toHaveURL(`/learn/${game}/${lesson.id}`);
          await expect(coach(page)).toBeVisible();
          if (i === 0) {
            await expect(page.locator('.board [data-part]').first()).toBeVisible();
            await picture(page, `learn.${game}.${viewport.width}`);
            // What is dimmed is not needed now.
            await expectAccessible(page, ['[data-dimmed]']);
            await expectNoSidewaysScrolling(page);
          }
          await followCoach(page, press);
          await page.getByRole('link', { name: /^(Next lesson|Finish)$/ }).click();
        }
        await page.goto(`/learn/${game}`);
        await expect(page.getByText(`${lessons.length} of ${course?.lessons.length} done`)).toBeVisible();
        await expectAccessible(page);
      });
  });

test('ten questions are answered, explained and remembered', async ({ page }) => {
  for (const game of GAMES.slice(0, process.env.DEEP ? GAMES.length : 1)) {
    const course = await loadCourse(game);
    await page.goto(`/learn/${game}/questions`);
    for (const { id } of course?.questions ?? []) {
      const [right = ''] = course?.text.en.questions[id]?.answers ?? [];
      await button(page, right).click();
      await expect(page.getByText('That is right.')).toBeVisible();
      await page.getByRole('button', { name: /^(Next question|See the result)$/ }).click();
    }
    await expect(page.getByText('10 of 10 right')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/learn/${game}`);
    await expect(page.getByText('Best so far: 10 of 10')).toBeVisible();
  }
});
