/** Keys that work anywhere at the table, but never while somebody writes or a menu is open. */
import { useEffect } from 'react';
import { settingOf, useSetting } from '../settings/settings.ts';

type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** By the key's name, letters small; single characters only for those who want them. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const single = event.key.length === 1;
      const act = keys[single ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (single && !settingOf('keys')) return;
      if (isWriting(event.target) || document.querySelector(':popover-open')) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** A control's name with its key, where single keys are wanted. */
export function useKeyHint(label: string, key: string): { title: string; 'aria-keyshortcuts'?: string } {
  const [wanted] = useSetting('keys');
  return wanted ? { title: `${label} (${key})`, 'aria-keyshortcuts': key } : { title: label };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
