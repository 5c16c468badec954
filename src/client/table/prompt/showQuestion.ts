/** Scrolls a new question into view. */

/** This much of a board must be visible, in pixels. */
const MIN_VISIBLE = 120;

/** Scrolls to the top, unless enough of the board is visible. */
export function showQuestion(center: HTMLElement): void {
  const board = center.querySelector('.board');
  if (!board || !isVisible(board.getBoundingClientRect())) showTop(center);
}

/** Scrolls to the top. */
export function showTop(center: HTMLElement): void {
  center.scrollTo(0, 0);
  window.scrollTo(0, 0);
}

function isVisible({ top, bottom }: DOMRect): boolean {
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(MIN_VISIBLE, bottom - top);
}
