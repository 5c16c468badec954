/** «Are you sure?»: while the player thinks, a worker looks for the best answer; what is staged is weighed against it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Guide, same } from '#kernel';
import { useLanguage } from '../../i18n/language.tsx';
import { allowsHints } from '../hints/hintsAllowed.ts';
import { lastChoice, type StagedAnswer } from '../staging/stage.ts';
import type { Hint, HintTask, WeighedAnswer } from '../thinking/tasks.ts';
import { runInWorker } from '../thinking/workerClient.ts';
import { type Asked, bestOf, type Doubt, doubtOf, mayAsk } from './doubt.ts';
import type { GuidedTable } from './useGuide.ts';

/** What was asked at each table; kept while the page is open. */
const askedAt = new Map<string, Asked>();

const NOT_ASKED: Asked = { reasons: [], lastTurn: undefined };

/** One question to the worker, and its answer once it is there. */
interface Thought {
  readonly key: string;
  readonly hint: Promise<Hint | undefined>;
  readonly stop: AbortController;
}

/** A doubt, and what it is about. */
interface Found {
  readonly key: string;
  readonly chosen: unknown;
  readonly doubt: Doubt;
}

/** The doubt about what was chosen last, if there is one; whoever is faster than the worker is not asked. */
export function useDoubt(guide: Guide | undefined, table: GuidedTable): Doubt | undefined {
  const { snapshot, stage, name, complete } = table;
  const { language } = useLanguage();
  const { tableView, decision } = snapshot;
  const { id, game, viewer, answered } = tableView;
  const turn = answered[Number(viewer)] ?? 0;
  const isAllowed = guide !== undefined && allowsHints(snapshot) && decision !== undefined;
  const thoughts = useRef<Thought[]>([]);
  const [found, setFound] = useState<Found>();

  // The question that is open, or of a complete turn the last one: thought about as soon as it is asked.
  const open = useMemo(() => {
    if (!isAllowed) return undefined;
    const staged = stage?.staged.slice(0, complete && stage ? lastChoice(stage) : undefined) ?? [];
    const view = complete ? complete.view : (stage ?? snapshot).tableView.view;
    const legal = complete ? complete.question.legal : (stage ? stage.next : decision)?.legal;
    if (!legal || legal.length < 2) return undefined;
    return { key: keyOf(turn, staged), view };
  }, [isAllowed, stage, complete, snapshot, decision, turn]);
  useEffect(() => {
    if (!open || thoughts.current.some(({ key }) => key === open.key)) return;
    thoughts.current.push(think(open.key, { game, seat: Number(viewer), view: open.view }));
  }, [open, game, viewer]);
  // What was sent need not be thought about any more.
  useEffect(() => {
    const running = thoughts;
    return () => {
      for (const { stop } of running.current) stop.abort();
      running.current = [];
    };
  }, [id, turn, isAllowed]);

  const chosen = stage?.staged[lastChoice(stage)];
  const asking = stage && keyOf(turn, stage.staged.slice(0, lastChoice(stage)));
  useEffect(() => {
    if (!isAllowed || !guide || !chosen || asking === undefined) return;
    const asked = askedAt.get(id) ?? NOT_ASKED;
    const thought = thoughts.current.find(({ key }) => key === asking);
    if (!thought || !mayAsk(asked, turn, guide.doubt.times)) return;
    const stop = new AbortController();
    const ask = async () => {
      const hint = await thought.hint;
      const best = hint && bestOf(hint)?.action;
      if (stop.signal.aborted || best === undefined || same(best, chosen.action)) return;
      const { view, action } = chosen;
      const task = { game, seat: Number(viewer), view, best, chosen: action };
      const weigh = (weighed: WeighedAnswer) => {
        const answers = { best, chosen: action, view, name };
        const doubt = doubtOf(guide.text[language], weighed, answers, asked, guide.doubt.points);
        if (!doubt || stop.signal.aborted) return;
        askedAt.set(id, { reasons: [...asked.reasons, doubt.reason], lastTurn: turn });
        setFound({ key: asking, chosen: action, doubt });
      };
      await runInWorker({ do: 'weigh', task }, weigh, stop.signal);
    };
    // A worker that fails has nothing to say.
    ask().catch(() => undefined);
    return () => stop.abort();
  }, [isAllowed, guide, asking, chosen, id, game, viewer, turn, name, language]);

  return chosen && found?.key === asking && same(found?.chosen, chosen.action) ? found?.doubt : undefined;
}

/** A question of this turn: by what was answered before it. */
function keyOf(turn: number, staged: readonly StagedAnswer[]): string {
  return `${turn} ${JSON.stringify(staged.map(({ action }) => action))}`;
}

/** Looks for the best answer, as a hint does; undefined where the worker fails. */
function think(key: string, task: HintTask): Thought {
  const stop = new AbortController();
  const hint = new Promise<Hint | undefined>((resolve) => {
    runInWorker({ do: 'advise', task }, resolve, stop.signal).catch(() => resolve(undefined));
  });
  return { key, hint, stop };
}
