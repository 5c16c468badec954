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
  useLayoutEffect(() => {
    if (!element.current) return;
    const follow = ({ width, height }: Box) => {
      const next = { width: Math.round(width), height: Math.round(height) };
      if (width > 0)
        setBox((last) => (last.width === next.width && last.height === next.height ? last : next));
    };
    const observer = new ResizeObserver(([entry]) => entry && follow(entry.contentRect));
    observer.observe(element.current);
    // The observer speaks only after the first painting, which would be of another size.
    follow(contentOf(element.current));
    return () => observer.disconnect();
  }, [element]);
  return box;
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
