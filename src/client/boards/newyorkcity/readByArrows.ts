/** Arrow keys through tiles that are not to be chosen, so that their full text can be read. */
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function readByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (!step || event.defaultPrevented || !(from instanceof HTMLElement)) return;
  if (from.matches('[data-choose]') || !from.matches('[data-note]')) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-note]')];
  const next = tiles[tiles.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
