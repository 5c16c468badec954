/** Staging of turns: answers are collected and previewed, and sent together once confirmed. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Game, type Reason, Refused } from '#kernel';
import { useSetting } from '../../settings/settings.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { hasSameQuestions, lastChoice, type Stage, stageOf } from './stage.ts';

/** The staged turn and how to change it. */
export interface Staging {
  readonly stage: Stage | undefined;
  /** Whether the staged answers are being sent. */
  readonly sending: boolean;
  /** Whether the staged answers were dropped because the table changed. */
  readonly dropped: boolean;
  /** Whether answers are collected until they are confirmed. */
  readonly collects: boolean;
  /** Chooses one answer, or several one after the other: all of them, or none if one is refused. */
  choose(...actions: readonly unknown[]): void;
  /** Keeps so many of the staged answers and goes on with these: all of them, or nothing changes if one is refused. */
  change(kept: number, ...actions: readonly unknown[]): void;
  /** Chooses a last answer, in a complete turn in place of the last choice, and sends the whole turn. */
  finish(action: unknown): Promise<void>;
  /** Takes back what was chosen last: one answer, or several that were chosen together. */
  back(): void;
  reset(): void;
  confirm(): Promise<void>;
}

interface StageCallbacks {
  /** Sends one answer; `answered` is the number of answers the seat has given before it. */
  readonly play: (answered: number, action: unknown) => Promise<Reason | undefined>;
  /** Whether turns are staged whatever the setting says, as in lessons. */
  readonly always?: boolean | undefined;
  /** Shows a refusal, or clears it. */
  readonly refuse: (reason: Reason | undefined) => void;
}

interface StagedTurn {
  /** How many answers the seat had given when the turn was begun. */
  readonly from: number;
  /** The answers, with their questions at the time. */
  readonly chosen: Stage;
  /** The answers before each choice, to go back to. */
  readonly earlier: readonly (readonly unknown[])[];
  readonly sending: boolean;
}

/** Staged turns whose screen was left, for example to look up a rule; kept while the page is open. */
const parkedTurns = new Map<string, StagedTurn>();

/** Without the rules, or with automatic confirmation, answers are sent at once. */
export function useStage(
  game: Game | undefined,
  snapshot: TableSnapshot,
  { play, refuse, always = false }: StageCallbacks,
): Staging {
  const [autoConfirm] = useSetting('autoConfirm');
  const [turn, setTurn] = useState<StagedTurn>();
  const [droppedAt, setDroppedAt] = useState<number>();
  const { tableView, curtain, pending } = snapshot;
  const { viewer, plays } = tableView;
  const answered = viewer === 'spectator' ? 0 : (tableView.answered[viewer] ?? 0);
  const covered = curtain !== undefined;

  const stage = useMemo(
    () => (game && turn && !covered ? currentStage(game, snapshot, turn, answered) : undefined),
    [game, turn, covered, snapshot, answered],
  );

  useEffect(() => {
    if (!turn || turn.sending || stage) return;
    setTurn(undefined);
    if (!covered) setDroppedAt(plays);
  }, [turn, stage, covered, plays]);

  const key = `${tableView.id} ${viewer}`;
  useEffect(() => {
    const before = covered ? undefined : parkedTurns.get(key);
    if (!before) return;
    parkedTurns.delete(key);
    setTurn(before);
  }, [key, covered]);
  const park = useRef(() => {});
  useEffect(() => {
    park.current = () => turn && !turn.sending && !covered && parkedTurns.set(key, turn);
  });
  useEffect(() => () => park.current(), []);

  const restage = (actions: readonly unknown[], earlier: StagedTurn['earlier']) => {
    setDroppedAt(undefined);
    try {
      const chosen = game && actions.length > 0 ? stageOf(game, tableView, actions) : undefined;
      setTurn(chosen && { from: answered, chosen, earlier, sending: false });
      refuse(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error.reason);
    }
  };
  const sending = turn?.sending ?? false;
  const staged = stage ? actionsOf(stage) : [];
  const earlier = turn?.earlier ?? [];
  const isComplete = stage !== undefined && !stage.next;
  const collects = game !== undefined && (always || !autoConfirm);
  const playAll = async (from: number, actions: readonly unknown[]) => {
    for (const [i, action] of actions.entries()) if (await play(from + i, action)) break;
  };
  const send = async (chosen: Stage, from: number) => {
    setTurn({ from, chosen, earlier: [], sending: true });
    await playAll(from, actionsOf(chosen));
    setTurn(undefined);
  };
  return {
    stage,
    sending,
    collects,
    dropped: droppedAt === plays,
    choose(...actions) {
      if (viewer === 'spectator' || sending) return;
      // In a complete turn, another answer replaces the last choice.
      if (!collects) return void (pending || playAll(answered, actions));
      if (isComplete) restage([...staged.slice(0, lastChoice(stage)), ...actions], earlier);
      else restage([...staged, ...actions], [...earlier, staged]);
    },
    change(kept, ...actions) {
      if (!sending) restage([...staged.slice(0, kept), ...actions], [...earlier, staged]);
    },
    back: () => sending || restage(earlier.at(-1) ?? [], earlier.slice(0, -1)),
    reset: () => sending || restage([], []),
    async confirm() {
      if (turn && stage && !sending) await send(stage, turn.from);
    },
    async finish(action) {
      if (sending || viewer === 'spectator') return;
      if (!game) return void (await play(answered, action));
      try {
        const kept = isComplete ? staged.slice(0, lastChoice(stage)) : staged;
        await send(stageOf(game, tableView, [...kept, action]), answered);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refuse(error.reason);
      }
    },
  };
}

/** The stage at the current table, without the answers already sent; undefined if it no longer applies. */
function currentStage(
  game: Game,
  { tableView, decision }: TableSnapshot,
  { from, chosen, sending }: StagedTurn,
  answered: number,
): Stage | undefined {
  if (sending ? answered < from : answered !== from || !decision) return undefined;
  const unsent = actionsOf(chosen).slice(answered - from);
  if (unsent.length === 0) return undefined;
  try {
    const stage = stageOf(game, tableView, unsent);
    return sending || hasSameQuestions(stage, chosen) ? stage : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function actionsOf({ staged }: Stage): readonly unknown[] {
  return staged.map(({ action }) => action);
}

/** The table with the staged turn applied; of a complete turn, with its last question, which can still be answered differently. */
export function stagedSnapshot(snapshot: TableSnapshot, stage: Stage): TableSnapshot {
  const { view, scores, plays } = stage.tableView;
  return {
    ...snapshot,
    tableView: { ...snapshot.tableView, view, scores, plays },
    decision: stage.next ?? stage.staged[lastChoice(stage)]?.question,
  };
}
