/** The height of the window, so that the map fits into it. */
import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

export function useWindowHeight(): number {
  return useSyncExternalStore(
    follow,
    () => innerHeight,
    () => 800,
  );
}
