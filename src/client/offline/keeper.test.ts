import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RENEW } from './keeper.ts';
import { FakeBrowser, HOME } from './testing/fakeBrowser.ts';

const FIRST = { version: 'one', files: ['/', '/assets/main-1.js', '/assets/board-1.js'] };
const SECOND = { version: 'two', files: ['/', '/assets/main-2.js'] };
const PAGE = { mode: 'navigate' };

let browser: FakeBrowser;

/** The server has this build and no other. */
function deploy({ version, files }: typeof FIRST): void {
  browser.served.clear();
  for (const file of files) browser.served.set(file, `${file} of ${version}`);
}

async function installed(build: typeof FIRST) {
  const worker = browser.start(build);
  await worker.happen('install');
  return worker;
}

beforeEach(() => {
  // A worker's own addresses are those of its server.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = new URL(path, HOME).href;
      }
    },
  );
  browser = new FakeBrowser();
  browser.openWindow();
  deploy(FIRST);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('without a network', () => {
  it('every page and every file of the build is there', async () => {
    const worker = await installed(FIRST);
    await worker.happen('activate');
    browser.network = 'down';
    expect(await worker.ask('/local/abc', PAGE)).toBe('/ of one');
    expect(await worker.ask('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    await expect(worker.ask('/assets/unknown.js')).rejects.toThrow('no network');
  });

  it('what the server says itself is not answered at all', async () => {
    const worker = await installed(FIRST);
    browser.network = 'down';
    expect(await worker.ask('/api/me')).toBeUndefined();
    expect(await worker.ask('/api/me/export', PAGE)).toBeUndefined();
  });

  it.each(['silent', 'failing'] as const)('a %s server is as good as none', async (network) => {
    vi.useFakeTimers();
    const worker = await installed(FIRST);
    browser.network = network;
    const asked = worker.ask('/', PAGE);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toBe('/ of one');
  });
});

it('a build of which a file is missing is not installed', async () => {
  browser.served.delete('/assets/board-1.js');
  await expect(installed(FIRST)).rejects.toThrow('no https://skyline.test/assets/board-1.js');
});

describe('a new version', () => {
  it('is what a reload gets while there is a network', async () => {
    const worker = await installed(FIRST);
    deploy(SECOND);
    expect(await worker.ask('/', PAGE)).toBe('/ of two');
  });

  it('takes nothing from a page of the old one, before and after taking over', async () => {
    const old = await installed(FIRST);
    await old.happen('activate');
    browser.openWindow();
    deploy(SECOND);
    const next = await installed(SECOND);
    expect(await old.ask('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    await next.happen('activate');
    expect(await next.ask('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    browser.network = 'down';
    expect(await next.ask('/', PAGE)).toBe('/ of two');
  });

  it('clears away the old ones when one window at most is open', async () => {
    await installed(FIRST);
    browser.stored.set('of another program', new Map());
    deploy(SECOND);
    const next = await installed(SECOND);
    await next.happen('activate');
    expect([...browser.stored.keys()]).toEqual(['of another program', 'skyline-two']);
    expect(browser.claimed).toBe(1);
  });

  it('waits until it is told', async () => {
    const worker = await installed(FIRST);
    await worker.happen('message', { data: 'something else' });
    expect(browser.renewed).toBe(0);
    await worker.happen('message', { data: RENEW });
    expect(browser.renewed).toBe(1);
  });
});

describe('a notification that is pressed', () => {
  const notification = { close() {}, data: { open: '/table/abc' } };

  it('leads an open window to the table', async () => {
    const worker = browser.start(FIRST);
    await worker.happen('notificationclick', { notification });
    expect(browser.windows[0]?.told).toEqual([{ open: '/table/abc' }]);
  });

  it('opens a window where there is none', async () => {
    browser.windows.length = 0;
    const worker = browser.start(FIRST);
    await worker.happen('notificationclick', { notification });
    expect(browser.opened).toEqual(['/table/abc']);
  });
});
