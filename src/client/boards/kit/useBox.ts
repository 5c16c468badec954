/** The size of an element, for boards that adapt their layout to it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A size in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Follows the element's size; `first` is used until it is measured, and in server rendering. */
export function useBox(element: RefObject<Element | null>, first: Box): Box {
  const [box, setBox] = useState(first);
  useLayoutEffect(
    () =>
      follow(element.current, (next) =>
        setBox((last) => (last.width === next.width && last.height === next.height ? last : next)),
      ),
    [element],
  );
  return box;
}

/** The same for its width alone: nothing is drawn again when only its height changes. */
export function useWidth(element: RefObject<Element | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => follow(element.current, (next) => setWidth(next.width)), [element]);
  return width;
}

/** Tells the size now and whenever it changes, until the returned function is called. */
function follow(element: Element | null, tell: (box: Box) => void): (() => void) | undefined {
  if (!element) return undefined;
  const round = ({ width, height }: Box) => {
    if (width > 0) tell({ width: Math.round(width), height: Math.round(height) });
  };
  const observer = new ResizeObserver(([entry]) => entry && round(entry.contentRect));
  observer.observe(element);
  // The observer speaks only after the first painting, which would be of another size.
  round(contentOf(element));
  return () => observer.disconnect();
}

/** What the observer will say: the size without padding, before any zooming. */
function contentOf(element: Element): Box {
  const style = getComputedStyle(element);
  const padding = (...sides: readonly string[]) =>
    sides.reduce((sum, side) => sum + (Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0), 0);
  return {
    width: element.clientWidth - padding('left', 'right'),
    height: element.clientHeight - padding('top', 'bottom'),
  };
}
