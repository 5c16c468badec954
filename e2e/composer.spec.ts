/** New York City: while a bid is composed nothing moves, by the places of its parts and by the browser's own layout shifts. */
import { expect, type Page } from '@playwright/test';
import { loadTitle } from '#games';
import { expectDrawn } from './drawing.ts';
import { openInSight, playInSight, WINDOWS } from './inSight.ts';
import { QUIET } from './steps.ts';
import { test } from './test.ts';

test.use({ settings: QUIET, drawn: true });
test.setTimeout(120_000);

/** Decisions before the first bid of this deal. */
const BEFORE = 3;
const PARTS =
  '.nyc-chip, .nyc-ways, .nyc-way-swap, .nyc-lane, .nyc-card-button, .prompt, .prompt .btn, .nyc-foot button, .nyc-map';
/** Cards that are picked are lifted. */
const LIFT = 6;

/** Where everything is; in the page. */
function placesOf(page: Page): Promise<[string, number, number][]> {
  return page.locator(PARTS).evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y } = part.getBoundingClientRect();
      return [part.classList[0] ?? part.tagName, x, y];
    }),
  );
}

for (const { name, ...window } of WINDOWS) {
  test.describe(name, () => {
    test.use(window);
    test('a bid is composed without anything moving, and its button says what it sends', async ({ page }) => {
      const course = { title: await loadTitle('newyorkcity'), seed: 79, seats: 3, most: BEFORE };
      const finger = await openInSight(page, course);
      await playInSight(finger, course);
      await finger.asked();
      const chips = page.locator('button.nyc-chip');
      await page.evaluate(() => document.fonts.ready);
      await expectDrawn(page);
      await page.evaluate(() => {
        const shifted: Element[] = [];
        Object.assign(globalThis, { shifted });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as unknown as { sources: readonly { node: Node | null }[] };
            for (const { node } of sources) if (node instanceof Element) shifted.push(node);
          }
        }).observe({ type: 'layout-shift' });
      });
      const before = await placesOf(page);
      const steps = [
        () => chips.nth(1).click(),
        () => chips.nth(2).click(),
        () => page.locator('.nyc-card-button[aria-pressed="true"]').first().click(),
        () => page.locator('.nyc-card-button[data-choose][aria-pressed="false"]').first().click(),
        () => chips.nth(0).click(),
        () => chips.nth(1).click(),
      ];
      for (const step of steps) {
        await step();
        const now = await placesOf(page);
        expect(now).toHaveLength(before.length);
        for (const [i, [part, x, y]] of now.entries()) {
          const [, x0 = 0, y0 = 0] = before[i] ?? [];
          expect(Math.abs(x - x0), part).toBeLessThanOrEqual(0.5);
          expect(Math.abs(y - y0), part).toBeLessThanOrEqual(part === 'nyc-card-button' ? LIFT + 0.5 : 0.5);
        }
      }
      // Words change inside their places; no place itself has shifted. Lifted cards are transformed, which is no shift.
      const shifted = await page.evaluate(
        (parts) =>
          (globalThis as unknown as { shifted: Element[] }).shifted
            .filter((one) => one.matches(parts))
            .map((one) => one.className),
        PARTS,
      );
      expect(shifted).toEqual([]);
      await expect(page.locator('.send')).toHaveText(/^Bid 1 · /);
    });
  });
}
