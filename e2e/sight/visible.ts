/** In the page: whether a finger would reach a thing without scrolling, and what is in the way if not. */

/** Nothing in the way; beyond the window or a scrolling part; under something else. */
export type Sight = 'free' | 'outOfView' | 'covered';

/** A place in the window. */
export type Point = readonly [x: number, y: number];

/** What one sees of a thing. */
export interface Seen {
  readonly sight: Sight;
  /** What covers it or cuts it off, by its class. */
  readonly by: string;
  /** Where a finger meets it, if it does anywhere. */
  readonly point: Point | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lines thinner than this are no loss, in pixels. */
const TOLERANCE = 1;
/** Points of a drawn shape that are tried, across and down. */
const SAMPLES = [0.5, 0.3, 0.7, 0.15, 0.85];
/** The part of a drawn shape that must be free where its middle is not. */
const ENOUGH = 0.5;

/** Looks at a thing that can be chosen. */
export function look(one: Element): Seen {
  const box = one.getBoundingClientRect();
  const clip = clipOf(one, box);
  const points = pointsOf(one, box);
  const middle = points.next().value;
  if (middle && !clip && reaches(middle, one)) return { sight: 'free', by: '', point: middle };
  const rest = [...points];
  const free = rest.filter((point) => reaches(point, one));
  const point = middle && reaches(middle, one) ? middle : free[0];
  if (clip) return { sight: 'outOfView', by: clip, point };
  const isEnough = one instanceof SVGElement && free.length >= (rest.length + 1) * ENOUGH;
  if (isEnough) return { sight: 'free', by: '', point };
  const above = middle && document.elementFromPoint(...middle);
  return { sight: 'covered', by: above ? nameOf(partOf(above, one)) : '', point };
}

/** Whether it is drawn at all: parts of a folded panel are not. */
export function isDrawn(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
}

/** What cuts a thing off: the window, or a part around it that scrolls or hides what is too long. */
function clipOf(one: Element, box: Box): string | undefined {
  const seen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  if (isCut(box, seen)) return 'window';
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
    if (getComputedStyle(around).overflow === 'visible') continue;
    if (isCut(box, around.getBoundingClientRect())) return nameOf(around);
  }
  return undefined;
}

function isCut(box: Box, seen: Box): boolean {
  return (
    box.left < seen.left - TOLERANCE ||
    box.top < seen.top - TOLERANCE ||
    box.right > seen.right + TOLERANCE ||
    box.bottom > seen.bottom + TOLERANCE
  );
}

function reaches([x, y]: Point, one: Element): boolean {
  const met = document.elementFromPoint(x, y);
  return met !== null && one.contains(met);
}

/** Points of a thing inside the window, its middle first; of a drawing only those on its shapes. */
function* pointsOf(one: Element, { left, top, right, bottom }: Box): Generator<Point, undefined> {
  const shapes =
    one instanceof SVGElement
      ? [...one.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon')].filter(
          (shape) => getComputedStyle(shape).pointerEvents !== 'none',
        )
      : [];
  for (const down of SAMPLES)
    for (const across of SAMPLES) {
      const point = [left + (right - left) * across, top + (bottom - top) * down] as const;
      if (shapes.length === 0 || shapes.some((shape) => isOn(shape, point))) yield point;
    }
}

function isOn(shape: SVGGeometryElement, [x, y]: Point): boolean {
  const matrix = shape.getScreenCTM()?.inverse();
  return matrix !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
}

/** The largest part around what covers a thing that does not hold the thing itself. */
function partOf(above: Element, one: Element): Element {
  let part = above;
  while (part.parentElement && !part.parentElement.contains(one)) part = part.parentElement;
  return part;
}

/** The nearest class around a thing that tells it from others; lines of a drawing often have none. */
export function nameOf(one: Element): string {
  for (let around: Element | null = one; around; around = around.parentElement) {
    const name = [...around.classList].find((each) => !each.startsWith('btn'));
    if (name) return `.${name}`;
  }
  return one.tagName.toLowerCase();
}
