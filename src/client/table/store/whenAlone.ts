/** One window at a time: the others wait until it is closed. */

/** Acts only if no window has the name. */
export async function ifAlone(name: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}

/** Calls back once this window alone has the name; gives what lets go of it. */
export function whenAlone(name: string, enter: (isHere: () => boolean) => void): () => void {
  let here = true;
  const isHere = () => here;
  // Without locks (an address that is not secure) the shelf still refuses to write an entry twice.
  if (!('locks' in navigator)) {
    enter(isHere);
    return () => {
      here = false;
    };
  }
  const waiting = new AbortController();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      enter(isHere);
      return held;
    })
    .catch(() => {});
  return () => {
    here = false;
    waiting.abort();
    letGo();
  };
}
