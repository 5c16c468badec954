/** The review of a finished game as a modal dialog: seat by seat, judged by what each knew. */
import { useEffect, useMemo, useState } from 'react';
import { at, type NameOf, type Seat, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import { seatNames } from '../store/seatNames.ts';
import type { ReviewedGame } from './reviewedGame.ts';
import { SeatReview } from './SeatReview.tsx';
import './review.css';

interface Props {
  readonly words: Words;
  readonly load: () => Promise<ReviewedGame>;
  readonly momentLinks: MomentLinks;
  readonly onClose: () => void;
}

/** The dialog; opens as soon as it is rendered. */
export function ReviewDialog({ words, load, momentLinks, onClose }: Props) {
  const review = useText('review');
  const { loading } = useText();
  const reviewed = useReviewedGame(load);
  const { go } = momentLinks;
  return (
    <Dialog title={review.heading} closeLabel={review.close} onClose={onClose} className="review">
      {(close) => {
        const goAndClose = (seq: number) => {
          close();
          go?.(seq);
        };
        return (
          <>
            <p className="meta">{review.lead}</p>
            {reviewed === 'loading' && <p role="status">{loading}</p>}
            {reviewed === 'failed' && <p role="alert">{review.failed}</p>}
            {typeof reviewed === 'object' && (
              <Seats
                reviewed={reviewed}
                words={words}
                momentLinks={go ? { ...momentLinks, go: goAndClose } : momentLinks}
              />
            )}
          </>
        );
      }}
    </Dialog>
  );
}

function useReviewedGame(load: () => Promise<ReviewedGame>): ReviewedGame | 'loading' | 'failed' {
  const [reviewed, setReviewed] = useState<ReviewedGame | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let active = true;
    load().then(
      (found) => active && setReviewed(found),
      () => active && setReviewed('failed'),
    );
    return () => {
      active = false;
    };
  }, [load]);
  return reviewed;
}

interface SeatsProps {
  readonly reviewed: ReviewedGame;
  readonly words: Words;
  readonly momentLinks: MomentLinks;
}

/** One seat at a time. */
function Seats({ reviewed, words, momentLinks }: SeatsProps) {
  const text = useText();
  const review = useText('review');
  const { record, gameMoments, names, own, keep } = reviewed;
  const [seat, setSeat] = useState<Seat>(own === 'spectator' ? 0 : own);
  const playerNames = useMemo(
    () => seatNames({ tableView: at(gameMoments.moments, 0).tableView, names }, text),
    [gameMoments, names, text],
  );
  const name: NameOf = (of) => at(playerNames, of);
  return (
    <>
      {playerNames.length > 1 && (
        <label className="review-seat">
          {review.seat}
          <span className="select">
            <select className="field" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {playerNames.map((who, of) => (
                <option key={of} value={of}>
                  {who}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
      <SeatReview
        key={seat}
        record={record}
        gameMoments={gameMoments}
        seat={seat}
        words={words}
        name={name}
        momentLinks={momentLinks}
        onDone={seat === own ? keep : undefined}
      />
    </>
  );
}
