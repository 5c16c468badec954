/**
 * While a turn is put together nothing moves, by the browser's own layout shifts: from the question to the press that sends.
 * Pieces move by transforms, which are no shifts. `COMPOSING=flatiron npx playwright test composing` plays a title that is
 * not in the list yet, and prints what moved.
 */
import { expect } from '@playwright/test';
import { type GameId, loadTitle } from '#games';
import { LONGEST_GAME } from './boardSteps.ts';
import { type Course, openInSight, playInSight, WINDOWS } from './inSight.ts';
import { watching } from './sight/shifts.ts';
import { QUIET } from './steps.ts';
import { test } from './test.ts';

// Turns are staged and confirmed; the coach is silent.
test.use({ settings: QUIET, drawn: true });
test.setTimeout(process.env.DEEP ? 1_200_000 : 120_000);

/** The titles in which nothing moves. */
const STEADY: readonly string[] = process.env.COMPOSING?.split(',') ?? [
  'flatiron',
  'newyork1901',
  'newyorkcity',
  'tangramcity',
];

/** What is played, up to so many decisions; DEEP plays to the end. */
const COURSES: Readonly<Record<GameId, Omit<Course, 'title'> & { phases?: readonly string[] }>> = {
  flatiron: { seed: 1, seats: 2, most: 14 },
  newyork1901: { seed: 1, seats: 2, most: 5 },
  // Who takes the last pair or prestige tile may be the first to bid after it.
  newyorkcity: { seed: 1, seats: 2, most: 8, phases: ['bid'] },
  rowhouse: { seed: 1, seats: 2, most: 3 },
  tangramcity: { seed: 2, seats: 3, most: 4 },
};

for (const [id, played] of Object.entries(COURSES).filter(([one]) => STEADY.includes(one)))
  for (const { name, ...window } of WINDOWS)
    test.describe(name, () => {
      test.use(window);
      test(`nothing moves while a turn of ${id} is put together`, async ({ page }) => {
        const whole = process.env.DEEP && { most: LONGEST_GAME };
        const course = { ...played, ...whole, title: await loadTitle(id) };
        const finger = await watching(page, await openInSight(page, course), played.phases);
        expect((await playInSight(finger, course)).length).toBeGreaterThan(0);
        const told = finger.shifts.map(
          ({ part, from, to, after }) => `${part}\n    ${from} → ${to}, after ${after}`,
        );
        expect(told.join('\n')).toBe('');
      });
    });
