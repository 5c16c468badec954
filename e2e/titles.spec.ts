/** Every registered game can be set up and played on a phone, through the answer list alone. */
import { expect, test } from '@playwright/test';
import {
  answersOf,
  BOTS_DONE,
  expectAccessible,
  expectNoSidewaysScrolling,
  giveFirstAnswer,
  SEED,
  startGame,
} from './steps.ts';
import { TITLES } from './titles.ts';

/** Enough to meet several kinds of decisions. */
const DECISIONS = 4;

test.use({ viewport: { width: 360, height: 640 }, colorScheme: 'dark', reducedMotion: 'reduce' });

for (const { id, title } of TITLES) {
  test(`${id} is played through its answers`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.clock.install();
    await page.goto(`/play/${id}?seed=${SEED}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.screenshot({ path: `test-results/screens/${id}.setup.png`, fullPage: true });
    await startGame(page);
    for (let n = 0; n < DECISIONS; n++) {
      await expect(answersOf(page).first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await giveFirstAnswer(page);
      await page.clock.runFor(BOTS_DONE);
    }
    await page.screenshot({ path: `test-results/screens/${id}.table.png`, fullPage: true });
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}
