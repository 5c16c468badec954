/** Arrow keys that lead from one thing to the next within a list. */
import type { KeyboardEvent } from 'react';

/** Where a key leads from a place, among all of them. */
const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowRight: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  ArrowLeft: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, last) => last,
};

/** For the list's own keys; what is led through is told by a selector. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEPS[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = all.indexOf(event.target as HTMLElement);
  if (from < 0) return;
  event.preventDefault();
  all[step(from, all.length - 1)]?.focus();
}
