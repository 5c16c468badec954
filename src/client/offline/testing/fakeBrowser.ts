/** A browser as a service worker sees it, with a network that can be cut. */
import type { Build } from '../keeper.ts';
import { keep } from '../keeper.ts';
import type { Page, Scope } from '../scope.ts';

export const HOME = 'https://skyline.test';

interface Asked {
  readonly mode?: string;
  readonly method?: string;
}

export class FakeBrowser {
  /** What the server answers, by path. */
  readonly served = new Map<string, string>();
  readonly windows: (Page & { readonly told: unknown[] })[] = [];
  readonly opened: string[] = [];
  readonly stored = new Map<string, Map<string, string>>();
  network: 'up' | 'down' | 'silent' | 'failing' = 'up';
  claimed = 0;
  renewed = 0;

  openWindow(): void {
    const told: unknown[] = [];
    this.windows.push({ told, focus: async () => {}, postMessage: (message) => told.push(message) });
  }

  /** Starts a worker of this build; gives the way to let things happen to it. */
  start(build: Build) {
    const listeners = new Map<string, (event: unknown) => void>();
    const scope = {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      skipWaiting: async () => void this.renewed++,
      location: { origin: HOME },
      caches: this.#caches(),
      clients: {
        claim: async () => void this.claimed++,
        matchAll: async () => this.windows,
        openWindow: async (url: string) => void this.opened.push(url),
      },
      fetch: (request: { url: string }) => this.#fetch(request.url),
    };
    // Only what keep() uses is here.
    keep(scope as unknown as Scope, build);
    const happen = async (type: string, event: object = {}) => {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
      await done;
    };
    const ask = async (path: string, { mode = 'cors', method = 'GET' }: Asked = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: HOME + path, mode, method };
      listeners.get('fetch')?.({
        request,
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      const response = await answer;
      return response?.text();
    };
    return { happen, ask };
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
