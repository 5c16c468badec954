/** New York City's characters: every tile tells in sight who it is and what it does, in every language, at every size. */
import { expect, type Page } from '@playwright/test';
import { openBoard } from './boardSteps.ts';
import { expectAccessible, picture, QUIET } from './steps.ts';
import { test } from './test.ts';

// As on a first visit: no list of answers takes room from the board.
test.use({ settings: QUIET });
test.setTimeout(120_000);

const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pl'];
const ALL = 42;

const WINDOWS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark', least: { width: 120, height: 84 } },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', least: { width: 170, height: 52 } },
  { viewport: { width: 360, height: 640 }, colorScheme: 'dark', least: { width: 150, height: 52 } },
] as const;

interface Tile {
  readonly says: string;
  readonly width: number;
  readonly height: number;
  /** What is written there without pointing at it. */
  readonly parts: readonly string[];
  /** What sticks out of the tile or lies over other words. */
  readonly faults: readonly string[];
}

/** In the page: the tiles in sight as they are drawn. */
function tilesIn(place: string): Tile[] {
  const boxesOf = (part: Element) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const tiles = [...document.querySelectorAll<HTMLElement>(`${place} .nyc-character`)];
  return tiles
    .filter((tile) => tile.offsetWidth > 0)
    .map((tile) => {
      const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
      const shown = [...tile.querySelectorAll('.nyc-face :is(span, b, i, small, .nyc-portrait)')].filter(
        (part) => part.getBoundingClientRect().width > 0,
      );
      const sticksOut = shown.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
      });
      const number = tile.querySelector('.nyc-number')?.getBoundingClientRect();
      const under = [...tile.querySelectorAll('.nyc-short, .nyc-ability')].filter((part) =>
        boxesOf(part).some(
          (box) =>
            number &&
            number.width > 0 &&
            box.right > number.left &&
            box.left < number.right &&
            box.bottom > number.top + 2 &&
            box.top < number.bottom - 2,
        ),
      );
      const isCut = tile.scrollHeight > tile.clientHeight + 1 || tile.scrollWidth > tile.clientWidth + 1;
      return {
        says: tile.textContent,
        width,
        height,
        parts: ['.nyc-portrait', '.nyc-name', '.nyc-phase', '.nyc-value', '.nyc-effect'].filter(
          (part) => (tile.querySelector(part)?.getBoundingClientRect().width ?? 0) > 0,
        ),
        faults: [
          ...sticksOut.map((part) => `${part.getAttribute('class')} sticks out`),
          ...under.map(() => 'the number lies over words'),
          ...(isCut ? ['the tile is cut'] : []),
        ],
      };
    });
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('skyline.language', chosen), language);
  await page.reload();
}

function expectReadable(tiles: readonly Tile[], language: string): void {
  for (const { says, parts, faults } of tiles) {
    expect(faults, `${language}: ${says}`).toEqual([]);
    expect(parts, `${language}: ${says}`).toHaveLength(5);
  }
}

test('the characters of the elevator and of the stacks can be read, in every window', async ({ page }) => {
  await openBoard(page, 'newyorkcity');
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const { viewport, colorScheme, least } of WINDOWS) {
      const isPhone = viewport.width < 760;
      const tabs = page.locator('.nyc-foot').getByRole('tab');
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      if (isPhone) await tabs.first().click();
      await page.locator('.board .nyc-character').first().waitFor();
      const stacks = await page.evaluate(tilesIn, '.board');
      expectReadable(stacks, language);
      // On phones the elevator has a tab of its own.
      if (isPhone) await tabs.nth(2).click();
      await page.locator('.nyc-elevator .nyc-character').first().waitFor();
      const tiles = await page.evaluate(tilesIn, '.board');
      expect(stacks.length + (isPhone ? tiles.length : 0)).toBeGreaterThan(20);
      expectReadable(tiles, language);
      for (const { width, height } of await page.evaluate(tilesIn, '.nyc-elevator')) {
        expect(width).toBeGreaterThanOrEqual(least.width);
        expect(height).toBeGreaterThanOrEqual(least.height);
      }
      await picture(page, `characters.${language}.${viewport.width}`, true);
      if (language === LANGUAGES.at(-1)) await expectAccessible(page);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all of them can be read among the signs', async ({ page }) => {
    await page.goto('/rules/newyorkcity');
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.locator('.nyc-legend').waitFor();
      const tiles = await page.evaluate(tilesIn, '.nyc-legend');
      expect(tiles).toHaveLength(ALL);
      expectReadable(tiles, language);
    }
  });
});
