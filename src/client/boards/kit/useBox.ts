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
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0) setBox({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
