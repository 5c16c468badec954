/** One seat's decisions under review: how far the thinking is, and what came of it. */
import { useMemo } from 'react';
import type { GameRecord, NameOf, Seat, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Film } from '../film/film.ts';
import type { Moments } from '../log/EventLog.tsx';
import { Costliest } from './Costliest.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { ExpectedCurve } from './ExpectedCurve.tsx';
import { findingsOf, momentsBefore } from './findings.ts';
import { type Reviewing, useReview } from './useReview.ts';

interface Props {
  readonly record: GameRecord;
  readonly film: Film;
  readonly seat: Seat;
  readonly words: Words;
  readonly name: NameOf;
  readonly moments: Moments;
}

export function SeatReview({ record, film, seat, words, name, moments }: Props) {
  const text = useText('advice');
  const review = useText('review');
  const reviewing = useReview(record, seat);
  const { step, judged } = reviewing;
  const before = useMemo(() => momentsBefore(film), [film]);
  const findings = useMemo(
    () => (step !== 'running' && judged.length > 0 ? findingsOf(judged) : undefined),
    [step, judged],
  );
  if (step === 'running') return <Progress reviewing={reviewing} plays={record.plays.length} />;
  const told = { words, name, moments, before };
  return (
    <>
      {step !== 'done' && (
        <p className="review-stopped" role="status">
          {step === 'stopped' ? review.stopped : review.failed}
          <button type="button" className="btn btn-line" onClick={reviewing.again}>
            {review.again}
          </button>
        </p>
      )}
      {step === 'done' && !findings && <p role="status">{review.noChoice}</p>}
      {findings && (
        <>
          <p className="review-found" role={step === 'done' ? 'status' : undefined}>
            {review.found(judged.length, findings.good)}{' '}
            {findings.good < judged.length ? review.cost(text.points(findings.cost)) : review.flawless}
          </p>
          <ExpectedCurve findings={findings} />
          <Costliest judged={findings.costliest} {...told} />
          <DecisionTable judged={judged} {...told} />
        </>
      )}
    </>
  );
}

function Progress({ reviewing, plays }: { reviewing: Reviewing; plays: number }) {
  const review = useText('review');
  const { judged, stop } = reviewing;
  const play = (judged.at(-1)?.play ?? -1) + 1;
  const says = review.progress(Math.min(play + 1, plays), plays);
  return (
    <div className="review-progress">
      <p>{says}</p>
      <progress value={play} max={plays} aria-label={says} />
      <button type="button" className="btn btn-line" onClick={stop}>
        {review.stop}
      </button>
    </div>
  );
}
