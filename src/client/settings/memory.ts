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

/** Keeps a value in this tab, also when the page starts anew; false where that is forbidden, or the tab is full. */
export function keepInTab(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(`skyline.${name}`, value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a value of this tab. */
export function keptInTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(`skyline.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Drops a value of this tab. */
export function dropFromTab(name: string): void {
  try {
    sessionStorage.removeItem(`skyline.${name}`);
  } catch {
    // Where nothing may be stored, nothing is there.
  }
}
