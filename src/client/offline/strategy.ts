/** What the service worker does with a request; the rest of the network is none of its business. */

/** The server speaks here itself; nothing of it is ever kept. */
const LIVE = ['/api', '/socket', '/health', '/ready', '/metrics'];

/**
 * page: from the network while there is one, else the page that was kept.
 * file: kept ones first, since a file's name changes with its content.
 */
export type Strategy = 'page' | 'file' | 'leave';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

export function strategyFor({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'leave';
  if (LIVE.some((path) => address.pathname === path || address.pathname.startsWith(`${path}/`)))
    return 'leave';
  return mode === 'navigate' ? 'page' : 'file';
}
