/** Keys that work anywhere at the table, but never while somebody writes or a menu is open. */
import { useEffect } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** By the key's name, letters small. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (isWriting(event.target) || document.querySelector(':popover-open')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
