/** How the service worker answers a request. */

/** Paths that the server answers live; they are never cached. */
const LIVE_PATHS = ['/api', '/socket', '/health', '/ready', '/metrics'];

/**
 * page: from the network, or from the cache when offline.
 * file: from the cache first, because a file's name changes with its content.
 * leave: not handled by the service worker.
 */
export type CachePolicy = 'page' | 'file' | 'leave';

interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The policy for a request from a page of this origin. */
export function cachePolicyFor({ method, url, mode }: PageRequest, origin: string): CachePolicy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'leave';
  if (LIVE_PATHS.some((path) => address.pathname === path || address.pathname.startsWith(`${path}/`)))
    return 'leave';
  return mode === 'navigate' ? 'page' : 'file';
}
