/** Opens the review of a finished game, which loads when it is wanted. */
import { lazy, Suspense, useState } from 'react';
import type { Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Moments } from '../log/EventLog.tsx';
import type { Story } from './reviewedGame.ts';

const ReviewDialog = lazy(() =>
  import('./ReviewDialog.tsx').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
);

export interface Reviewable {
  readonly words: Words;
  /** Stays the same while the game does. */
  readonly load: () => Promise<Story>;
  readonly moments: Moments;
}

export function ReviewButton(props: Reviewable) {
  const { review } = useText('advice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setOpen(true)}>
        {review.open}
      </button>
      {open && (
        <Suspense>
          <ReviewDialog {...props} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
