/** How a shape is held: turned by quarters and flipped, by buttons, keys, wheel or two fingers. */
import { type RefObject, useEffect, useState } from 'react';
import { useKeys } from '../../ui/useKeys.ts';

export interface Pose {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  readonly flipped: boolean;
}

export interface Posing {
  readonly pose: Pose;
  readonly set: (pose: Pose) => void;
  /** Clockwise, or against it. */
  readonly turn: (quarters: 1 | -1) => void;
  readonly flip: () => void;
}

const UPRIGHT: Pose = { turns: 0, flipped: false };

/** A wheel must roll this far for a quarter, and two fingers turn this far (in radians). */
const ROLL = 60;
const TWIST = Math.PI / 5;

/** Keys R, Shift+R and F; wheel and two fingers where `on` is. */
export function usePose(on: RefObject<HTMLElement | SVGElement | null>, active: boolean): Posing {
  const [pose, set] = useState(UPRIGHT);
  const turn = (quarters: 1 | -1) =>
    set(({ turns, flipped }) => ({ turns: (turns + quarters + 4) % 4, flipped }));
  const flip = () => set(({ turns, flipped }) => ({ turns, flipped: !flipped }));
  useKeys(active ? { r: ({ shiftKey }) => turn(shiftKey ? -1 : 1), f: flip } : {});
  useEffect(() => {
    const { current } = on;
    return active && current ? followTurning(current, turn) : undefined;
  });
  return { pose, set, turn, flip };
}

function followTurning(element: HTMLElement | SVGElement, turn: (quarters: 1 | -1) => void): () => void {
  let rolled = 0;
  let angle: number | undefined;
  const roll = (event: WheelEvent) => {
    event.preventDefault();
    rolled += event.deltaY;
    if (Math.abs(rolled) < ROLL) return;
    turn(rolled > 0 ? 1 : -1);
    rolled = 0;
  };
  const twist = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two) {
      angle = undefined;
      return;
    }
    event.preventDefault();
    const now = Math.atan2(two.clientY - one.clientY, two.clientX - one.clientX);
    angle ??= now;
    const by = Math.atan2(Math.sin(now - angle), Math.cos(now - angle));
    if (Math.abs(by) < TWIST) return;
    turn(by > 0 ? 1 : -1);
    angle = now;
  };
  const kinds = ['touchstart', 'touchmove', 'touchend'] as const;
  element.addEventListener('wheel', roll as EventListener, { passive: false });
  for (const kind of kinds) element.addEventListener(kind, twist as EventListener, { passive: false });
  return () => {
    element.removeEventListener('wheel', roll as EventListener);
    for (const kind of kinds) element.removeEventListener(kind, twist as EventListener);
  };
}
