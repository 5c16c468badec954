/** The hint of the decision at hand: asked for, worked out beside the page, and gone with the decision. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Telling } from '#kernel';
import type { Shown } from '../store/tableStore.ts';
import type { Hint, HintTask } from '../thinking/tasks.ts';
import { thought } from '../thinking/workerClient.ts';
import { mayAsk } from './mayAsk.ts';

/** What there is of a hint so far. */
export type Hinting = Hint | 'thinking' | 'failed';

export interface HintAtHand {
  /** The button that asks for it, where the keyboard goes on after it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Opens or closes it; undefined where no hint is offered. */
  readonly toggle: (() => void) | undefined;
  /** Undefined while it is closed. */
  readonly close: (() => void) | undefined;
  readonly found: Hinting | undefined;
  /** All the answers there are. */
  readonly legal: readonly unknown[];
  /** With what the seat knew when it asked. */
  readonly telling: Telling;
}

interface Asked {
  readonly question: string;
  readonly task: HintTask;
  readonly open: boolean;
  readonly found: Hinting;
}

/** One hint per question of the seat; so many of its answers are chosen but not sent. */
export function useHint(shown: Shown, telling: Telling, staged: number): HintAtHand {
  const [asked, setAsked] = useState<Asked>();
  const button = useRef<HTMLButtonElement>(null);
  const { game, viewer, answered, scores } = shown.tableView;
  const question = mayAsk(shown) ? `${viewer} ${(answered[Number(viewer)] ?? 0) + staged}` : undefined;
  const now = asked?.question === question ? asked : undefined;
  const running = now?.open && now.found === 'thinking' ? now.task : undefined;

  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    const find = (found: Hinting) =>
      setAsked((before) => (before?.task === running ? { ...before, found } : before));
    thought({ do: 'advise', task: running }, (told) => find(told as Hint), stop.signal).catch(
      () => stop.signal.aborted || find('failed'),
    );
    return () => stop.abort();
  }, [running]);

  const close = () => {
    button.current?.focus({ preventScroll: true });
    setAsked(now && { ...now, open: false });
  };
  const ask = () => {
    if (question === undefined) return;
    const task = { game, seat: Number(viewer), seats: scores.length, view: telling.view };
    const known = now && now.found !== 'failed' ? now : { question, task, found: 'thinking' as const };
    setAsked({ ...known, open: true });
  };
  const view = now?.task.view;
  const { name } = telling;
  return {
    button,
    toggle: question === undefined ? undefined : now?.open ? close : ask,
    close: now?.open ? close : undefined,
    found: now?.open ? now.found : undefined,
    legal: shown.decision?.legal ?? [],
    telling: useMemo(() => ({ view, name }), [view, name]),
  };
}
