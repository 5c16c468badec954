/** Keyboard shortcuts that work anywhere at the table, except while typing or while a menu is open. */
import { useEffect } from 'react';
import { settingOf, useSetting } from '../settings/settings.ts';

type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Handlers by key name, letters in lower case; single characters work only if the setting allows them. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const single = event.key.length === 1;
      const act = keys[single ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (single && !settingOf('keys')) return;
      if (isTyping(event.target) || document.querySelector(':popover-open')) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** A control's title with its key, if single keys are switched on. */
export function useKeyHint(label: string, key: string): { title: string; 'aria-keyshortcuts'?: string } {
  const [enabled] = useSetting('keys');
  return enabled ? { title: `${label} (${key})`, 'aria-keyshortcuts': key } : { title: label };
}

/** Whether keys go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}
