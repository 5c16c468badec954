/** Browsers that are kept from test to test: a page that has shown the product before shows it again at half the cost. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { leaveUndrawn } from './drawing.ts';

/** What a browser has for good. */
export interface Kind {
  readonly baseURL: string | undefined;
  readonly hasTouch: boolean | undefined;
  readonly locale: string | undefined;
  readonly serviceWorkers: 'allow' | 'block' | undefined;
}

/** What a test may have differently. */
export interface Look {
  readonly viewport: { width: number; height: number } | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
  readonly reducedMotion: 'reduce' | 'no-preference' | null;
  /** What the device remembers of former visits. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether it is drawn, too. */
  readonly drawn: boolean;
}

/** One browser with one page. */
interface Device {
  readonly page: Page;
  readonly kind: string;
  readonly session: CDPSession;
  /** Scripts that a test has put before the page's own. */
  readonly scripts: { dispose(): Promise<void> }[];
  /** Whether a test has done to it what cannot be undone. */
  isSpent: boolean;
}

/** A page of the product that runs nothing; unlike about:blank it is shown by the same process, which keeps what it has compiled. */
const EMPTY = '/emblem.svg';

/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/** The browsers of one process of the tests. */
export class Devices {
  private readonly free: Device[] = [];
  private readonly used = new Map<Page, Device>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** An empty page in a browser of this kind that looks as the test wants it. */
  async take(kind: Kind, look: Look): Promise<Page> {
    const place = this.free.findIndex((one) => one.kind === JSON.stringify(kind));
    const [device = await this.create(kind)] = place < 0 ? [] : this.free.splice(place, 1);
    const { page } = device;
    this.used.set(page, device);
    if (look.viewport) await page.setViewportSize(look.viewport);
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: look.reducedMotion });
    if (!look.drawn) await page.addInitScript(leaveUndrawn);
    await page.evaluate((settings) => {
      for (const [name, value] of Object.entries(settings)) localStorage.setItem(`skyline.${name}`, value);
    }, look.settings);
    return page;
  }

  /** After a test: the page is emptied for the next one, or closed if it cannot be. */
  async giveBack(page: Page): Promise<void> {
    const device = this.used.get(page);
    this.used.delete(page);
    if (device && !device.isSpent && !page.isClosed() && (await empty(device).catch(() => false)))
      this.free.push(device);
    else await page.context().close();
  }

  /** Its options are those of the test that runs. */
  private async create(kind: Kind): Promise<Device> {
    const context = await this.browser.newContext();
    const page = await context.newPage();
    const device: Device = {
      page,
      kind: JSON.stringify(kind),
      session: await context.newCDPSession(page),
      scripts: [],
      isSpent: kind.serviceWorkers !== 'block',
    };
    watch(device, context);
    await page.goto(EMPTY);
    return device;
  }
}

/** Notes what tests do to a device that the next one must not find. */
function watch(device: Device, context: BrowserContext): void {
  const { page, scripts } = device;
  for (const place of [page, context]) {
    const add: BrowserContext['addInitScript'] = place.addInitScript.bind(place);
    const noted: typeof add = async (script, arg, options) => {
      const added = await add(script, arg, options);
      scripts.push(added);
      return added;
    };
    Object.assign(place, { addInitScript: noted });
  }
  const spend = (owner: object, name: string) => {
    const act: (...args: unknown[]) => unknown = Reflect.get(owner, name).bind(owner);
    Object.assign(owner, {
      [name]: (...args: unknown[]) => {
        device.isSpent = true;
        return act(...args);
      },
    });
  };
  spend(page.clock, 'install');
  for (const name of ['newCDPSession', 'grantPermissions', 'exposeFunction', 'exposeBinding', 'route'])
    spend(context, name);
  for (const name of ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders']) spend(page, name);
}

/** Leaves nothing of a test; says whether it is so. */
async function empty({ page, session, scripts }: Device): Promise<boolean> {
  const context = page.context();
  await context.setOffline(false);
  await page.unrouteAll();
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  await page.mouse.move(-1, -1);
  await page.goto(EMPTY);
  await context.clearCookies();
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  return page.evaluate(async () => {
    sessionStorage.clear();
    return localStorage.length === 0 && (await indexedDB.databases()).length === 0;
  });
}
