/** Opens what the coach speaks of where it lies behind a tab. */
import { useEffect } from 'react';
import type { Lit } from '#kernel';
import { partsOf } from '../guide/parts.ts';

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
  return lit
    .flatMap((names) => (typeof names === 'string' ? [] : [names]))
    .filter((names) => names.find((name) => partsOf(name).length > 0)?.startsWith(OPENS))
    .flatMap(partsOf)
    .find((part) => part instanceof HTMLElement);
}
