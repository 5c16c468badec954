/** The test function of the browser tests: its page comes out of `Devices`, as empty as a new one. */
import { type Page, test as plain } from '@playwright/test';
import { Devices } from './devices.ts';
import { QUIET } from './steps.ts';

interface Options {
  /** What the device remembers of former visits; `{}` on a first visit. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether pages are drawn: for layout shifts and pictures. */
  readonly drawn: boolean;
}

interface Fixtures {
  /** A browser of somebody's own. */
  readonly browserOf: () => Promise<Page>;
}

export const test = plain.extend<Options & Fixtures, { readonly devices: Devices }>({
  // Answers are sent at once and also stand as a list, but for the tests of turns that are confirmed and of boards; the coach is silent but for its own.
  settings: [{ ...QUIET, autoConfirm: 'true', answers: 'true' }, { option: true }],
  drawn: [Boolean(process.env.PICTURES), { option: true }],
  devices: [({ browser }, use) => use(new Devices(browser)), { scope: 'worker' }],
  browserOf: async (
    {
      devices,
      settings,
      drawn,
      baseURL,
      hasTouch,
      locale,
      serviceWorkers,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
  ) => {
    const opened: Page[] = [];
    await use(async () => {
      const page = await devices.take(
        { baseURL, hasTouch, locale, serviceWorkers },
        { settings, drawn, viewport, colorScheme, reducedMotion },
      );
      opened.push(page);
      return page;
    });
    for (const page of opened) await devices.giveBack(page);
  },
  page: async ({ browserOf }, use) => use(await browserOf()),
  context: async ({ page }, use) => use(page.context()),
});
