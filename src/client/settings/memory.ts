/** Small settings this browser remembers; without storage they last as long as the page. */

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(`skyline.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`skyline.${name}`, value);
  } catch {
    // Storage may be forbidden or full; the choice still holds for this page.
  }
}
