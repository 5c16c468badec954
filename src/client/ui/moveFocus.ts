/** Arrow keys that move the focus within a list. */
import type { KeyboardEvent } from 'react';

/** The index a key moves to. */
const MOVES: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowRight: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  ArrowLeft: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, last) => last,
};

/** A keydown handler for the list; the selector finds its items. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const move = MOVES[event.key];
  if (!move) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = all.findIndex((item) => item === event.target);
  if (from < 0) return;
  event.preventDefault();
  all[move(from, all.length - 1)]?.focus();
}
