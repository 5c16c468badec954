/** How much height the coach's strip takes from the board. */
import { useMedia } from '../../ui/useMedia.ts';
import type { GuideControls } from './useGuide.ts';

/** As in guide.css: the strip with its margin, which keeps its place; on phones it is part of the dock. */
const STRIP = 56;
const WIDE = '(min-width: 761px)';

export function useStripHeight({ isHere }: GuideControls): number {
  return useMedia(WIDE) && isHere ? STRIP : 0;
}
