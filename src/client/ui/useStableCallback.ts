/** A callback with a stable identity that always calls the latest function, so that children need not render again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function on every render. */
export function useStableCallback<A extends unknown[]>(
  callback: (...values: A) => void,
): (...values: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current(...values), []);
}
