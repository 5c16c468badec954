/** Pieces slide from where they were to where they are: every element with `data-piece` below a root. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCalm } from '../../settings/apply.ts';

/** Milliseconds: near, and across the board. */
const NEAR = 200;
const FAR = 350;
/** Shorter ways than this are no moves, in pixels. */
const STILL = 3;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Follows each change of `seen`; a piece that was not there rises, one that was slides. */
export function useSlides(root: RefObject<Element | null>, seen: unknown): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(undefined);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || isCalm()) {
      places.current = undefined;
      return;
    }
    const before = places.current;
    const pieces = [...current.querySelectorAll('[data-piece]')];
    const rects = pieces.map((piece) => piece.getBoundingClientRect());
    places.current = new Map(pieces.map((piece, i) => [nameOf(piece), rects[i] as DOMRect]));
    if (!before) return;
    for (const [i, piece] of pieces.entries()) slide(piece, before.get(nameOf(piece)), rects[i] as DOMRect);
  }, [root, seen]);
}

function nameOf(piece: Element): string {
  return piece.getAttribute('data-piece') ?? '';
}

function slide(piece: Element, from: DOMRect | undefined, to: DOMRect): void {
  if (!from) {
    piece.animate([{ opacity: 0, translate: '0 12px' }, {}], { duration: FAR, easing: EASE });
    return;
  }
  const x = from.x - to.x;
  const y = from.y - to.y;
  const way = Math.hypot(x, y);
  if (way < STILL) return;
  const scale = scaleOf(piece);
  const duration = Math.min(FAR, NEAR + way / 4);
  piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, {}], { duration, easing: EASE });
}

/** How many pixels a unit of the drawing is. */
function scaleOf(piece: Element): number {
  return (piece instanceof SVGGraphicsElement && piece.getScreenCTM()?.a) || 1;
}
