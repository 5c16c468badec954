/** Arrow keys lead from one choosable part of a board to the nearest one in that direction. */
import type { KeyboardEvent } from 'react';

type Way = readonly [x: number, y: number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a detour to the side counts against the way ahead. */
const ASIDE = 2.5;

/** For the board's own keys; leaves alone what a part has handled itself. */
export function moveByArrows(event: KeyboardEvent<Element>): void {
  const way = WAYS[event.key];
  const from = event.target as Element;
  if (!way || event.defaultPrevented || !from.matches('[data-choose]')) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choose]')];
  const next = nearest(centreOf(from), others.filter((one) => one !== from).map(spotted), way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Spot<T> {
  readonly at: Way;
  readonly what: T;
}

const spotted = (what: HTMLElement): Spot<HTMLElement> => ({ at: centreOf(what), what });

/** The nearest spot ahead; what lies aside counts as further away. */
export function nearest<T>([x, y]: Way, spots: readonly Spot<T>[], [dx, dy]: Way): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, what } of spots) {
    const ahead = (at[0] - x) * dx + (at[1] - y) * dy;
    const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx);
    const cost = ahead + ASIDE * aside;
    if (ahead <= 1 || cost >= least) continue;
    least = cost;
    best = what;
  }
  return best;
}

function centreOf(element: Element): Way {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
