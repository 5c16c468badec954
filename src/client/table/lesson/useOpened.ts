/** Opens what the coach speaks of where it lies behind a tab. */
import { useEffect } from 'react';
import type { Lit } from '#kernel';

/** Parts with this before their names are pressed if nothing that stands before them in a list is on the screen. */
const OPENS = 'open:';

/** By then a board has measured its room and shows what it shows from itself, in milliseconds. */
const SETTLED = 150;

/** Once for everything that is lit; not while the board shows what has just happened. */
export function useOpened(lit: readonly Lit<string>[], isShowing: boolean): void {
  useEffect(() => {
    if (isShowing) return;
    const timer = setTimeout(() => openerOf(lit)?.click(), SETTLED);
    return () => clearTimeout(timer);
  }, [lit, isShowing]);
}

/** What leads to the first lit part that is not on the screen. */
function openerOf(lit: readonly Lit<string>[]): HTMLElement | undefined {
  for (const names of lit) {
    if (typeof names === 'string') continue;
    const [first, part] = names.map((name) => [name, onScreen(name)] as const).find(([, one]) => one) ?? [];
    if (first?.startsWith(OPENS)) return part;
  }
  return undefined;
}

function onScreen(name: string): HTMLElement | undefined {
  const parts = document.querySelectorAll<HTMLElement>(`.lesson [data-part~="${CSS.escape(name)}"]`);
  return [...parts].find((part) => part.getBoundingClientRect().width > 0);
}
