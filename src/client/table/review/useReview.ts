/** The review of a seat's decisions: worked out beside the page, and kept for the visit. */
import { useEffect, useState } from 'react';
import { type GameRecord, hashOf, type Seat } from '#kernel';
import type { Judged } from '../thinking/tasks.ts';
import { thought } from '../thinking/workerClient.ts';

type Step = 'running' | 'stopped' | 'failed' | 'done';

export interface Reviewing {
  readonly step: Step;
  readonly judged: readonly Judged[];
  readonly stop: () => void;
  readonly again: () => void;
}

interface Held {
  readonly key: string;
  readonly step: Step;
  readonly judged: readonly Judged[];
}

const kept = new Map<string, Held>();

/** Begins by itself; leaving stops it. */
export function useReview(record: GameRecord, seat: Seat): Reviewing {
  const key = `${hashOf(record)} ${seat}`;
  const [held, setHeld] = useState<Held>();
  const now = kept.get(key) ?? (held?.key === key ? held : begun(key));
  const isRunning = now.step === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const stop = new AbortController();
    let found = begun(key);
    const become = (next: Held) => {
      found = next;
      setHeld(found);
    };
    const hear = (told: unknown) => become({ ...found, judged: [...found.judged, told as Judged] });
    thought({ do: 'review', task: { record, seat } }, hear, stop.signal).then(
      () => {
        kept.set(key, { ...found, step: 'done' });
        become({ ...found, step: 'done' });
      },
      () => stop.signal.aborted || become({ ...found, step: 'failed' }),
    );
    return () => stop.abort();
  }, [key, record, seat, isRunning]);

  return {
    step: now.step,
    judged: now.judged,
    stop: () => setHeld({ ...now, step: 'stopped' }),
    again: () => setHeld(begun(key)),
  };
}

function begun(key: string): Held {
  return { key, step: 'running', judged: [] };
}
