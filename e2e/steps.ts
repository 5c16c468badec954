/** What the browser tests do again and again. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { whileDrawn } from './drawing.ts';
import { markupFaults } from './markup.ts';

/** A deal in which the tests know what happens. */
export const SEED = '0123456789abcdef0123456789abcdef';

/** A browser that has kept nothing, but for a silent coach and no sound: boards are measured without notes, and nobody listens. */
export const QUIET = { coach: 'off', sound: 'false' };

/** A picture to look at, in test-results/screens; taken where `PICTURES` is set, for they cost the gate a minute. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage });
}

/** The answer buttons of the viewer's decision. */
export function answersOf(page: Page): Locator {
  return page.getByRole('region', { name: /answers?$/ }).getByRole('button');
}

export async function openSetup(page: Page): Promise<void> {
  await page.goto(`/play/rowhouse?seed=${SEED}`);
  await expect(page.getByRole('heading', { name: 'Rowhouse' })).toBeVisible();
}

/** Makes the game three rounds long. */
export async function playShort(page: Page): Promise<void> {
  await page.getByLabel('Rounds', { exact: true }).fill('3');
}

export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Two humans around the device. */
export async function startHotSeat(page: Page): Promise<void> {
  await openSetup(page);
  await page.getByLabel('Who plays Bruno').selectOption('human');
  await startGame(page);
}

/** Presses Tab until the thing has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, atMost = 40): Promise<void> {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached with ${atMost} presses of Tab`);
}

/** Waits for the viewer's decision or the end; says whether there is a decision. */
export async function isAsked(page: Page): Promise<boolean> {
  const over = page.getByRole('table', { name: 'Score sheet' });
  await expect(answersOf(page).first().or(over)).toBeVisible();
  return !(await over.isVisible());
}

/** Long enough for every bot to move, in milliseconds of the page's clock. */
export const BOTS_DONE = 2000;

/** Gives the first answer, which is sent at once (see `settings`); it is stored when its button is gone. */
export async function giveFirstAnswer(page: Page): Promise<void> {
  const button = await answersOf(page).first().elementHandle();
  await button?.click();
  await button?.waitForElementState('hidden');
}

/** Plays the first answer again and again; the page's clock must be the test's. */
export async function playToEnd(page: Page): Promise<void> {
  while (await isAsked(page)) {
    await giveFirstAnswer(page);
    await page.clock.runFor(BOTS_DONE);
  }
}

/** Leaves out the waits that are made for people's eyes; where something is given up after a while, it still is. */
export async function withoutPauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const pause = (act: () => void, length = 0) => wait(act, length < 1000 ? 0 : length);
    Object.assign(window, { setTimeout: pause });
  });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Each size and each theme once, for colours do not depend on the size. */
export const WINDOWS = [
  { viewport: { width: 360, height: 640 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

/** The page as it stands is valid, accessible in both themes, and no wider than the window at either end of the sizes; the test's own size comes last. */
export async function expectSound(
  page: Page,
  name: string,
  { fullPage = true, checked = WINDOWS as readonly (typeof WINDOWS)[number][] } = {},
): Promise<void> {
  const own = page.viewportSize();
  await page.evaluate(() => document.fonts.ready);
  for (const window of WINDOWS.toSorted((one) => (one.viewport.width === own?.width ? 1 : -1))) {
    const { viewport, colorScheme } = window;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScrolling(page);
    await picture(page, `${name}.${viewport.width}.${colorScheme}`, fullPage);
    if (checked.includes(window)) await expectAccessible(page);
  }
  expect(await markupFaults(page)).toEqual([]);
}

/** axe's rules that never find anything serious or critical. */
const MODEST_RULES = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
];

/** Rules that axe runs only where they are asked for. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Nothing serious or critical by axe's rules; what is the same everywhere and long may be left out. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  // A page that has axe from a look before needs no second copy of half a megabyte.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // No page has frames, and only what is wrong is of interest: half the cost of axe's usual way.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: Object.fromEntries([
      ...EXPERIMENTAL.map((rule) => [rule, { enabled: true }] as const),
      ...MODEST_RULES.map((rule) => [rule, { enabled: false }] as const),
    ]),
  });
  for (const part of without) axe.exclude(part);
  const { violations } = await whileDrawn(page, () => axe.analyze());
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(grave).toEqual([]);
}
