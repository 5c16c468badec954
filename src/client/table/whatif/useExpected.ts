/** What is expected of first answers, thought through in a worker one after the other. */
import { useEffect, useState } from 'react';
import { hashOf, type Seat } from '#kernel';
import type { Expected } from '../thinking/tasks.ts';
import { runInWorker } from '../thinking/workerClient.ts';
import type { FirstAnswer } from './branch.ts';

/** By the key of an answer. */
type ExpectedAnswers = Readonly<Record<string, Expected>>;

export function keyOfAnswer(answer: FirstAnswer): string {
  return hashOf([answer.view, answer.action]);
}

/** Weighs the answers while they are wanted, each once. */
export function useExpected(
  game: string,
  seat: Seat,
  answers: readonly FirstAnswer[],
  isWanted: boolean,
): ExpectedAnswers {
  const [expected, setExpected] = useState<ExpectedAnswers>({});
  const missing = isWanted
    ? answers.find((answer) => expected[keyOfAnswer(answer)] === undefined)
    : undefined;
  const key = missing && keyOfAnswer(missing);
  useEffect(() => {
    if (!missing || key === undefined) return;
    const stop = new AbortController();
    const { view, action } = missing;
    runInWorker(
      { do: 'expect', task: { game, seat, view, action } },
      (result) => setExpected((before) => ({ ...before, [key]: result })),
      stop.signal,
      // Without it the comparison shows results alone.
    ).catch(() => {});
    return () => stop.abort();
  }, [game, seat, key]);
  return expected;
}
