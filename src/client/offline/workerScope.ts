/** The part of a service worker's global scope that ours uses; the DOM types do not include it. */

/** An event that keeps the worker alive until its work is done. */
interface WaitableEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface RequestEvent extends WaitableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page. */
export interface PageMessageEvent extends WaitableEvent {
  readonly data: unknown;
}

/** A click on a notification. */
export interface NotificationClickEvent extends WaitableEvent {
  readonly notification: Notification;
  /** The button that was pressed; empty for the notification itself. */
  readonly action?: string;
}

/** A message of our server, decrypted by the browser. */
export interface PushEvent extends WaitableEvent {
  readonly data: { json(): unknown } | null;
}

/** The browser has a new address for pushes, or none any more. */
export interface SubscriptionChangeEvent extends WaitableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A notification with buttons, which the DOM types do not include either. */
interface ButtonedOptions extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** An open page of Skyline, in a tab or a window. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  readonly install: WaitableEvent;
  readonly activate: WaitableEvent;
  readonly fetch: RequestEvent;
  readonly message: PageMessageEvent;
  readonly notificationclick: NotificationClickEvent;
  readonly push: PushEvent;
  readonly pushsubscriptionchange: SubscriptionChangeEvent;
}

/** The global scope of a service worker. */
export interface WorkerScope {
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'pushManager'> & {
    showNotification(title: string, options: ButtonedOptions): Promise<void>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}
