/** The review of a finished game, over everything else: seat by seat, from what each of them knew. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { at, type NameOf, type Seat, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Moments } from '../log/EventLog.tsx';
import { seatNames } from '../store/seatNames.ts';
import type { Story } from './reviewedGame.ts';
import { SeatReview } from './SeatReview.tsx';
import './review.css';

interface Props {
  readonly words: Words;
  readonly load: () => Promise<Story>;
  readonly moments: Moments;
  readonly closed: () => void;
}

export function ReviewDialog({ words, load, moments, closed }: Props) {
  const review = useText('review');
  const { loading } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const story = useStory(load);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const { go } = moments;
  const leave = (seq: number) => {
    close();
    go?.(seq);
  };
  return (
    <dialog
      ref={dialog}
      className="review panel"
      aria-labelledby={id}
      onClose={closed}
      // The keys of the table below are not meant.
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
      {story === 'loading' && <p role="status">{loading}</p>}
      {story === 'failed' && <p role="alert">{review.failed}</p>}
      {typeof story === 'object' && (
        <Seats story={story} words={words} moments={go ? { ...moments, go: leave } : moments} />
      )}
    </dialog>
  );
}

function useStory(load: () => Promise<Story>): Story | 'loading' | 'failed' {
  const [story, setStory] = useState<Story | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setStory(found),
      () => wanted && setStory('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return story;
}

interface SeatsProps {
  readonly story: Story;
  readonly words: Words;
  readonly moments: Moments;
}

/** One seat at a time. */
function Seats({ story, words, moments }: SeatsProps) {
  const text = useText();
  const review = useText('review');
  const { record, film, names, own } = story;
  const [seat, setSeat] = useState<Seat>(own === 'spectator' ? 0 : own);
  const called = useMemo(
    () => seatNames({ tableView: at(film.moments, 0).tableView, names }, text),
    [film, names, text],
  );
  const name: NameOf = (of) => at(called, of);
  return (
    <>
      {called.length > 1 && (
        <label className="review-seat">
          {review.seat}
          <span className="select">
            <select className="field" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {called.map((who, of) => (
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
        film={film}
        seat={seat}
        words={words}
        name={name}
        moments={moments}
      />
    </>
  );
}
