/** A mouse or finger on a page, which sees what `page.ts` sees there. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { BOARD, UNDO } from '../controls.ts';
import type * as sight from './page.ts';
import type { Asked, Target } from './page.ts';
import type { Point, Seen } from './visible.ts';

/** What a press did. */
interface Press {
  readonly asked: Asked;
  /** How far other things have moved, in pixels. */
  readonly shift: number;
}

/** Presses things on one page. */
export interface Finger {
  asked(): Promise<Asked>;
  targets(): Promise<Target[]>;
  isBright(): Promise<boolean>;
  press(target: Target): Promise<Press>;
  /** Presses the button that sends the turn; gives what was seen of it. */
  send(): Promise<Seen>;
  undo(): Promise<void>;
  /** Leaves the table and comes back: what was picked but not chosen is forgotten. */
  comeBack(): Promise<void>;
  /** Gives an answer without the board. */
  give(action: unknown): Promise<void>;
}

/** The functions of `page.ts` as a script. */
const script = build({
  entryPoints: [join(import.meta.dirname, 'page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'sight',
  // Functions that tsx hands to a page call this helper, which the page does not have.
  banner: { js: 'globalThis.__name ??= (named) => named;' },
  footer: { js: 'globalThis.sight = sight;' },
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** A finger for a page that will be opened. */
export async function fingerOn(page: Page): Promise<Finger> {
  await page.addInitScript(await script);
  const call = <Name extends keyof typeof sight>(name: Name, value?: unknown) =>
    page.evaluate(
      ([called, given]) =>
        (window as unknown as { sight: Record<string, (value: unknown) => unknown> }).sight[called]?.(given),
      [name, value] as const,
    ) as Promise<Awaited<ReturnType<(typeof sight)[Name]>>>;
  const point = async ([x, y]: Point) => {
    if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  };
  return {
    asked: () => call('asked'),
    targets: () => call('targets'),
    isBright: () => call('isBright'),
    async press({ number }) {
      const where = await call('whereIs', number);
      if (where) await point(where);
      else await call('press', number);
      return { asked: await call('asked'), shift: await call('moved', number) };
    },
    async send() {
      const seen = await call('whereIsPrimary');
      if (!seen.point) throw new Error('the button that sends cannot be pressed');
      await point(seen.point);
      return seen;
    },
    undo: () => page.locator(UNDO).evaluate((button: HTMLElement) => button.click()),
    async comeBack() {
      await page.evaluate(() => history.pushState(null, '', '/settings'));
      await page.locator(BOARD).waitFor({ state: 'detached' });
      await page.evaluate(() => history.back());
      await page.locator(BOARD).waitFor();
    },
    give: (action) => call('give', action),
  };
}
