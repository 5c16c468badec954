/** The pose of a held shape: turned by quarters and flipped, with buttons, keys, wheel or two fingers. */
import { type RefObject, useEffect, useState } from 'react';
import { useKeys } from '../../ui/useKeys.ts';

/** How a shape lies. */
export interface Pose {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  readonly flipped: boolean;
}

/** The pose and how to change it. */
export interface PoseControls {
  readonly pose: Pose;
  readonly set: (pose: Pose) => void;
  /** 1 is clockwise. */
  readonly turn: (quarters: 1 | -1) => void;
  readonly flip: () => void;
}

const UPRIGHT: Pose = { turns: 0, flipped: false };

/** How far the wheel must scroll for a quarter turn, and two fingers turn (in radians). */
const WHEEL_STEP = 60;
const TWIST_STEP = Math.PI / 5;

/** Listens for the keys R, Shift+R and F, and for wheel and two fingers on the element. */
export function usePose(element: RefObject<HTMLElement | SVGElement | null>, active: boolean): PoseControls {
  const [pose, set] = useState(UPRIGHT);
  const turn = (quarters: 1 | -1) =>
    set(({ turns, flipped }) => ({ turns: (turns + quarters + 4) % 4, flipped }));
  const flip = () => set(({ turns, flipped }) => ({ turns, flipped: !flipped }));
  useKeys(active ? { r: ({ shiftKey }) => turn(shiftKey ? -1 : 1), f: flip } : {});
  useEffect(() => {
    const { current } = element;
    return active && current ? listenForTurns(current, turn) : undefined;
  });
  return { pose, set, turn, flip };
}

function listenForTurns(element: GlobalEventHandlers, turn: (quarters: 1 | -1) => void): () => void {
  let scrolled = 0;
  let angle: number | undefined;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    scrolled += event.deltaY;
    if (Math.abs(scrolled) < WHEEL_STEP) return;
    turn(scrolled > 0 ? 1 : -1);
    scrolled = 0;
  };
  const onTouch = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two) {
      angle = undefined;
      return;
    }
    event.preventDefault();
    const now = Math.atan2(two.clientY - one.clientY, two.clientX - one.clientX);
    angle ??= now;
    const by = Math.atan2(Math.sin(now - angle), Math.cos(now - angle));
    if (Math.abs(by) < TWIST_STEP) return;
    turn(by > 0 ? 1 : -1);
    angle = now;
  };
  const kinds = ['touchstart', 'touchmove', 'touchend'] as const;
  element.addEventListener('wheel', onWheel, { passive: false });
  for (const kind of kinds) element.addEventListener(kind, onTouch, { passive: false });
  return () => {
    element.removeEventListener('wheel', onWheel);
    for (const kind of kinds) element.removeEventListener(kind, onTouch);
  };
}
