/** Where the labels of signs go: below the sign, else above it, else nowhere; a little to the side where there is no room in the middle. */
import type { Rect } from './notePlace.ts';

/** How far a label stands off its sign, in pixels. */
const GAP = 2;

/** A sign in the window, and the size of its label. */
export interface Labelled {
  readonly sign: Rect;
  readonly width: number;
  readonly height: number;
}

/** The place of each label; undefined where it would cover another label, something to be kept clear, or leave the room. */
export function placeLabels(
  labels: readonly Labelled[],
  clear: readonly Rect[],
  room: Rect,
): (Rect | undefined)[] {
  const placed: Rect[] = [];
  return labels.map(({ sign, width, height }) => {
    const tops = [sign.top + sign.height + GAP, sign.top - height - GAP];
    // In the middle, else beginning or ending with the sign.
    const lefts = [(sign.width - width) / 2, 0, sign.width - width].map((shift) =>
      Math.min(Math.max(sign.left + shift, room.left), room.left + room.width - width),
    );
    const free = tops
      .flatMap((top) => lefts.map((left) => ({ left, top, width, height })))
      .find((one) => isInside(one, room) && ![...placed, ...clear].some((other) => overlap(one, other)));
    if (free) placed.push(free);
    return free;
  });
}

function isInside(one: Rect, room: Rect): boolean {
  return (
    one.left >= room.left &&
    one.top >= room.top &&
    one.left + one.width <= room.left + room.width &&
    one.top + one.height <= room.top + room.height
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
