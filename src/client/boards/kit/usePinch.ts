/** Two fingers zoom the board inside the part that scrolls; one finger then scrolls over it, and taps and drags stay what they are. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

const MOST = 4;
/** How much the fingers' distance changes before it is a pinch: turning a shape with two fingers is none. */
const BEGIN = 0.12;
/** What is nearly the whole board becomes the whole board. */
const NEARLY_WHOLE = 1.06;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The zoom of the board, and the way back. */
export interface Pinch {
  readonly isZoomed: boolean;
  readonly showWhole: () => void;
}

/** `scroller` is the part that scrolls; the board is below it. */
export function usePinch(scroller: RefObject<HTMLElement | null>): Pinch {
  const [isZoomed, setIsZoomed] = useState(false);
  const showWhole = useCallback(() => {
    if (scroller.current) zoom(scroller.current, 1);
    setIsZoomed(false);
  }, [scroller]);
  useEffect(() => {
    const { current } = scroller;
    return current ? listenForPinches(current, setIsZoomed) : undefined;
  }, [scroller]);
  return { isZoomed, showWhole };
}

function listenForPinches(scroller: HTMLElement, tell: (isZoomed: boolean) => void): () => void {
  let begun: { readonly distance: number; readonly scale: number } | undefined;
  let isPinching = false;
  const onTouch = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two) {
      if (isPinching) tell(scaleOf(scroller) > 1);
      begun = undefined;
      isPinching = false;
      return;
    }
    const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    begun ??= { distance, scale: scaleOf(scroller) };
    const ratio = distance / begun.distance;
    isPinching ||= Math.abs(ratio - 1) > BEGIN;
    if (!isPinching) return;
    event.preventDefault();
    const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    const wanted = begun.scale * ratio;
    zoom(scroller, wanted < NEARLY_WHOLE ? 1 : Math.min(MOST, wanted), middle);
  };
  const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const kind of kinds) scroller.addEventListener(kind, onTouch, { passive: false });
  return () => {
    for (const kind of kinds) scroller.removeEventListener(kind, onTouch);
  };
}

function boardIn(scroller: HTMLElement): HTMLElement | null {
  return scroller.querySelector<HTMLElement>('.board');
}

function scaleOf(scroller: HTMLElement): number {
  return Number(boardIn(scroller)?.style.scale) || 1;
}

/** Scales the board; what lies under the middle of the fingers stays there. */
function zoom(scroller: HTMLElement, scale: number, middle?: Point): void {
  const board = boardIn(scroller);
  if (!board) return;
  const before = board.getBoundingClientRect();
  const factor = scale / scaleOf(scroller);
  board.style.scale = scale === 1 ? '' : String(scale);
  if (!middle) return;
  const after = board.getBoundingClientRect();
  scroller.scrollBy(
    after.left + (middle.x - before.left) * factor - middle.x,
    after.top + (middle.y - before.top) * factor - middle.y,
  );
}
