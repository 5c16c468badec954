/** The parts of a board that a coach speaks of, as they are on the screen. */
import type { Lit } from '#kernel';

/** The part, or the first of several that is on the screen. */
export function partsOf(name: Lit<string>): Element[] {
  const names = typeof name === 'string' ? [name] : name;
  const found = names.map(visible).find((parts) => parts.length > 0);
  return found ?? [];
}

function visible(name: string): Element[] {
  const parts = document.querySelectorAll(`.table [data-part~="${CSS.escape(name)}"]`);
  return [...parts].filter((part) => part.getBoundingClientRect().width > 0);
}

/** What a screen reader calls these parts; those without a name are left out. */
export function namesOf(parts: readonly Element[]): string {
  const names = parts.map(nameOf).filter((name) => name !== '');
  return [...new Set(names)].join(', ');
}

/** What can take the focus in the first of these parts that has something. */
export function focusIn(lit: readonly Lit<string>[]): HTMLElement | SVGElement | undefined {
  const parts = lit.flatMap(partsOf);
  return parts.flatMap((part) => focusable(part) ?? [])[0];
}

const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex]';

function focusable(part: Element): HTMLElement | SVGElement | undefined {
  const own = part.matches(FOCUSABLE) ? part : part.querySelector(FOCUSABLE);
  return own instanceof HTMLElement || own instanceof SVGElement ? own : undefined;
}

function nameOf(part: Element): string {
  const labelled = part.hasAttribute('aria-label') ? part : part.querySelector('[aria-label]');
  return labelled?.getAttribute('aria-label') ?? '';
}
