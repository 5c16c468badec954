/** A media query as a hook. */
import { useSyncExternalStore } from 'react';

/** Whether the query matches; false when rendered outside a browser. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
