/** What is asked comes into view. */

/** So much of a board must be seen, in pixels. */
const SEEN = 120;

/** Whoever is asked starts at the top, wherever the last answer stood; on a board in sight nothing moves. */
export function showQuestion(center: HTMLElement): void {
  const board = center.querySelector('.board');
  if (!board || !isInSight(board.getBoundingClientRect())) showTop(center);
}

/** The beginning of what is in the middle. */
export function showTop(center: HTMLElement): void {
  center.scrollTo(0, 0);
  window.scrollTo(0, 0);
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(SEEN, bottom - top);
}
