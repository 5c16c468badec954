/** Waits for what is drawn, so that what is loaded next does not hold it up. */

/** The longest wait, for pages that nobody looks at: they draw no frames. */
const LONGEST = 300;

/** Resolves when what has just been rendered has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
