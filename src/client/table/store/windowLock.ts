/** Locks so that only one window at a time has a game open. */

/** Runs the action only if no window holds the lock. */
export async function ifNotLocked(name: string, action: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return action();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? action() : undefined));
}

/** Calls `enter` once this window holds the lock; returns the function that releases it. */
export function holdWindowLock(name: string, enter: (isActive: () => boolean) => void): () => void {
  let active = true;
  const isActive = () => active;
  // Without locks (on insecure addresses) the repository still refuses to store an entry twice.
  if (!('locks' in navigator)) {
    enter(isActive);
    return () => {
      active = false;
    };
  }
  const waiting = new AbortController();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      enter(isActive);
      return released;
    })
    .catch(() => {});
  return () => {
    active = false;
    waiting.abort();
    release();
  };
}
