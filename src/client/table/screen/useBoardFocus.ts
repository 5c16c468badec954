/** Moves the focus to the board when the focused element disappeared with its question. */
import { type RefObject, useEffect } from 'react';

/** Runs for each new question number; undefined if there is no question or the focus belongs elsewhere. */
export function useBoardFocus(board: RefObject<HTMLElement | null>, question: number | undefined): void {
  useEffect(() => {
    if (question !== undefined && isLost(document.activeElement)) focusFirst(board.current);
  }, [board, question]);
}

/** Nothing is focused, or the prompt, which holds the focus while others decide. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.matches('.ask');
}

/**
 * Scrolls only for keyboard users (:focus-visible). `data-quiet` keeps the note of the part closed, because the person did
 * not move there themselves.
 */
function focusFirst(board: HTMLElement | null): void {
  const first = board?.querySelector<HTMLElement | SVGElement>('[data-choose]');
  board?.setAttribute('data-quiet', '');
  first?.focus({ preventScroll: true });
  board?.removeAttribute('data-quiet');
  if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' });
}
