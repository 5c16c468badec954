/** Arrow keys move the focus to the nearest choosable part of a board in that direction. */
import type { KeyboardEvent } from 'react';

type Vector = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Vector>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a distance to the side counts, compared with one straight ahead. */
const SIDE_COST = 2.5;

/** A keydown handler for the board; ignores keys that a part has handled itself. */
export function moveByArrows(event: KeyboardEvent<Element>): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (!direction || event.defaultPrevented || !(from instanceof Element)) return;
  if (!from.matches('[data-choose]')) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choose]')];
  const next = nearest(centreOf(from), others.filter((one) => one !== from).map(spotOf), direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Spot<T> {
  readonly at: Vector;
  readonly what: T;
}

const spotOf = (what: HTMLElement): Spot<HTMLElement> => ({ at: centreOf(what), what });

/** The nearest spot in a direction; spots to the side count as further away. */
export function nearest<T>([x, y]: Vector, spots: readonly Spot<T>[], [dx, dy]: Vector): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, what } of spots) {
    const ahead = (at[0] - x) * dx + (at[1] - y) * dy;
    const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx);
    const cost = ahead + SIDE_COST * aside;
    if (ahead <= 1 || cost >= least) continue;
    least = cost;
    best = what;
  }
  return best;
}

function centreOf(element: Element): Vector {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
