/** A tap on the table, or a key, goes on to the present while a turn is shown. */
import { useEffect } from 'react';
import { isTyping } from '../../ui/useKeys.ts';
import type { ShownTurn } from './turnShow.ts';

/** What does something itself when it is tapped. */
const CONTROLS = 'button, a, input, select, textarea, summary, label, [data-choose]';

/** Keys with which people go on; the rest of the keyboard keeps its meaning. */
const KEYS: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/** Listens only while something is shown. */
export function useSkip(shown: ShownTurn | undefined, skip: () => void): void {
  const isShowing = shown !== undefined;
  useEffect(() => {
    if (!isShowing) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.play') && !target.closest(CONTROLS)) skip();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (!KEYS.has(key) || altKey || ctrlKey || metaKey || isTyping(target)) return;
      if (document.querySelector(':popover-open, dialog[open]')) return;
      if (key !== 'Escape' && target instanceof Element && target.closest(CONTROLS)) return;
      // The key must not also answer the question that appears.
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener('click', onClick);
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isShowing, skip]);
}
