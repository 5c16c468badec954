/** What the browser tests of online play do again and again. */
import { type Browser, expect, type Page, test as plain } from '@playwright/test';
import { answersOf } from './steps.ts';

interface Online {
  /** A browser of somebody's own; closed after the test. */
  readonly browserOf: () => Promise<Page>;
  /** A browser in which somebody has given themselves a name. */
  readonly guest: (name: string) => Promise<Page>;
}

export const test = plain.extend<Online>({
  browserOf: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const page = await newPage(browser);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  guest: async ({ browserOf }, use) => {
    await use(async (name) => {
      const page = await browserOf();
      await page.goto('/lobby');
      await nameMyself(page, name, 'Go on');
      await expect(page.getByRole('heading', { name: 'Lobby' })).toBeVisible();
      return page;
    });
  },
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  // Wherever the server is: answers are sent at once, and stand as a list.
  await context.addInitScript(() => {
    localStorage.setItem('skyline.autoConfirm', 'true');
    localStorage.setItem('skyline.answers', 'true');
  });
  return context.newPage();
}

export async function nameMyself(page: Page, name: string, go: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: go, exact: true }).click();
}

/** Opens a table for two and gives its address. */
export async function openTable(
  page: Page,
  game: string,
  more?: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await more?.(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Before the game')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The host's link to any free seat. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  const field = page.getByLabel('Address of the link: Any free seat');
  await expect(field).toHaveValue(/\/join\//);
  return field.inputValue();
}

/** From a link to the seat: a name and one press. */
export async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await nameMyself(page, name, 'Sit down');
  await expect(page).toHaveURL(/\/table\//);
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/**
 * Lets the page press any answer, or its last, whenever it has one, to the end of the game. Always the first would
 * take and give back lots in New York 1901 for ever, in some deals.
 */
export async function playByItself(page: Page, which: 'any' | 'last' = 'any'): Promise<void> {
  await page.evaluate((wanted) => {
    const press = () => {
      const answers = [...document.querySelectorAll<HTMLButtonElement>('.answers .answer')];
      answers.at(wanted === 'last' ? -1 : Math.floor(Math.random() * answers.length))?.click();
    };
    const timer = setInterval(press, 4);
    Object.assign(window, { stopPlaying: () => clearInterval(timer) });
  }, which);
}

/** Answers once with the first answer there is, and waits until the server has it. */
export async function answer(page: Page): Promise<void> {
  await page.locator('.answers').evaluate((list) => list.setAttribute('data-answered', ''));
  await answersOf(page).first().click();
  await expect(page.locator('[data-answered]')).toHaveCount(0);
}

/** Waits until one of the pages is asked, and gives it first. */
export async function askedFirst(one: Page, two: Page): Promise<[Page, Page]> {
  await expect
    .poll(async () => (await answersOf(one).count()) + (await answersOf(two).count()), { timeout: 30_000 })
    .toBeGreaterThan(0);
  return (await answersOf(one).count()) > 0 ? [one, two] : [two, one];
}

/** The score sheet's cells, row by row. */
export async function sheetOf(page: Page): Promise<string[]> {
  const sheet = page.getByRole('table', { name: 'Score sheet' });
  await expect(sheet).toBeVisible({ timeout: 240_000 });
  return sheet.getByRole('row').allTextContents();
}

/** What the log tells, the newest first. */
export function logOf(page: Page) {
  return page.locator('.log li');
}
