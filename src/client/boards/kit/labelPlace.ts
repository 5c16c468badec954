/** Where the labels of signs go: below the sign or above it, a little to the side where there is no room in the middle; else beside it, else nowhere. */
import type { Rect } from './notePlace.ts';

/** How far a label stands off its sign, in pixels. */
const GAP = 2;

/** A sign in the window, and the size of its label. */
export interface Labelled {
  /** The same for signs that mean the same: one of them has a label. */
  readonly name: string;
  readonly sign: Rect;
  /** The answer that the sign is a part of: its label stands at the edge of it. */
  readonly answer?: Rect | undefined;
  readonly width: number;
  readonly height: number;
}

/** The place of each label; undefined where a sign of its name has one, where it would cover another label, something to be kept clear, or leave the room. */
export function placeLabels(
  labels: readonly Labelled[],
  clear: readonly Rect[],
  room: Rect,
): (Rect | undefined)[] {
  const placed: Rect[] = [];
  const named = new Set<string>();
  return labels.map(({ name, sign, answer = sign, width, height }) => {
    if (named.has(name)) return undefined;
    const tops = [answer.top + answer.height + GAP, answer.top - height - GAP];
    // In the middle, else beginning or ending with the sign.
    const lefts = [(sign.width - width) / 2, 0, sign.width - width].map((shift) =>
      Math.min(Math.max(sign.left + shift, room.left), room.left + room.width - width),
    );
    const beside = [answer.left + answer.width + GAP, answer.left - width - GAP].map((left) => ({
      left,
      top: sign.top + (sign.height - height) / 2,
      width,
      height,
    }));
    const free = [
      ...tops.flatMap((top) => lefts.map((left) => ({ left, top, width, height }))),
      ...beside,
    ].find((one) => isInside(one, room) && ![...placed, ...clear].some((other) => overlap(one, other)));
    if (free) {
      placed.push(free);
      named.add(name);
    }
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
