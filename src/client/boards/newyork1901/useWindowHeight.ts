/** The height of the window, so that the map fits into it. */
import { useContext, useSyncExternalStore } from 'react';
import { TakenHeight } from '../kit/takenHeight.ts';

function follow(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Without what the table has put above the board. */
export function useWindowHeight(): number {
  const taken = useContext(TakenHeight);
  const height = useSyncExternalStore(
    follow,
    () => innerHeight,
    () => 800,
  );
  return height - taken;
}
