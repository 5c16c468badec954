/** How much height the coach's strip takes from the board. */
import { useMedia } from '../../ui/useMedia.ts';
import type { GuideControls } from './useGuide.ts';

/** As in guide.css: the strip keeps its place, on desks with its margin. */
const STRIP = { wide: 56, narrow: 68 } as const;
const WIDE = '(min-width: 761px)';

export function useStripHeight({ isHere }: GuideControls): number {
  const isWide = useMedia(WIDE);
  return isHere ? STRIP[isWide ? 'wide' : 'narrow'] : 0;
}
