/** Lessons are learned by following the coach alone, with a finger, a mouse or the keyboard; also by who chooses something else first. */
import { expect, type Page } from '@playwright/test';
import { GAME_IDS, GAME_INFO } from '#games';
import { loadCourse } from '#games/courses';
import { LANGUAGES, type Language } from '#kernel';
import type { LearnText } from '../src/client/i18n/text/learn.ts';
import { answersOf, expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';
import { test } from './test.ts';

// As on a first visit.
test.use({ settings: {} });

const GAMES = GAME_IDS.filter((id) => GAME_INFO[id].course);
const isDeep = Boolean(process.env.DEEP);
test.setTimeout(isDeep ? 600_000 : 120_000);
/** How many lessons of each game the gate plays; DEEP plays all. */
const MOST = isDeep ? Number.POSITIVE_INFINITY : 1;

const ask = (page: Page) => page.locator('.coach .ask');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const onward = (page: Page) => page.locator('.coach a.send');

async function textsIn(language: Language): Promise<LearnText> {
  const { learn } = (await import(`../src/client/i18n/${language}/learn.ts`)) as { learn: LearnText };
  return learn;
}

async function remember(page: Page, name: string, value: string): Promise<void> {
  await page.addInitScript(
    ([key, kept]) => localStorage.setItem(`skyline.${key}`, String(kept)),
    [name, value],
  );
}

/** Presses a button as a hand or as the keyboard does. */
type Press = (page: Page, name: string) => Promise<void>;
const byHand: Press = (page, name) => button(page, name).click();
const byKeys: Press = async (page, name) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** Who learns: how they press, and what they do before they let the coach show them the answer. */
interface Learner {
  readonly press: Press;
  readonly learn: LearnText;
  readonly before?: (page: Page) => Promise<void>;
}

/** Chooses the last answer of the list in words, whatever it is. */
async function chooseOther(page: Page): Promise<void> {
  await answersOf(page).last().click();
}

/** Follows the coach to the end of the lesson that is open. */
async function followCoach(page: Page, { press, learn, before }: Learner): Promise<void> {
  let tried = '';
  for (let steps = 0; steps < 60 && !(await onward(page).isVisible()); steps++) {
    const sentence = await ask(page).innerText();
    if (await button(page, learn.next).isVisible()) await press(page, learn.next);
    else if (before && tried !== sentence && (await button(page, learn.showMe).isVisible())) {
      tried = sentence;
      await before(page);
    } else if (await button(page, learn.showMe).isVisible()) await press(page, learn.showMe);
    // Nothing is done while others answer or a board stops at something; it is pressed again then.
    else if (await button(page, learn.doIt).isVisible()) await press(page, learn.doIt);
    else await page.locator('.coach .send.btn-primary').click();
  }
  await expect(onward(page)).toBeVisible();
  // Who only follows is never refused.
  if (!before) await expect(page.locator('.refusals .toast')).toHaveCount(0);
}

for (const [kind, viewport, hasTouch, press] of [
  ['on a phone', { width: 390, height: 844 }, true, byHand],
  ['on a desk', { width: 1280, height: 800 }, false, byKeys],
] as const)
  test.describe(kind, () => {
    test.use({ viewport, hasTouch });
    for (const game of GAMES) {
      test(`${game} is learned by following the coach, also after leaving in the middle`, async ({
        page,
      }) => {
        const learn = await textsIn('en');
        const course = await loadCourse(game);
        const lessons = course?.lessons.slice(0, MOST) ?? [];
        await page.goto('/');
        await page.getByRole('link', { name: new RegExp(`^Learn: ${GAME_INFO[game].title}`) }).click();
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
          const learn = await textsIn('en');
          await remember(page, 'answers', 'true');
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
  await press(page, learn.next);
  await expect(ask(page)).not.toHaveText(first);
  const second = await ask(page).innerText();
  await page.reload();
  await expect(ask(page)).toHaveText(second);
}

if (isDeep)
  for (const language of LANGUAGES)
    test(`all lessons of all games in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await remember(page, 'language', language);
      const learn = await textsIn(language);
      for (const game of GAMES)
        for (const { id } of (await loadCourse(game))?.lessons ?? []) {
          await page.goto(`/learn/${game}/${id}`);
          await expect(ask(page)).toBeVisible();
          await expectNoSidewaysScrolling(page);
          await followCoach(page, { press: byHand, learn });
        }
    });

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
