/** The button that opens the review of a finished game; the dialog is loaded on demand. */

import { lazy, Suspense, useState } from 'react';
import type { Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import type { ReviewedGame } from './reviewedGame.ts';

const ReviewDialog = lazy(() =>
  import('./ReviewDialog.tsx').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
);

/** The game to review. */
export interface ReviewProps {
  readonly words: Words;
  /** Must be a stable function. */
  readonly load: () => Promise<ReviewedGame>;
  readonly momentLinks: MomentLinks;
}

/** The button, and the dialog while it is open. */
export function ReviewButton(props: ReviewProps) {
  const { review } = useText('advice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-line" title={review.offer} onClick={() => setOpen(true)}>
        {review.open}
      </button>
      {open && (
        <Suspense>
          <ReviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
