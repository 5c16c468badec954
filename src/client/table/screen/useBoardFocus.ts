/** The keyboard goes on with the board when what it stood on is gone with its question. */
import { type RefObject, useEffect } from 'react';

/** Follows the number of what is asked; nothing while nothing is, or while the keyboard goes on elsewhere. */
export function useBoardFocus(board: RefObject<HTMLElement | null>, question: number | undefined): void {
  useEffect(() => {
    if (question !== undefined && isLost(document.activeElement)) focusFirst(board.current);
  }, [board, question]);
}

/** Nowhere, or on the sentence that holds the keyboard while others decide. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches('.ask');
}

/**
 * Whoever points keeps the page as it lies; whoever uses keys sees where they are. Nobody has gone there by
 * themselves, so its note stays closed.
 */
function focusFirst(board: HTMLElement | null): void {
  const first = board?.querySelector<HTMLElement | SVGElement>('[data-choose]');
  board?.setAttribute('data-quiet', '');
  first?.focus({ preventScroll: true });
  board?.removeAttribute('data-quiet');
  if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' });
}
