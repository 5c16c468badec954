/** The review of a finished game as a modal dialog: seat by seat, judged by what each knew. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { at, type NameOf, type Seat, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const reviewed = useReviewedGame(load);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const { go } = momentLinks;
  const goAndClose = (seq: number) => {
    close();
    go?.(seq);
  };
  return (
    <dialog
      ref={dialog}
      className="review panel"
      aria-labelledby={id}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="review-head">
        <h2 id={id} className="display">
          {review.heading}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={review.close}
          title={`${review.close} (Esc)`}
          onClick={close}
        >
          <Icon name="remove" />
        </button>
      </div>
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
    </dialog>
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
