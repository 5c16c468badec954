/** How much room an element has: boards lay themselves out for it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Until it is measured, and where nothing is ever measured, the box is the one given. */
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
