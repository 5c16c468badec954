/** What the viewer will have after a staged turn, as a sentence to be read aloud. */
import type { Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { isChanged, type PlayerPreview } from './preview.ts';

/** Empty without a staged turn; what is uncertain is left out. */
export function usePreviewInWords(preview: PlayerPreview | undefined, words: Words): string {
  const { stage, table } = useText();
  const { ifEnded: both } = useText('score');
  const points = preview?.made.now;
  if (preview === undefined || points === undefined) return '';
  const { ifEnded, holdings } = preview;
  const counted = ifEnded?.now === undefined ? table.points(points) : both(points, ifEnded.now);
  const others = Object.entries(holdings).flatMap(([kind, outlook]) =>
    isChanged(outlook) && outlook.now !== undefined ? [words.holding?.(kind, outlook.now) ?? ''] : [],
  );
  return stage.afterwards([counted, ...others].join(', '));
}
