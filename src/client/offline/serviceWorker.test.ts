import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPDATE_NOW } from './serviceWorker.ts';
import { FakeBrowser, HOME } from './testing/fakeBrowser.ts';

const FIRST = { version: 'one', files: ['/', '/assets/main-1.js', '/assets/board-1.js'] };
const SECOND = { version: 'two', files: ['/', '/assets/main-2.js'] };
const PAGE = { mode: 'navigate' };

let browser: FakeBrowser;

/** The server serves this build and no other. */
function deploy({ version, files }: typeof FIRST): void {
  browser.served.clear();
  for (const file of files) browser.served.set(file, `${file} of ${version}`);
}

async function install(build: typeof FIRST) {
  const worker = browser.start(build);
  await worker.dispatch('install');
  return worker;
}

beforeEach(() => {
  // In a worker, relative addresses are resolved against its server.
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

describe('offline', () => {
  it('serves every page and every file of the build', async () => {
    const worker = await install(FIRST);
    await worker.dispatch('activate');
    browser.network = 'down';
    expect(await worker.request('/local/abc', PAGE)).toBe('/ of one');
    expect(await worker.request('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    await expect(worker.request('/assets/unknown.js')).rejects.toThrow('no network');
  });

  it('does not answer for the API', async () => {
    const worker = await install(FIRST);
    browser.network = 'down';
    expect(await worker.request('/api/me')).toBeUndefined();
    expect(await worker.request('/api/me/export', PAGE)).toBeUndefined();
  });

  it.each(['silent', 'failing'] as const)('serves the cached page if the server is %s', async (network) => {
    vi.useFakeTimers();
    const worker = await install(FIRST);
    browser.network = network;
    const response = worker.request('/', PAGE);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await response).toBe('/ of one');
  });
});

it('a build with a missing file is not installed', async () => {
  browser.served.delete('/assets/board-1.js');
  await expect(install(FIRST)).rejects.toThrow('no https://skyline.test/assets/board-1.js');
});

describe('a new version', () => {
  it('is served on reload while online', async () => {
    const worker = await install(FIRST);
    deploy(SECOND);
    expect(await worker.request('/', PAGE)).toBe('/ of two');
  });

  it('leaves pages of the old version their files, before and after activation', async () => {
    const old = await install(FIRST);
    await old.dispatch('activate');
    browser.openWindow();
    deploy(SECOND);
    const next = await install(SECOND);
    expect(await old.request('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    await next.dispatch('activate');
    expect(await next.request('/assets/board-1.js')).toBe('/assets/board-1.js of one');
    browser.network = 'down';
    expect(await next.request('/', PAGE)).toBe('/ of two');
  });

  it('deletes old versions if at most one window is open', async () => {
    await install(FIRST);
    browser.stored.set('of another program', new Map());
    deploy(SECOND);
    const next = await install(SECOND);
    await next.dispatch('activate');
    expect([...browser.stored.keys()]).toEqual(['of another program', 'skyline-two']);
    expect(browser.claimed).toBe(1);
  });

  it('waits for the message to activate', async () => {
    const worker = await install(FIRST);
    await worker.dispatch('message', { data: 'something else' });
    expect(browser.skipped).toBe(0);
    await worker.dispatch('message', { data: UPDATE_NOW });
    expect(browser.skipped).toBe(1);
  });
});

describe('a clicked notification', () => {
  const notification = { close() {}, data: { open: '/table/abc' } };

  it('opens the table in an open window', async () => {
    const worker = browser.start(FIRST);
    await worker.dispatch('notificationclick', { notification });
    expect(browser.windows[0]?.messages).toEqual([{ open: '/table/abc' }]);
  });

  it('opens a window if there is none', async () => {
    browser.windows.length = 0;
    const worker = browser.start(FIRST);
    await worker.dispatch('notificationclick', { notification });
    expect(browser.opened).toEqual(['/table/abc']);
  });

  it('stops such messages by its button, and shows the page for that where it cannot', async () => {
    browser.windows.length = 0;
    const stopping = {
      notification: { ...notification, data: { open: '/', stop: '/stop/abc' } },
      action: 'stop',
    };
    const worker = browser.start(FIRST);
    browser.served.set('/api/stop/abc', '{}');
    await worker.dispatch('notificationclick', stopping);
    expect(browser.posted).toEqual([{ path: '/api/stop/abc' }]);
    expect(browser.opened).toEqual([]);
    browser.network = 'down';
    await worker.dispatch('notificationclick', stopping);
    expect(browser.opened).toEqual(['/stop/abc']);
  });
});

describe('a push', () => {
  const notice = { table: 'abc', title: 'Your turn in Flatiron', line: 'They wait.', open: '/table/abc' };
  const push = (data: object) => browser.start(FIRST).dispatch('push', { data: { json: () => data } });

  it('is shown as one notification for its table', async () => {
    await push(notice);
    const options = { tag: 'skyline abc', body: 'They wait.', data: { open: '/table/abc' } };
    expect(browser.shown).toMatchObject([{ title: 'Your turn in Flatiron', options }]);
    await push({ title: 'A test', line: '', open: '/', stop: '/stop/abc', stopLabel: 'Stop these messages' });
    expect(browser.shown.map(({ options }) => options)).toMatchObject([
      { actions: [] },
      { actions: [{ action: 'stop', title: 'Stop these messages' }], data: { stop: '/stop/abc' } },
    ]);
  });

  it('is not shown to whoever looks at that table', async () => {
    browser.openWindow('/table/abc', 'hidden');
    await push(notice);
    expect(browser.shown).toHaveLength(1);
    browser.openWindow('/table/abc');
    await push(notice);
    expect(browser.shown).toHaveLength(1);
  });
});

describe('a changed subscription', () => {
  it('is told to the server in place of the old one', async () => {
    const oldSubscription = browser.subscribe({ userVisibleOnly: true });
    const worker = browser.start(FIRST);
    await worker.dispatch('pushsubscriptionchange', { oldSubscription });
    const newSubscription = browser.subscribe();
    await worker.dispatch('pushsubscriptionchange', { oldSubscription, newSubscription });
    await worker.dispatch('pushsubscriptionchange', {});
    const told = (n: number) => ({
      path: '/api/me/channels',
      body: {
        kind: 'push',
        endpoint: `https://push.test/${n}`,
        p256dh: 'p',
        auth: 'a',
        replaces: 'https://push.test/1',
      },
    });
    expect(browser.posted).toEqual([told(2), told(3)]);
  });
});
