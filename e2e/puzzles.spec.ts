/** Puzzles are solved at the table: at the first try, after a second one, by hand and by keys. */
import { expect, type Page } from '@playwright/test';
import { GAME_IDS, type GameId, loadTitle } from '#games';
import { loadPuzzles } from '#games/puzzles';
import { at, puzzleStart, same } from '#kernel';
import { answersOf, expectAccessible, expectNoSidewaysScrolling, picture } from './steps.ts';
import { test } from './test.ts';

const GAMES = GAME_IDS.filter((id) => id !== 'rowhouse');

/** A puzzle's question with its answers in words, the right ones first. */
async function answersIn(id: GameId, index: number) {
  const { game, words } = await loadTitle(id);
  const puzzle = at((await loadPuzzles(id))?.puzzles ?? [], index);
  const { position, seat } = puzzleStart(game, puzzle);
  const telling = { view: game.view(position.state, seat), name: (who: number) => at(['Ada', 'Bruno'], who) };
  const legal = game.legalActions(position.state, seat);
  const isRight = (action: unknown) => puzzle.solution.some((one) => same(one, action));
  const say = (action: unknown) => words.en.answer(action, telling);
  const right = say(puzzle.solution[0]);
  // The same words may stand in several groups of the list.
  const groups = [...new Set(legal.map((one) => words.en.group?.(one, telling)))];
  const alike = groups.flatMap((group) =>
    legal.filter((one) => words.en.group?.(one, telling) === group && say(one) === right),
  );
  const place = alike.findIndex((one) => same(one, puzzle.solution[0]));
  return { right, place, wrong: legal.filter((one) => !isRight(one)).map(say) };
}

const card = (page: Page) => page.getByRole('region', { name: 'Puzzle' });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const answer = (page: Page, name: string, place = 0) =>
  answersOf(page)
    .and(page.getByText(name, { exact: true }))
    .nth(place);

test('a puzzle is solved with keys at the first try, and kept', async ({ page }) => {
  const { right, place } = await answersIn('tangramcity', 0);
  await page.goto('/puzzles/tangramcity/1');
  await answer(page, right, place).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(`You choose: ${right}`);
  await button(page, 'That is my answer').focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading')).toHaveText('Solved at the first try');
  await expect(card(page).getByRole('heading')).toBeFocused();
  await expect(card(page).getByRole('listitem').first()).not.toBeEmpty();
  await picture(page, 'puzzle.solved');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the puzzle of the day tells what another answer lacks, and shows the best one', async ({ page }) => {
    // A day on which Flatiron has its first puzzle: the one of another day is another one.
    const { wrong } = await answersIn('newyork1901', 0);
    await page.goto('/puzzles/newyork1901/1');
    await answer(page, at(wrong, 0)).click();
    await button(page, 'That is my answer').click();
    await expect(card(page).getByRole('heading')).toHaveText('There is something better');
    await picture(page, 'puzzle.better');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await button(page, 'Try again').click();
    await button(page, 'Show the answer').click();
    await expect(card(page).getByRole('heading')).toHaveText('The best answer');
    await page.goto('/puzzles/newyork1901');
    await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
    await page.getByRole('link', { name: 'Solve today’s puzzle' }).click();
    await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
    await expect(answersOf(page).first()).toBeVisible();
  });
});

test('a puzzle that does not exist, or is yet to come, is not found', async ({ page }) => {
  for (const which of ['0', '9999', 'x', '2999-01-01', '2026-02-30']) {
    await page.goto(`/puzzles/tangramcity/${which}`);
    await expect(
      page.getByRole('link', { name: 'To the games' }).or(page.locator('.message a')),
    ).toBeVisible();
  }
  await page.goto('/puzzles/rowhouse');
  await expect(page.locator('.message')).toBeVisible();
});

if (process.env.DEEP)
  for (const id of GAMES)
    test(`every puzzle of ${id} can be solved`, async ({ page }) => {
      test.setTimeout(600_000);
      const count = (await loadPuzzles(id))?.puzzles.length ?? 0;
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) {
        const { right, place } = await answersIn(id, index);
        await page.goto(`/puzzles/${id}/${index + 1}`);
        await answer(page, right, place).click();
        await button(page, 'That is my answer').click();
        await expect(card(page).getByRole('heading')).toHaveText('Solved at the first try');
      }
    });
