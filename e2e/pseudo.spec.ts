/** Room for other languages: no screen of a phone breaks when every text is two fifths longer, or large. */
import { expect, type Page } from '@playwright/test';
import { hurry } from './offlineSteps.ts';
import { openTable, playByItself, sheetOf, test } from './onlineSteps.ts';
import { expectRoom } from './pseudo.ts';
import {
  answersOf,
  expectNoSidewaysScrolling,
  openSetup,
  picture,
  playShort,
  SEED,
  startGame,
  startHotSeat,
} from './steps.ts';
import { TITLES } from './titles.ts';

const PHONE = { width: 360, height: 640 };
const PLACES = ['/', '/lobby', '/me', '/settings', '/rules', '/nowhere'];

test.use({ viewport: PHONE });

/** Large letters, at once as by the setting (settings.spec.ts) and on later pages; all that measures itself has followed then. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('skyline.textSize', 'large');
    document.documentElement.setAttribute('data-text', 'large');
  });
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

for (const place of PLACES) {
  test(`${place} has room`, async ({ page }) => {
    await page.goto(place, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectRoom(page, place.slice(1) || 'home');
    await enlarge(page);
    await picture(page, `large.${place.slice(1) || 'home'}`, true);
    await expectNoSidewaysScrolling(page);
  });
}

for (const { id, title } of TITLES) {
  test(`${id} has room`, async ({ page }) => {
    await page.goto(`/play/${id}?seed=${SEED}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectRoom(page, `${id}.setup`);
    await startGame(page);
    await expect(answersOf(page).first()).toBeVisible();
    await expectRoom(page, `${id}.table`);
    await enlarge(page);
    await picture(page, `large.${id}`, true);
    await expectNoSidewaysScrolling(page);
    await page.goto(`/rules/${id}`, { waitUntil: 'networkidle' });
    await expectRoom(page, `${id}.rules`);
  });
}

test('the end, the replay and the curtain have room', async ({ page }) => {
  await hurry(page);
  await openSetup(page);
  await playShort(page);
  await startGame(page);
  await playByItself(page);
  await sheetOf(page);
  await expectRoom(page, 'end');
  await page.goto(`${page.url()}/replay`, { waitUntil: 'networkidle' });
  await expectRoom(page, 'replay');
  await startHotSeat(page);
  await expectRoom(page, 'curtain');
});

test('the lobby, a new table and the table before the game have room', async ({ guest }) => {
  const page = await guest('Ada');
  await page.setViewportSize(PHONE);
  await page.goto('/lobby', { waitUntil: 'networkidle' });
  await expectRoom(page, 'lobby.signedIn');
  await page.goto('/me', { waitUntil: 'networkidle' });
  await expectRoom(page, 'me.signedIn');
  await openTable(page, 'rowhouse');
  await expectRoom(page, 'gathering');
});
