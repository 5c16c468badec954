/** How many taps the usual ways take, from a cold start on a phone: the bars of ADR 72. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectInEveryLanguage } from './languages.ts';
import { answer, linkOf, test } from './onlineSteps.ts';
import { answersOf, expectSound, WINDOWS } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

/** Counts what is tapped. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
}

/** The four games are whole in the first screen, above the dock. */
async function expectCardsInSight(page: Page): Promise<void> {
  const last = await page.locator('.games .card').nth(3).boundingBox();
  const dock = await page.getByRole('navigation').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const foot = dock && dock.y > 100 ? dock.y : height;
  expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(foot);
}

test('a first visit to its first move: three taps; four games in sight', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.games .card')).toHaveCount(4);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectCardsInSight(page);
  }
  const finger = new Finger();
  await finger.tap(page.getByRole('button', { name: 'Play: Tangram City' }));
  await finger.tap(page.getByRole('button', { name: /^2 .*good start/ }));
  const question = page.locator('.answers');
  await question.first().waitFor();
  await question.evaluate((list) => list.setAttribute('data-answered', ''));
  await finger.tap(answersOf(page).first());
  await expect(page.locator('[data-answered]')).toHaveCount(0);
  expect(finger.taps).toBe(3);
});

test('a new table with its link: two taps, copied three; its seat two; back to where it waits one', async ({
  browserOf,
  guest,
}) => {
  const [ada, bruno, clara] = [await guest('Ada'), await browserOf(), await browserOf()];
  await ada.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => localStorage.setItem('copied', text) },
    });
  });
  const host = new Finger();
  await ada.goto('/');
  await test.step('the table', async () => {
    await host.tap(ada.getByRole('button', { name: 'With friends: Rowhouse' }));
    await expect(ada.getByRole('dialog', { name: 'New table' })).toContainText('For two');
    await expectSound(ada, 'newTable', { fullPage: false, checked: [WINDOWS[0]] });
    await expectInEveryLanguage(ada, 'newTable');
    const open = ada.getByRole('button', { name: 'Open the table and get the link' });
    host.taps += 1;
    await open.dblclick();
    const link = await linkOf(ada);
    expect(host.taps).toBe(2);
    await host.tap(ada.locator('.invite').getByRole('button', { name: 'Copy', exact: true }));
    expect(await ada.evaluate(() => localStorage.getItem('copied'))).toBe(link);
    expect(host.taps).toBe(3);
    const mine = await (await ada.request.get('/api/me/tables')).json();
    expect(mine.tables).toHaveLength(1);
  });
  await test.step('the seat, where a name is known already', async () => {
    await bruno.goto('/');
    expect(await bruno.request.post('/api/guest', { data: { name: 'Bruno' } })).toBeOK();
    await bruno.goto('/');
    const invited = new Finger();
    invited.taps += 1;
    await bruno.goto(await linkOf(ada));
    await invited.tap(bruno.getByRole('button', { name: 'Sit down' }));
    await expect(bruno.getByText('Ada starts the game.')).toBeVisible();
    expect(invited.taps).toBe(2);
    await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toContainText('here');
  });
  await test.step('a stranger with the link needs one more press for the name', async () => {
    await clara.goto(await linkOf(ada));
    await expect(clara.getByLabel('Your name')).toBeVisible();
  });
  const table = ada.url();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await answer(bruno);
  await test.step('back to the table that waits, with whose turn it is', async () => {
    await ada.goto('/');
    const left = ada.getByRole('region', { name: 'Where you left off' });
    await expect(left).toContainText('Your turn');
    await expect(left).toContainText('Bruno has picked.');
    await ada.setViewportSize({ width: 390, height: 844 });
    await expectCardsInSight(ada);
    await expectSound(ada, 'home.leftOff', { fullPage: false });
    await expectInEveryLanguage(ada, 'home.leftOff');
    const back = new Finger();
    await back.tap(left.getByRole('link', { name: 'Go to the table: Rowhouse' }));
    await expect(answersOf(ada).first()).toBeVisible();
    expect(ada.url()).toBe(table);
    expect(back.taps).toBe(1);
  });
});

test('watching needs no name, and sitting down asks for one', async ({ guest, browserOf, baseURL }) => {
  const [ada, stranger] = [await guest('Ada of the watched'), await browserOf()];
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const plan = { game: 'rowhouse', options: {}, access: 'public', clock: null, seats };
  const opened = await ada.request.post('/api/tables', {
    data: { plan, seat: 0 },
    headers: { origin: baseURL ?? '' },
  });
  const { table } = await opened.json();
  await stranger.goto('/lobby');
  const row = stranger.getByRole('listitem').filter({ hasText: 'Ada of the watched' });
  await expect(row).toContainText('1 of 2 free');
  await expect(row).toContainText('Live, no clock');
  await row.getByRole('link', { name: 'Rowhouse' }).click();
  await expect(stranger).toHaveURL(new RegExp(`/table/${table}$`));
  await expect(stranger.getByText('1 watching')).toBeVisible();
  await stranger.getByRole('button', { name: 'Take seat 2' }).click();
  const dialog = stranger.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Your name').fill('Bruno');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(stranger.getByText('Ada of the watched starts the game.')).toBeVisible();
});
