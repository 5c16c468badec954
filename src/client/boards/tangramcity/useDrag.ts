/** Dragging the piece over the city, from where it lies; it snaps to the squares. */
import { type PointerEvent as Down, type RefObject, useCallback, useRef } from 'react';
import type { Point } from './art/points.ts';
import { CELL, type Square } from './layout.ts';

/** Pixels: less is a click. */
const STILL = 6;

interface Moves {
  /** The square by which the piece is held now, while it is dragged and where it is dropped. */
  readonly over: (square: Square) => void;
  readonly drop: (square: Square) => void;
}

export interface Drag {
  /** Starts dragging; the point is where the piece is held now. */
  readonly start: (event: Down<Element>, held: Point) => void;
  /** Whether the click that follows a drag is still to come; always the same function. */
  readonly wasDragged: () => boolean;
}

export function useDrag(city: RefObject<SVGSVGElement | null>, { over, drop }: Moves): Drag {
  const dragged = useRef(false);
  const wasDragged = useCallback(() => dragged.current, []);
  return {
    wasDragged,
    start(event, held) {
      const svg = city.current;
      if (!svg || event.button !== 0 || !event.isPrimary) return;
      const first = unitsAt(svg, event);
      const [dx, dy] = [first[0] - held[0], first[1] - held[1]];
      const squareAt = (now: PointerEvent): Square => {
        const [x, y] = unitsAt(svg, now);
        return { row: Math.floor((y - dy) / CELL), column: Math.floor((x - dx) / CELL) };
      };
      const begun = { x: event.clientX, y: event.clientY };
      let moving = false;
      const move = (now: PointerEvent) => {
        moving ||= Math.hypot(now.clientX - begun.x, now.clientY - begun.y) > STILL;
        if (moving) over(squareAt(now));
      };
      // A finger that drags a piece does not scroll the page.
      const stay = (touch: TouchEvent) => touch.preventDefault();
      const end = (now: PointerEvent) => {
        removeEventListener('touchmove', stay);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!moving || now.type === 'pointercancel') return;
        dragged.current = true;
        setTimeout(() => {
          dragged.current = false;
        });
        drop(squareAt(now));
      };
      addEventListener('touchmove', stay, { passive: false });
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}

/** Where a pointer is, in units of the drawing. */
export function unitsAt(
  svg: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x, y];
}
