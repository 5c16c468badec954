/** Lessons are learned by following the coach alone, with a finger, a mouse or the keyboard; also by who chooses something else first. */
import { expect, type Page } from '@playwright/test';
import { GAME_IDS, GAME_INFO } from '#games';
import { loadCourse } from '#games/courses';
import type { LearnText } from '../src/client/i18n/text/learn.ts';
import {
  ask,
  button,
  byHand,
  byKeys,
  followCoach,
  onward,
  type Press,
  remember,
  textsIn,
} from './learnSteps.ts';
import { answersOf, expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';
import { test } from './test.ts';

// As on a first visit.
test.use({ settings: {} });

const GAMES = GAME_IDS.filter((id) => GAME_INFO[id].course);
const isDeep = Boolean(process.env.DEEP);
test.setTimeout(isDeep ? 600_000 : 120_000);
/** How many lessons of each game the gate plays; DEEP plays all. */
const MOST = isDeep ? Number.POSITIVE_INFINITY : 1;

/** Chooses the last answer of the list in words, whatever it is. */
async function chooseOther(page: Page): Promise<void> {
  await answersOf(page).last().click();
}

for (const [kind, viewport, hasTouch, press] of [
  ['on a phone', { width: 390, height: 844 }, true, byHand],
  ['on a desk', { width: 1280, height: 800 }, false, byKeys],
] as const)
  test.describe(kind, () => {
    test.use({ viewport, hasTouch });
    for (const [place, game] of GAMES.entries()) {
      // In the gate every other game is learned on a phone, the others on a desk.
      const isHere = isDeep || (place % 2 === 0) === hasTouch;
      if (isHere)
        test(`${game} is learned by following the coach, also after leaving in the middle`, async ({
          page,
        }) => {
          const { learn } = await textsIn('en');
          const course = await loadCourse(game);
          const lessons = course?.lessons.slice(0, MOST) ?? [];
          await page.goto('/');
          await page.getByRole('link', { name: new RegExp(`^Learn, .*: ${GAME_INFO[game].title}`) }).click();
          await page.getByRole('link', { name: 'Begin', exact: true }).click();
          for (const [i, lesson] of lessons.entries()) {
            await expect(page).toHaveURL(`/learn/${game}/${lesson.id}`);
            await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
            if (i === 0) {
              await expect(page.locator('.board [data-part]').first()).toBeVisible();
              await picture(page, `learn.${game}.${viewport.width}`);
              // What is dimmed is not needed now.
              await expectAccessible(page, ['[data-dimmed]']);
              await expectNoSidewaysScrolling(page);
              await resumes(page, press, learn);
            }
            await followCoach(page, { press, learn });
            await onward(page).click();
          }
          await page.goto(`/learn/${game}`);
          await expect(page.getByText(`${lessons.length} of ${course?.lessons.length} done`)).toBeVisible();
          await expectAccessible(page);
        });

      // In the gate on a desk only.
      if (isDeep || !hasTouch)
        test(`${game} is learned by who chooses something else first`, async ({ page }) => {
          const { learn } = await textsIn('en');
          await remember(page, { answers: 'true' });
          for (const { id } of (await loadCourse(game))?.lessons.slice(-MOST) ?? []) {
            await page.goto(`/learn/${game}/${id}`);
            await expect(ask(page)).toBeVisible();
            await followCoach(page, { press, learn, before: chooseOther });
          }
        });
    }
  });

/** Reads one step, if there is one to read, and finds the lesson there after a reload. */
async function resumes(page: Page, press: Press, learn: LearnText): Promise<void> {
  if (!(await button(page, learn.next).isVisible())) return;
  const first = await ask(page).innerText();
  await press(button(page, learn.next));
  await expect(ask(page)).not.toHaveText(first);
  const second = await ask(page).innerText();
  await page.reload();
  await expect(ask(page)).toHaveText(second);
}

test('ten questions are answered, explained and remembered', async ({ page }) => {
  for (const game of GAMES.slice(0, isDeep ? GAMES.length : 1)) {
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
