/** What the browser tests without a network do again and again. */
import { type Page, test as plain } from '@playwright/test';
import { ownServer } from './ownServer.ts';

interface Offline {
  /** A page that has visited Skyline once, and whose server is gone. */
  readonly alone: Page;
}

export const test = plain.extend<Offline>({
  serviceWorkers: 'allow',
  alone: async ({ browser }, use) => {
    const server = await ownServer();
    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await hurry(page);
    await page.goto('/');
    await keptWhole(page);
    await server.stop();
    await use(page);
    await context.close();
  },
});

/** Waits until the service worker has everything and answers for the page. */
export async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** No second tap, the answers as a list, no playback, and no pause between the moves of the bots. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('skyline.autoConfirm', 'true');
    localStorage.setItem('skyline.answers', 'true');
    localStorage.setItem('skyline.coach', 'off');
    localStorage.setItem('skyline.playback', 'off');
    const later = window.setTimeout.bind(window);
    const PAUSE = 2000;
    // Longer ones are limits of patience, and stay.
    window.setTimeout = ((act: TimerHandler, delay = 0, ...more: unknown[]) =>
      later(act, delay < PAUSE ? 0 : delay, ...more)) as typeof window.setTimeout;
  });
}
