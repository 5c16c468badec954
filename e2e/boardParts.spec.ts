/** What boards do besides being played on: they explain themselves, refuse with the rule, point things out, and end as a picture. */
import { expect, type Page } from '@playwright/test';
import { GAME_INFO } from '#games';
import { openBoard, playByPointer, savedBy, seeded } from './boardSteps.ts';
import { expectAccessible, openSetup, picture, playShort, startGame, withoutPauses } from './steps.ts';
import { test } from './test.ts';
import { TITLES } from './titles.ts';

// Answers are sent at once (see `settings`); nothing moves while it is looked at.
test.use({ viewport: { width: 1280, height: 800 } });

const boardOf = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });
const noteOf = (page: Page) => page.getByRole('tooltip');

for (const { id } of TITLES)
  test(`${id} explains its signs, at the table and beside the rules`, async ({ page }) => {
    const problems = await openBoard(page, id);
    const button = page.getByRole('button', { name: 'Aid' });
    await button.focus();
    await page.keyboard.press('Enter');
    const aid = page.getByRole('region', { name: 'Aid' });
    const legend = aid.getByRole('region', { name: 'Icons' });
    await expect(legend.getByRole('listitem').nth(4)).toBeVisible();
    const signs = await legend.getByRole('listitem').count();
    if (GAME_INFO[id].course) await expect(aid.locator('.aid-card dt').nth(3)).toBeVisible();
    await expect(aid.getByRole('button', { name: 'Close' })).toBeFocused();
    await picture(page, `legend.${id}`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(aid).toBeHidden();
    await expect(button).toBeFocused();
    await page.goto(`/rules/${id}#icons`);
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Icons' }) });
    await expect(section.getByRole('listitem')).toHaveCount(signs);
    expect(problems).toEqual([]);
  });

test('flatiron shows every board to choose from whole, on every width', async ({ page }) => {
  await openBoard(page, 'flatiron');
  for (const width of [360, 1024, 1366, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const cut = await page.locator('.fi-side .fi-body').evaluateAll((columns) =>
      columns.flatMap((column) => {
        const { right, bottom } = column.getBoundingClientRect();
        return [...column.querySelectorAll('b, svg')]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.right > right + 0.5 || part.bottom > bottom + 0.5);
      }),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    await picture(page, `flatiron.sides.${width}`);
  }
});

test('newyork1901 from the harbour fills the column of the map, and the switch stays where it is', async ({
  page,
}) => {
  await openBoard(page, 'newyork1901');
  const button = page.getByRole('button', { name: 'From the harbour' });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lies = async () => ({
      column: (await page.locator('.ny-center').boundingBox())?.height ?? 0,
      button: (await button.boundingBox())?.y ?? 0,
    });
    // The room of the map follows the width of the window a moment after it has changed.
    await expect(async () => {
      const map = await lies();
      await button.click();
      await expect(page.locator('.ny-harbour')).toHaveCount(1);
      const harbour = await lies();
      await button.click();
      expect(Math.abs(harbour.column - map.column), `the column at ${width} px`).toBeLessThan(4);
      expect(Math.abs(harbour.button - map.button), `the button at ${width} px`).toBeLessThan(4);
    }).toPass({ timeout: 5000 });
  }
});

/** Builds on storey 1 until it is full, and is asked where to build once more. */
async function fillStorey(page: Page): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const keep = boardOf(page).getByRole('button', { name: 'Keep your hand' });
    const tile = boardOf(page).locator('.hand [data-choose]').first();
    await expect(tile.or(keep)).toBeVisible();
    if (await keep.isVisible()) await keep.click();
    await tile.click();
    const storey = boardOf(page).getByRole('button', { name: 'Storey 1' });
    await expect(storey).toBeVisible();
    if (round < 3) await storey.click();
  }
}

test('what cannot be chosen answers with the rule, and nothing moves for it', async ({ page }) => {
  await openBoard(page, 'rowhouse');
  await fillStorey(page);
  const before = await boardOf(page).boundingBox();
  const full = boardOf(page).getByRole('button', { name: 'Storey 1' });
  await expect(full).toHaveAttribute('aria-disabled', 'true');
  await full.click({ force: true });
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('This storey is full.');
  await expect(refusal.getByRole('link', { name: 'Rule R4.1' })).toBeVisible();
  expect(await boardOf(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(refusal).toBeEmpty();
  await full.click({ force: true });
  await expect(refusal).toContainText('This storey is full.');
  await boardOf(page).getByRole('button', { name: 'Storey 2' }).click();
  await expect(refusal).toBeEmpty();
});

test('a piece explains itself when it is pointed at or reached by key', async ({ page }) => {
  await openBoard(page, 'rowhouse');
  const tiles = boardOf(page).locator('.hand [data-note]');
  const says = (await tiles.first().getAttribute('data-note')) ?? '';
  await tiles.first().hover();
  await expect(noteOf(page)).toHaveText(says);
  await page.mouse.move(5, 5);
  await expect(noteOf(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('a tap shows what a piece is', async ({ page }) => {
    await openBoard(page, 'rowhouse');
    await boardOf(page).locator('.hand [data-choose]').first().tap();
    const built = boardOf(page).locator('.own .roof [data-note]');
    await built.tap();
    await expect(noteOf(page)).toHaveText((await built.getAttribute('data-note')) ?? '');
  });

  test('prompt and board are the first that is seen, and the page stays where it is', async ({ page }) => {
    await openBoard(page, 'rowhouse');
    await expect(page.getByRole('heading', { level: 2, name: /^Lay one tile/ })).toBeInViewport({ ratio: 1 });
    await expect(boardOf(page)).toBeInViewport({ ratio: 0.7 });
    const scrolled = () => page.locator('.center').evaluate((center) => center.scrollTop);
    // Lower, so that there is room to scroll before and after.
    await page.setViewportSize({ width: 360, height: 520 });
    await page.locator('.center').evaluate((center) => center.scrollTo(0, 20));
    const before = await scrolled();
    await boardOf(page).locator('.hand [data-choose]').first().tap();
    await expect(boardOf(page).locator('.storey[data-choose]').first()).toBeVisible();
    expect(await scrolled()).toBe(before);
  });
});

test('the list of answers opens below the board, and stays as it was left', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.removeItem('skyline.answers'));
  await openBoard(page, 'rowhouse');
  const list = page.getByRole('region', { name: /answers$/ });
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'All answers in words' }).click();
  await expect(list.getByRole('button')).toHaveCount(3);
  await list.getByRole('button').first().click();
  await expect(list.getByRole('button', { name: 'Storey 1' })).toBeVisible();
});

test('the end is a picture: as SVG that needs nothing from outside, and shared as a file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = `${files[0]?.name} ${files[0]?.type}`;
      },
    });
  });
  await withoutPauses(page);
  await openSetup(page);
  await playShort(page);
  await startGame(page);
  await playByPointer(page, seeded(1), {});
  const { file, bytes } = await savedBy(page, 'Save as SVG');
  expect(file.suggestedFilename()).toBe('skyline-rowhouse.svg');
  const text = bytes.toString('utf8');
  expect(text).toMatch(/^<svg[^>]* width="1200" height="630"/);
  expect(text).not.toMatch(/class=|var\(|href="http|url\(["']?http/);
  expect(text).toContain('>Rowhouse<');
  await page.getByRole('button', { name: 'Share the picture' }).click();
  await expect(page).toHaveTitle('skyline-rowhouse.png image/png');
});
