/** How tall the window is: a map should fit into it. */
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
