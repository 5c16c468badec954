/** Animates pieces from their last place to the new one: every element with `data-piece` below a root. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../settings/apply.ts';

/** The shortest and longest duration in milliseconds. */
const MIN_DURATION = 200;
const MAX_DURATION = 350;
/** Shorter distances are not animated, in pixels. */
const MIN_DISTANCE = 3;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where a piece lies, both in the root and on its ground: a drawing or panel that may itself move. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly ground: Element;
  readonly groundX: number;
  readonly groundY: number;
}

const GROUNDS = 'svg, section, [data-ground]';

/** Where the pieces lie, and everything they could lie on. */
interface Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly grounds: ReadonlySet<Element>;
}

/** Animates after each change of `trigger`: new pieces fade in, others slide; what comes with a new panel is simply there. */
export function useSlides(root: RefObject<Element | null>, trigger: unknown): void {
  const layout = useRef<Layout>(undefined);
  useLayoutEffect(() => {
    const { current } = root;
    const before = layout.current;
    const now = current && !isMotionReduced() ? layoutOf(current) : undefined;
    layout.current = now;
    if (!current || !before || !now) return;
    // Measure everything before animating: measuring afterwards would force a layout per piece.
    const slides = [];
    for (const piece of piecesIn(current)) {
      const [from, to] = [before.places.get(nameOf(piece)), now.places.get(nameOf(piece))];
      // A fade for each piece of a panel costs more than all the rest of it.
      if (!from && to && !before.grounds.has(to.ground)) continue;
      const slide = slideOf(piece, from, to);
      if (slide) slides.push({ piece, ...slide });
    }
    for (const { piece, from, duration } of slides) piece.animate([from, {}], { duration, easing: EASE });
  }, [root, trigger]);
}

function piecesIn(root: Element): NodeListOf<Element> {
  return root.querySelectorAll('[data-piece]');
}

function layoutOf(root: Element): Layout {
  return { places: placesIn(root), grounds: new Set([root, ...root.querySelectorAll(GROUNDS)]) };
}

/** Relative to the root, so that scrolling is not a move. */
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
  if (!from || !to) return { from: { opacity: 0, translate: '0 12px' }, duration: MAX_DURATION };
  const sameGround = from.ground === to.ground;
  const x = sameGround ? from.groundX - to.groundX : from.x - to.x;
  const y = sameGround ? from.groundY - to.groundY : from.y - to.y;
  const distance = Math.hypot(x, y);
  if (distance < MIN_DISTANCE) return undefined;
  const scale = scaleOf(piece);
  return {
    from: { translate: `${x / scale}px ${y / scale}px` },
    duration: Math.min(MAX_DURATION, MIN_DURATION + distance / 4),
  };
}

/** Pixels per unit of the drawing. */
function scaleOf(piece: Element): number {
  return (piece instanceof SVGGraphicsElement && piece.getScreenCTM()?.a) || 1;
}
