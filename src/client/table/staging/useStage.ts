/** The turn that is being built: answers are staged and previewed, and sent together once they are confirmed. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Game, type Reason, Refused } from '#kernel';
import { useSetting } from '../../settings/settings.ts';
import type { Shown } from '../store/tableStore.ts';
import { asksTheSame, lastChoice, type Stage, stageOf } from './stage.ts';

export interface Staging {
  readonly stage: Stage | undefined;
  /** The staged answers are on their way. */
  readonly sending: boolean;
  /** The table has changed so that the staged answers could not stay. */
  readonly dropped: boolean;
  choose(action: unknown): void;
  /** Takes the last choice away, with what followed from it. */
  back(): void;
  reset(): void;
  confirm(): Promise<void>;
}

interface Ways {
  /** Sends one answer, which must be the seat's answer of that number. */
  readonly play: (answered: number, action: unknown) => Promise<Reason | undefined>;
  /** Says why something cannot be, or that nothing stands against it any more. */
  readonly refuse: (reason: Reason | undefined) => void;
}

interface Plan {
  /** How many answers the seat had given when the first of these was chosen. */
  readonly from: number;
  /** The answers, and what it was like to choose them. */
  readonly chosen: Stage;
  readonly sending: boolean;
}

/** Turns that were being built when their screen was left, to look up a rule for one; as long as the page lives. */
const left = new Map<string, Plan>();

/** Without the game, or where the reader wants it so, answers are sent at once. */
export function useStage(game: Game | undefined, shown: Shown, { play, refuse }: Ways): Staging {
  const [autoConfirm] = useSetting('autoConfirm');
  const [plan, setPlan] = useState<Plan>();
  const [droppedAt, setDroppedAt] = useState<number>();
  const { tableView, curtain, pending } = shown;
  const { viewer, plays } = tableView;
  const answered = viewer === 'spectator' ? 0 : (tableView.answered[viewer] ?? 0);
  const covered = curtain !== undefined;

  const stage = useMemo(
    () => (game && plan && !covered ? restaged(game, shown, plan, answered) : undefined),
    [game, plan, covered, shown, answered],
  );

  useEffect(() => {
    if (!plan || plan.sending || stage) return;
    setPlan(undefined);
    if (!covered) setDroppedAt(plays);
  }, [plan, stage, covered, plays]);

  const key = `${tableView.id} ${viewer}`;
  useEffect(() => {
    const before = covered ? undefined : left.get(key);
    if (!before) return;
    left.delete(key);
    setPlan(before);
  }, [key, covered]);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => plan && !plan.sending && !covered && left.set(key, plan);
  });
  useEffect(() => () => leave.current(), []);

  const become = (actions: readonly unknown[]) => {
    setDroppedAt(undefined);
    try {
      const chosen = game && actions.length > 0 ? stageOf(game, tableView, actions) : undefined;
      setPlan(chosen && { from: answered, chosen, sending: false });
      refuse(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error.reason);
    }
  };
  const sending = plan?.sending ?? false;
  const staged = stage ? actionsOf(stage) : [];
  const beforeLast = stage ? staged.slice(0, lastChoice(stage)) : [];
  return {
    stage,
    sending,
    dropped: droppedAt === plays,
    choose(action) {
      if (viewer === 'spectator' || sending) return;
      // Where the turn is complete another answer takes the place of the last choice.
      if (game && !autoConfirm) become([...(stage && !stage.next ? beforeLast : staged), action]);
      else if (!pending) void play(answered, action);
    },
    back: () => sending || become(beforeLast),
    reset: () => sending || become([]),
    async confirm() {
      if (!plan || !stage || sending) return;
      setPlan({ ...plan, chosen: stage, sending: true });
      for (const [i, action] of staged.entries()) if (await play(plan.from + i, action)) break;
      setPlan(undefined);
    },
  };
}

/** The stage as it is now, without what has been sent of it; undefined where it can no longer be so. */
function restaged(
  game: Game,
  { tableView, decision }: Shown,
  { from, chosen, sending }: Plan,
  answered: number,
): Stage | undefined {
  if (sending ? answered < from : answered !== from || !decision) return undefined;
  const left = actionsOf(chosen).slice(answered - from);
  if (left.length === 0) return undefined;
  try {
    const stage = stageOf(game, tableView, left);
    return sending || asksTheSame(stage, chosen) ? stage : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function actionsOf({ staged }: Stage): readonly unknown[] {
  return staged.map(({ action }) => action);
}

/** The table as it will be, with the last question while it may still be answered otherwise. */
export function shownStaged(shown: Shown, stage: Stage): Shown {
  const { view, scores, plays } = stage.tableView;
  return {
    ...shown,
    tableView: { ...shown.tableView, view, scores, plays },
    decision: stage.next ?? stage.staged[lastChoice(stage)]?.question,
  };
}
