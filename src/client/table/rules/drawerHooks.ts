/** How the drawer of rules behaves: where it begins, where the focus goes, and the key that closes it. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The drawer begins below the first of these that is there. */
const ABOVE = ['.coach-strip', '.prompt', '.topbar'];

/** The distance from the top of the window to the end of the prompt and the coach's strip, so that neither is ever covered. */
export function useEndOfPrompt(): number {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const above = ABOVE.map((part) => document.querySelector(`.table ${part}`)).find((one) => one !== null);
      setEnd(Math.max(0, Math.round(above?.getBoundingClientRect().bottom ?? 0)));
    };
    measure();
    // The prompt moves with the window, and with what scrolls around it.
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  });
  return end;
}

/** Focuses the element; when it is removed, the focus goes back to where it was, unless it has moved on since. */
export function useFocusInside(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const drawer = element.current;
    const before = document.activeElement;
    drawer?.focus({ preventScroll: true });
    return () => {
      if (drawer?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [element]);
}

/** Escape closes this first, before it means anything to the table; what lies over it closes by itself. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector(':popover-open, dialog[open]')) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [close]);
}
