/** A fake browser for the service worker, with a network that can be cut. */
import type { Build } from '../serviceWorker.ts';
import { runServiceWorker } from '../serviceWorker.ts';
import type { WindowClient, WorkerScope } from '../workerScope.ts';

/** The origin of the fake server. */
export const HOME = 'https://skyline.test';

interface RequestOptions {
  readonly mode?: string;
  readonly method?: string;
}

/** Windows, caches and a server for one or more service workers. */
export class FakeBrowser {
  /** What the server answers, by path. */
  readonly served = new Map<string, string>();
  readonly windows: (WindowClient & { readonly messages: unknown[] })[] = [];
  readonly opened: string[] = [];
  readonly stored = new Map<string, Map<string, string>>();
  network: 'up' | 'down' | 'silent' | 'failing' = 'up';
  readonly shown: { readonly title: string; readonly options: NotificationOptions | undefined }[] = [];
  /** Requests that pages and workers sent with a body. */
  readonly posted: { readonly path: string; readonly body: unknown }[] = [];
  claimed = 0;
  skipped = 0;
  subscriptions = 0;

  openWindow(path = '/', visibilityState: DocumentVisibilityState = 'visible'): void {
    const messages: unknown[] = [];
    const url = HOME + path;
    this.windows.push({
      messages,
      url,
      visibilityState,
      focus: async () => {},
      postMessage: (message) => messages.push(message),
    });
  }

  /** A subscription at another address each time. */
  subscribe(options: unknown = {}) {
    const endpoint = `https://push.test/${++this.subscriptions}`;
    return { endpoint, options, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  }

  /** Starts a worker of this build; returns functions to dispatch events and send requests to it. */
  start(build: Build) {
    const listeners = new Map<string, (event: unknown) => void>();
    const scope = {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      skipWaiting: async () => void this.skipped++,
      location: { origin: HOME },
      caches: this.#caches(),
      clients: {
        claim: async () => void this.claimed++,
        matchAll: async () => this.windows,
        openWindow: async (url: string) => void this.opened.push(url),
      },
      registration: {
        showNotification: async (title: string, options?: NotificationOptions) =>
          void this.shown.push({ title, options }),
        pushManager: { subscribe: async (options: unknown) => this.subscribe(options) },
      },
      fetch: (request: { url: string } | string, init?: RequestInit) => {
        if (typeof request !== 'string') return this.#fetch(request.url);
        this.posted.push({ path: request, body: init?.body && JSON.parse(String(init.body)) });
        return this.#fetch(request);
      },
    };
    // Has only what the service worker uses.
    runServiceWorker(scope as unknown as WorkerScope, build);
    const dispatch = async (type: string, event: object = {}) => {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
      await done;
    };
    const request = async (path: string, { mode = 'cors', method = 'GET' }: RequestOptions = {}) => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: HOME + path, mode, method },
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      const response = await answer;
      return response?.text();
    };
    return { dispatch, request };
  }

  async #fetch(url: string): Promise<Response> {
    if (this.network === 'down') throw new TypeError('no network');
    if (this.network === 'silent') return new Promise(() => {});
    if (this.network === 'failing') return new Response('bad gateway', { status: 502 });
    const body = this.served.get(new URL(url, HOME).pathname);
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  }

  #caches() {
    const find = (files: Map<string, string> | undefined, address: string | { url: string }) => {
      const { pathname } = new URL(typeof address === 'string' ? address : address.url, HOME);
      const body = files?.get(pathname);
      return body === undefined ? undefined : new Response(body);
    };
    return {
      open: async (name: string) => {
        const files = this.stored.get(name) ?? new Map<string, string>();
        this.stored.set(name, files);
        return {
          add: async ({ url }: { url: string }) => {
            const response = await this.#fetch(url);
            if (!response.ok) throw new TypeError(`no ${url}`);
            files.set(new URL(url).pathname, await response.text());
          },
          match: async (address: string | { url: string }) => find(files, address),
        };
      },
      keys: async () => [...this.stored.keys()],
      delete: async (name: string) => this.stored.delete(name),
      match: async (address: string | { url: string }) => {
        for (const files of this.stored.values()) {
          const found = find(files, address);
          if (found) return found;
        }
        return undefined;
      },
    };
  }
}
