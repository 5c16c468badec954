/** Pieces slide from where they were to where they are: every element with `data-piece` below a root. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../settings/apply.ts';

/** Milliseconds: near, and across the board. */
const NEAR = 200;
const FAR = 350;
/** Shorter ways than this are no moves, in pixels. */
const STILL = 3;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where a piece lies, and what it lies on: a drawing or a panel, which may move as a whole without being a move. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly ground: Element;
  readonly groundX: number;
  readonly groundY: number;
}

const GROUNDS = 'svg, section, [data-ground]';

/** Follows each change of `seen`; a piece that was not there rises, one that was slides. */
export function useSlides(root: RefObject<Element | null>, seen: unknown): void {
  const places = useRef<ReadonlyMap<string, Place>>(undefined);
  useLayoutEffect(() => {
    const { current } = root;
    const before = places.current;
    places.current = current && !isMotionReduced() ? placesIn(current) : undefined;
    if (!current || !before || !places.current) return;
    // All is measured before anything moves: each measure after a move would cost a layout.
    const slides = [];
    for (const piece of piecesIn(current)) {
      const slide = slideOf(piece, before.get(nameOf(piece)), places.current.get(nameOf(piece)));
      if (slide) slides.push({ piece, ...slide });
    }
    for (const { piece, from, duration } of slides) piece.animate([from, {}], { duration, easing: EASE });
  }, [root, seen]);
}

function piecesIn(root: Element): NodeListOf<Element> {
  return root.querySelectorAll('[data-piece]');
}

/** Seen from the root, so that scrolling moves nothing. */
function placesIn(root: Element): ReadonlyMap<string, Place> {
  const origin = root.getBoundingClientRect();
  const grounds = new Map<Element, DOMRect>();
  const places = new Map<string, Place>();
  for (const piece of piecesIn(root)) {
    const ground = piece.parentElement?.closest(GROUNDS) ?? root;
    const under = grounds.get(ground) ?? ground.getBoundingClientRect();
    grounds.set(ground, under);
    const { x, y } = piece.getBoundingClientRect();
    places.set(nameOf(piece), {
      x: x - origin.x,
      y: y - origin.y,
      ground,
      groundX: x - under.x,
      groundY: y - under.y,
    });
  }
  return places;
}

function nameOf(piece: Element): string {
  return piece.getAttribute('data-piece') ?? '';
}

function slideOf(piece: Element, from: Place | undefined, to: Place | undefined) {
  if (!from || !to) return { from: { opacity: 0, translate: '0 12px' }, duration: FAR };
  const stays = from.ground === to.ground;
  const x = stays ? from.groundX - to.groundX : from.x - to.x;
  const y = stays ? from.groundY - to.groundY : from.y - to.y;
  const way = Math.hypot(x, y);
  if (way < STILL) return undefined;
  const scale = scaleOf(piece);
  return {
    from: { translate: `${x / scale}px ${y / scale}px` },
    duration: Math.min(FAR, NEAR + way / 4),
  };
}

/** How many pixels a unit of the drawing is. */
function scaleOf(piece: Element): number {
  return (piece instanceof SVGGraphicsElement && piece.getScreenCTM()?.a) || 1;
}
