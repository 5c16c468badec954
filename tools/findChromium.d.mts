/** A Chromium to launch, or why there is none. */
export type FoundChromium =
  | { readonly path: string; readonly env: Readonly<Record<string, string>> }
  | { readonly error: string; readonly cure: string };

/** Finds a Chromium on this machine. */
export function findChromium(): Promise<FoundChromium>;

/** Finds one that shows notifications, which not every build does. */
export function findWholeChromium():
  | { readonly path: string }
  | { readonly error: string; readonly cure: string };
