/**
 * Every lesson and every question in every language, on a phone by finger and on a desk by keys; whole guided games likewise in English,
 * and once in each other language, on the phone and on the desk by turns.
 * They run with DEEP=1 only, in pieces: `DEEP=1 npx playwright test e2e/learnAll.spec.ts -g "flatiron in pl"`.
 */
import { expect, type Page } from '@playwright/test';
import { GAME_IDS, GAME_INFO, type GameId } from '#games';
import { loadCourse } from '#games/courses';
import { isGuided, loadGuide } from '#games/guides';
import { LANGUAGES, type Language } from '#kernel';
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
import { expectNoSidewaysScrolling, withoutPauses } from './steps.ts';
import { test } from './test.ts';

// As on a first visit; nothing that can be pressed takes long to come.
test.use({ settings: {}, actionTimeout: 15_000 });
test.setTimeout(900_000);

const WINDOWS = [
  { width: 390, height: 844, hasTouch: true, press: byHand },
  { width: 1280, height: 800, hasTouch: false, press: byKeys },
] as const;

if (process.env.DEEP)
  for (const [place, { width, height, hasTouch, press }] of WINDOWS.entries())
    test.describe(`${width} wide`, () => {
      test.use({ viewport: { width, height }, hasTouch });
      for (const [number, language] of LANGUAGES.entries())
        for (const game of GAME_IDS.filter((id) => GAME_INFO[id].course)) {
          test(`lessons of ${game} in ${language}`, ({ page }) => learnAll(page, game, language, press));
          test(`questions of ${game} in ${language}`, ({ page }) => answerAll(page, game, language, press));
          if (isGuided(game) && (language === 'en' || number % WINDOWS.length === place))
            test(`first game of ${game} in ${language}`, ({ page }) =>
              playFirst(page, game, language, press));
        }
    });

async function learnAll(page: Page, game: GameId, language: Language, press: Press): Promise<void> {
  const { learn } = await textsIn(language);
  await remember(page, { language });
  await withoutPauses(page);
  const lessons = (await loadCourse(game))?.lessons ?? [];
  for (const [i, { id }] of lessons.entries()) {
    // From lesson to lesson as a learner goes, without loading the page anew.
    if (i === 0) await page.goto(`/learn/${game}/${id}`);
    else await press(onward(page));
    await expect(page).toHaveURL(`/learn/${game}/${id}`);
    await expect(ask(page)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await followCoach(page, { press, learn });
  }
  await press(onward(page));
  await page.goto(`/learn/${game}`);
  await expect(page.getByText(learn.done(lessons.length, lessons.length))).toBeVisible();
}

async function answerAll(page: Page, game: GameId, language: Language, press: Press): Promise<void> {
  const { learn } = await textsIn(language);
  const course = await loadCourse(game);
  const questions = course?.questions ?? [];
  await remember(page, { language });
  await page.goto(`/learn/${game}/questions`);
  for (const [i, { id }] of questions.entries()) {
    const [right = ''] = course?.text[language].questions[id]?.answers ?? [];
    await press(button(page, right));
    await expect(page.getByText(learn.right)).toBeVisible();
    await press(button(page, i + 1 === questions.length ? learn.seeResult : learn.nextQuestion));
  }
  await expect(page.getByText(learn.result(questions.length, questions.length))).toBeVisible();
}

/** Always the answer in the middle of the list; no note comes twice. */
async function playFirst(page: Page, game: GameId, language: Language, press: Press): Promise<void> {
  const {
    learn,
    coach,
    home: { home },
  } = await textsIn(language);
  const lines = Object.values((await loadGuide(game))?.text[language].notes ?? {});
  const plain = lines.filter((line) => typeof line === 'string');
  await remember(page, { language, answers: 'true', autoConfirm: 'true', playback: 'off' });
  await withoutPauses(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: home.of(home.play, GAME_INFO[game].title) }));
  await press(button(page, coach.guided));
  const told: string[] = [];
  const over = page.getByRole('link', { name: learn.questions });
  const note = page.locator('.coach-strip[data-kind="note"] p');
  const answers = page.locator('.answers .answer');
  for (;;) {
    await expect(answers.first().or(over)).toBeVisible({ timeout: 120_000 });
    if (await over.isVisible()) break;
    // A note may go at any time, so nothing waits for it.
    const says = (await note.allInnerTexts())[0]?.replaceAll('\u00a0', ' ');
    if (says !== undefined && says !== told.at(-1)) told.push(says);
    // An answer may go with the turn or the game while it is reached for; then there is another look.
    await press(answers.nth(Math.floor((await answers.count()) / 2))).catch(() => undefined);
    await page.waitForTimeout(50);
  }
  expect(told.length).toBeGreaterThan(3);
  const fixed = told.filter((says) => plain.includes(says));
  expect(new Set(fixed).size).toBe(fixed.length);
}
