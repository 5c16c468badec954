/** The review of one seat: its progress, then its findings. */

import { useEffect, useMemo, useRef } from 'react';
import type { GameRecord, NameOf, Seat, Words } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { ReviewSums } from '../../remote/reviews.ts';
import { expectation } from '../hints/adviceInWords.ts';
import { MomentLink, type MomentLinks } from '../log/MomentLink.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';
import { CostliestDecisions } from './CostliestDecisions.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { ExpectedCurve } from './ExpectedCurve.tsx';
import { findingsOf, momentsBefore } from './findings.ts';
import { figuresOf, playedLike } from './playedLike.ts';
import { reviewSums } from './reviewSums.ts';
import { type ReviewState, useReview } from './useReview.ts';

interface Props {
  readonly record: GameRecord;
  readonly gameMoments: GameMoments;
  readonly seat: Seat;
  readonly words: Words;
  readonly name: NameOf;
  readonly momentLinks: MomentLinks;
  /** Called with each whole review. */
  readonly onDone?: ((sums: ReviewSums) => void) | undefined;
}

/** Runs the review and shows the result. */
export function SeatReview({ record, gameMoments, seat, words, name, momentLinks, onDone }: Props) {
  const text = useText('advice');
  const review = useText('review');
  const state = useReview(record, seat);
  const { step, judged } = state;
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (step === 'done' && judged.length > 0) latest.current?.(reviewSums(judged));
  }, [step, judged]);
  const before = useMemo(() => momentsBefore(gameMoments), [gameMoments]);
  const findings = useMemo(
    () => (step !== 'running' && judged.length > 0 ? findingsOf(judged) : undefined),
    [step, judged],
  );
  if (step === 'running') return <Progress state={state} plays={record.plays.length} />;
  const listProps = { words, name, momentLinks, before };
  return (
    <>
      {step !== 'done' && (
        <p className="review-stopped" role="status">
          {step === 'stopped' ? review.stopped : review.failed}
          <button type="button" className="btn btn-line" onClick={state.restart}>
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
          {step === 'done' && <PlayedLikeLine game={record.game} judged={judged} />}
          <ExpectedCurve findings={findings} />
          {findings.turn && (
            <p className="review-turn">
              {review.turned(
                findings.turn.play + 1,
                expectation(text, 'lead', findings.turn.from),
                expectation(text, 'lead', findings.turn.to),
              )}{' '}
              <MomentLink
                className="lone-link"
                momentLinks={momentLinks}
                seq={before.get(findings.turn.play) ?? 0}
              >
                {review.showIt}
              </MomentLink>
            </p>
          )}
          <CostliestDecisions judged={findings.costliest} record={record} {...listProps} />
          <DecisionTable judged={judged} {...listProps} />
        </>
      )}
    </>
  );
}

/** Which level somebody played like, by measured figures. */
function PlayedLikeLine({ game, judged }: { game: string; judged: readonly JudgedDecision[] }) {
  const review = useText('review');
  const { language } = useLanguage();
  const levels = figuresOf(game);
  const like = playedLike(judged, levels);
  if (!like) return null;
  const share = (part: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
  const { level, lowest, highest } = like;
  return (
    <p className="review-level">
      <b>{lowest === highest ? review.level(level) : review.levels(lowest, highest)}</b>{' '}
      {review.shares(share(like.good), level, share(like.levelGood), share(like.topGood))}{' '}
      <span className="meta">{review.measured(Math.min(...levels.map(({ games }) => games)))}</span>
    </p>
  );
}

function Progress({ state, plays }: { state: ReviewState; plays: number }) {
  const review = useText('review');
  const { judged, stop } = state;
  const play = (judged.at(-1)?.play ?? -1) + 1;
  const label = review.progress(Math.min(play + 1, plays), plays);
  return (
    <div className="review-progress">
      <p>{label}</p>
      <progress value={play} max={plays} aria-label={label} />
      <button type="button" className="btn btn-line" onClick={stop}>
        {review.stop}
      </button>
    </div>
  );
}
