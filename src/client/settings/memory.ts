/** Small values in the browser's localStorage; where storage is forbidden or full, nothing is kept. */

/** Reads a remembered value. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(`skyline.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for later visits. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`skyline.${name}`, value);
  } catch {
    // Storage may be forbidden or full; the value then lasts only as long as the page.
  }
}
