/** Runs the review of a seat's decisions in a worker, and caches it while the page is open. */
import { useEffect, useState } from 'react';
import { type GameRecord, hashOf, type Seat } from '#kernel';
import type { JudgedDecision } from '../thinking/tasks.ts';
import { runInWorker } from '../thinking/workerClient.ts';

type ReviewStep = 'running' | 'stopped' | 'failed' | 'done';

/** The decisions judged so far, and the controls. */
export interface ReviewState {
  readonly step: ReviewStep;
  readonly judged: readonly JudgedDecision[];
  readonly stop: () => void;
  readonly restart: () => void;
}

interface CachedReview {
  readonly key: string;
  readonly step: ReviewStep;
  readonly judged: readonly JudgedDecision[];
}

const cache = new Map<string, CachedReview>();

/** Starts at once; unmounting stops it. */
export function useReview(record: GameRecord, seat: Seat): ReviewState {
  const key = `${hashOf(record)} ${seat}`;
  const [review, setReview] = useState<CachedReview>();
  const current = cache.get(key) ?? (review?.key === key ? review : newReview(key));
  const isRunning = current.step === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const stop = new AbortController();
    let found = newReview(key);
    const update = (next: CachedReview) => {
      found = next;
      setReview(found);
    };
    const add = (decision: JudgedDecision) => update({ ...found, judged: [...found.judged, decision] });
    runInWorker({ do: 'review', task: { record, seat } }, add, stop.signal).then(
      () => {
        cache.set(key, { ...found, step: 'done' });
        update({ ...found, step: 'done' });
      },
      () => stop.signal.aborted || update({ ...found, step: 'failed' }),
    );
    return () => stop.abort();
  }, [key, record, seat, isRunning]);

  return {
    step: current.step,
    judged: current.judged,
    stop: () => setReview({ ...current, step: 'stopped' }),
    restart: () => setReview(newReview(key)),
  };
}

function newReview(key: string): CachedReview {
  return { key, step: 'running', judged: [] };
}
