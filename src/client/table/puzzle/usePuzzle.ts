/** A puzzle at a table: what is chosen, whether it is right, and what speaks against it if not. */
import { useMemo, useState } from 'react';
import { reasonsAgainst } from '#bots';
import type { Title } from '#games';
import { type Fact, type Puzzle, type Reason, Refused, type Seat, same } from '#kernel';
import { type Stage, stageOf } from '../staging/stage.ts';
import type { TableSnapshot } from '../store/tableStore.ts';

/** How far a puzzle is: an answer is looked for, another one is better, or it is over. */
export type PuzzlePhase = 'open' | 'better' | 'solved' | 'shown';

/** The puzzle now. */
export interface PuzzleModel {
  readonly phase: PuzzlePhase;
  /** Answers that were not the best. */
  readonly misses: number;
  /** What is chosen, shown as if it were played. */
  readonly stage: Stage | undefined;
  readonly refused: Reason | undefined;
  /** What the chosen answer lacks, if something better was to be found and a fact tells. */
  readonly lack: Fact | undefined;
  choose(...actions: readonly unknown[]): void;
  /** Says whether the chosen answer is the best. */
  check(): void;
  again(): void;
  show(): void;
  dismissRefusal(): void;
}

/** Called once, when it is known how the first try went. */
type Done = (result: 'solved' | 'missed') => void;

export function usePuzzle(
  { game, heuristics }: Title,
  puzzle: Puzzle,
  seat: Seat,
  { tableView }: TableSnapshot,
  done: Done,
): PuzzleModel {
  const [phase, setPhase] = useState<PuzzlePhase>('open');
  const [misses, setMisses] = useState(0);
  const [chosen, setChosen] = useState<unknown>();
  const [refused, setRefused] = useState<Reason>();
  const isOver = phase === 'solved' || phase === 'shown';
  const stage = useMemo(
    () => (chosen === undefined ? undefined : stageOf(game, tableView, [chosen])),
    [game, tableView, chosen],
  );
  const lack = useMemo(() => {
    if (phase !== 'better') return undefined;
    const factsOf = (action: unknown) => heuristics.facts(tableView.view, seat, action);
    return reasonsAgainst(factsOf(chosen), factsOf(puzzle.solution[0]))[0];
  }, [phase, heuristics, tableView, seat, chosen, puzzle]);
  return {
    phase,
    misses,
    stage,
    refused,
    lack,
    choose(action) {
      if (isOver) return;
      try {
        stageOf(game, tableView, [action]);
        setChosen(action);
        setRefused(undefined);
        setPhase('open');
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setRefused(error.reason);
      }
    },
    check() {
      if (chosen === undefined || isOver) return;
      const isRight = puzzle.solution.some((one) => same(one, chosen));
      if (misses === 0) done(isRight ? 'solved' : 'missed');
      if (!isRight) setMisses(misses + 1);
      setPhase(isRight ? 'solved' : 'better');
    },
    again() {
      setChosen(undefined);
      setPhase('open');
    },
    show() {
      if (misses === 0) done('missed');
      setChosen(undefined);
      setPhase('shown');
    },
    dismissRefusal: () => setRefused(undefined),
  };
}
