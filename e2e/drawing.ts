/**
 * Pages are laid out, but drawn only for tests that need it: turning everything into pixels takes a fifth of the CPU time of all browser tests.
 * What is found, pressed and measured is the same; layout shifts, contrast and pictures are of drawn pages only.
 */
import { expect, type Page } from '@playwright/test';

/** In a page: everything keeps its place, and nothing of it is drawn. */
export function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Draws the page while it is looked at. */
export async function whileDrawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const wasUndrawn = await page.evaluate(
    () => document.adoptedStyleSheets.splice(0, document.adoptedStyleSheets.length).length > 0,
  );
  const seen = await look();
  if (wasUndrawn) await page.evaluate(leaveUndrawn);
  return seen;
}

/** Whoever asks for layout shifts says `test.use({ drawn: true })`: a page that is not drawn has none. */
export async function expectDrawn(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('1');
}
