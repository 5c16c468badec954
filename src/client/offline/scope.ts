/** What a service worker is given by the browser, as far as ours uses it; the page's own types do not know it. */

interface Lasting extends Event {
  /** The worker is kept alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface Telling extends Lasting {
  readonly data: unknown;
}

export interface Pressing extends Lasting {
  readonly notification: Notification;
}

/** A page of ours, in a tab or a window. */
export interface Page {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Fetching;
  readonly message: Telling;
  readonly notificationclick: Pressing;
}

export interface Scope {
  addEventListener<T extends keyof Events>(type: T, listener: (event: Events[T]) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(request: Request): Promise<Response>;
}
