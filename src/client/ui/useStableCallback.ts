/** A function that stays the same while what it does changes: what depends on it need not be drawn anew. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useStableCallback<A>(act: (given: A) => void): (given: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((given) => latest.current(given), []);
}
