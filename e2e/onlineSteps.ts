/** What the browser tests of online play do again and again. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { answersOf } from './steps.ts';
import { test as plain } from './test.ts';

interface Online {
  /** A browser of somebody whom the server knows by name; it shows nothing yet. */
  readonly guest: (name: string) => Promise<Page>;
  /** Ada and Bruno at a table of theirs, where the game has begun; they asked the server for it themselves, without its pages. */
  readonly pair: (game: string, options?: object) => Promise<Pair>;
}

interface Pair {
  readonly ada: Page;
  readonly bruno: Page;
  /** The address of their table. */
  readonly table: string;
}

export const test = plain.extend<Online>({
  guest: async ({ browserOf }, use) => {
    await use(async (name) => {
      const page = await browserOf();
      expect(await page.request.post('/api/guest', { data: { name } })).toBeOK();
      return page;
    });
  },
  pair: async ({ guest, baseURL }, use) => {
    await use(async (game, options = {}) => {
      const [ada, bruno] = [await guest('Ada'), await guest('Bruno')];
      const ask = async (page: Page, path: string, data: object) => {
        const answer = await page.request.post(path, { data, headers: { origin: baseURL ?? '' } });
        expect(answer).toBeOK();
        return answer.json();
      };
      const seats = [{ kind: 'open' }, { kind: 'open' }];
      const plan = { game, options, access: 'public', clock: null, seats };
      const { table } = await ask(ada, '/api/tables', { plan, seat: 0 });
      const { token } = await ask(ada, '/api/links', { kind: 'seat', table, seat: 1 });
      await ask(bruno, `/api/links/${token}/accept`, {});
      await ask(ada, `/api/tables/${table}/commands`, { id: randomUUID(), command: { do: 'start' } });
      await Promise.all([ada, bruno].map((page) => page.goto(`/table/${table}`)));
      return { ada, bruno, table: `/table/${table}` };
    });
  },
});

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

/** The host's link to any free seat, which is there with the table. */
export async function linkOf(page: Page): Promise<string> {
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
 * Lets the page press any answer whenever it has one, to the end of the game or so often. Always the first would
 * take and give back lots in New York 1901 for ever, in some deals.
 */
export async function playByItself(page: Page, most = Number.MAX_SAFE_INTEGER): Promise<void> {
  await page.evaluate((times) => {
    const answered = new Set<Element>();
    const timer = setInterval(() => {
      const answers = [...document.querySelectorAll<HTMLButtonElement>('.answers .answer')];
      const list = answers[0]?.closest('.answers');
      if (list && answered.size < times) answered.add(list);
      if (list && answered.has(list)) answers[Math.floor(Math.random() * answers.length)]?.click();
      else if (list || document.querySelector('.sheet table')) clearInterval(timer);
    }, 4);
  }, most);
}

/** Gives the game up, as the page offers it. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
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
  return page.locator('.log .event');
}
