/** Reviews several of one's finished games, one after the other, and lets the server keep what they cost. */
import { useEffect, useRef, useState } from 'react';
import { api } from '../../remote/api.ts';
import { keepReview } from '../../remote/reviews.ts';
import { reviewSums } from '../../table/review/reviewSums.ts';
import type { JudgedDecision } from '../../table/thinking/tasks.ts';
import { runInWorker } from '../../table/thinking/workerClient.ts';
import type { ListedGame } from './statisticsApi.ts';

type ReviewsState =
  | { readonly step: 'idle' | 'failed' }
  | {
      readonly step: 'running';
      /** The number of the game, of so many. */
      readonly game: number;
      readonly games: number;
      /** The answers of that game that were looked at, of so many. */
      readonly done: number;
      readonly plays: number;
    };

/** Unmounting stops it; a game that cannot be reviewed does not stop the others. */
export function useReviews(box: string, onKept: () => void) {
  const [state, setState] = useState<ReviewsState>({ step: 'idle' });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function start(games: readonly ListedGame[]): Promise<void> {
    const stop = new AbortController();
    stopping.current = stop;
    let hasFailed = false;
    for (const [i, game] of games.entries()) {
      const show = (done: number, plays: number) =>
        setState({ step: 'running', game: i + 1, games: games.length, done, plays });
      try {
        await reviewGame(game, box, show, stop.signal);
        onKept();
      } catch (error) {
        if (stop.signal.aborted) return setState({ step: 'idle' });
        if (!(error instanceof Error)) throw error;
        hasFailed = true;
      }
    }
    setState({ step: hasFailed ? 'failed' : 'idle' });
  }

  return {
    state,
    start: (games: readonly ListedGame[]) => void start(games),
    stop: () => stopping.current?.abort(),
  };
}

/** Resolves once the server keeps it; leaves out a game with other values than those in play. */
async function reviewGame(
  { table, seat }: ListedGame,
  box: string,
  show: (done: number, plays: number) => void,
  signal: AbortSignal,
): Promise<void> {
  show(0, 1);
  const record = await api.record({ kind: 'tables', id: table });
  signal.throwIfAborted();
  if (record.box !== box) return;
  const judged: JudgedDecision[] = [];
  const add = (decision: JudgedDecision) => {
    judged.push(decision);
    show(decision.play, record.plays.length);
  };
  await runInWorker({ do: 'review', task: { record, seat } }, add, signal);
  if (judged.length > 0) await keepReview(table, reviewSums(judged));
}
