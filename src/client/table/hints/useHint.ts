/** The hint for the current decision: requested, computed in a worker, and dropped with the decision. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Telling } from '#kernel';
import type { TableSnapshot } from '../store/tableStore.ts';
import type { Hint, HintTask } from '../thinking/tasks.ts';
import { runInWorker } from '../thinking/workerClient.ts';
import { canAskForHint } from './hintsAllowed.ts';

/** A hint, or its progress. */
export type HintState = Hint | 'thinking' | 'failed';

/** The hint and its controls. */
export interface HintControls {
  /** The button that opens it; gets the focus when the hint closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Opens or closes it; undefined if no hint is offered. */
  readonly toggle: (() => void) | undefined;
  /** Undefined while it is closed. */
  readonly close: (() => void) | undefined;
  readonly found: HintState | undefined;
  /** The proposed answers, best first; a stable list, undefined unless they are displayed. */
  readonly hinted: Hint['answers'] | undefined;
  /** The proposed answer being pointed at, at first the best. */
  readonly pointed: unknown;
  readonly point: (action: unknown) => void;
  /** All legal answers. */
  readonly legal: readonly unknown[];
  /** The context for texts, with the view at the time of the request. */
  readonly telling: Telling;
}

interface HintRequest {
  readonly question: string;
  readonly task: HintTask;
  readonly open: boolean;
  readonly found: HintState;
  readonly pointed?: unknown;
  /** What was chosen, but not sent, at the time of the request. */
  readonly chosen: unknown;
}

/** One hint per question, closed when something is chosen; `staged` is the number of answers chosen but not sent, `chosen` the last of a complete turn. */
export function useHint(
  snapshot: TableSnapshot,
  telling: Telling,
  staged: number,
  chosen: unknown,
): HintControls {
  const [request, setRequest] = useState<HintRequest>();
  const button = useRef<HTMLButtonElement>(null);
  const { game, viewer, answered } = snapshot.tableView;
  const question = canAskForHint(snapshot)
    ? `${viewer} ${(answered[Number(viewer)] ?? 0) + staged}`
    : undefined;
  const current = request?.question === question ? request : undefined;
  const isOpen = current?.open && current.chosen === chosen;
  const running = isOpen && current.found === 'thinking' ? current.task : undefined;

  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    const setFound = (found: HintState) =>
      setRequest((before) => (before?.task === running ? { ...before, found } : before));
    runInWorker({ do: 'advise', task: running }, setFound, stop.signal).catch(
      () => stop.signal.aborted || setFound('failed'),
    );
    return () => stop.abort();
  }, [running]);

  const close = () => {
    button.current?.focus({ preventScroll: true });
    setRequest(current && { ...current, open: false });
  };
  const ask = () => {
    if (question === undefined) return;
    const task = { game, seat: Number(viewer), view: telling.view };
    const known =
      current && current.found !== 'failed' ? current : { question, task, found: 'thinking' as const };
    setRequest({ ...known, chosen, open: true });
  };
  const point = (pointed: unknown) => setRequest((before) => before && { ...before, pointed });
  const found = isOpen ? current.found : undefined;
  const hinted = typeof found === 'object' ? found.answers : undefined;
  const view = current?.task.view;
  const { name } = telling;
  return {
    button,
    toggle: question === undefined ? undefined : isOpen ? close : ask,
    close: isOpen ? close : undefined,
    found,
    hinted,
    pointed: hinted && (current?.pointed ?? hinted[0]?.action),
    point,
    legal: snapshot.decision?.legal ?? [],
    telling: useMemo(() => ({ view, name }), [view, name]),
  };
}
