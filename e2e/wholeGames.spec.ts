/**
 * Whole games of each title in both windows: every answer is in sight, and few taps are needed. They take minutes each, so
 * they run with DEEP=1 only: `DEEP=1 npx playwright test wholeGames -g "newyork1901"`. The gate plays their beginnings (boards.spec.ts).
 */
import { expect } from '@playwright/test';
import { loadTitle } from '#games';
import { openInSight, playInSight, WINDOWS } from './inSight.ts';
import { BARS, expectAllInSight, expectFewTaps, WHOLE_GAMES } from './sight/bars.ts';
import { QUIET } from './steps.ts';
import { test } from './test.ts';

test.use({ settings: QUIET });
test.setTimeout(3_600_000);

if (process.env.DEEP)
  for (const { name, ...window } of WINDOWS)
    test.describe(name, () => {
      test.use(window);
      for (const [id, seats, seeds] of WHOLE_GAMES)
        test(`${id} with ${seats} seats: every answer is in sight and takes few taps`, async ({ page }) => {
          const clicks: number[] = [];
          const sending: number[] = [];
          let asked = 0;
          for (const seed of seeds)
            await test.step(`seed ${seed}`, async () => {
              const course = { title: await loadTitle(id), seed, seats };
              const decisions = await playInSight(await openInSight(page, course), course);
              expect(decisions.length).toBeGreaterThan(20);
              expectAllInSight(decisions);
              expectFewTaps(decisions);
              asked += decisions.length;
              clicks.push(sum(decisions.map(({ taps, confirms }) => taps.length + confirms)));
              sending.push(sum(decisions.map(({ confirms }) => confirms)));
            });
          const most = Number.POSITIVE_INFINITY;
          const bar = { clicks: most, sending: most, perDecision: most, ...BARS[id] };
          expect(sum(clicks) / clicks.length).toBeLessThanOrEqual(bar.clicks);
          expect(sum(sending) / sending.length).toBeLessThanOrEqual(bar.sending);
          expect(sum(clicks) / asked).toBeLessThanOrEqual(bar.perDecision);
        });
    });

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, two) => one + two, 0);
}
