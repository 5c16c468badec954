/** The tries of a what-if: each begins at the same moment; what came of them is kept for comparing. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Title } from '#games';
import { same } from '#kernel';
import { answeringForced } from '../staging/forcedAnswers.ts';
import { laidGame, nowhere } from '../store/laidGame.ts';
import { newSeed } from '../store/localPlan.ts';
import { localStore } from '../store/localStore.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';
import type { Think } from '../thinking/workerClient.ts';
import type { Branch, FirstAnswer } from './branch.ts';

/** A level of bots. */
export type Level = Parameters<Think>[0]['level'];

/** One try: its number, how it began, and how it ended. */
export interface Try {
  readonly number: number;
  readonly first: FirstAnswer | undefined;
  /** Points at the end; undefined while it goes on. */
  readonly points: readonly number[] | undefined;
}

/** The try that is played, and all of them. */
export interface Branches {
  readonly store: TableStore;
  readonly level: Level;
  readonly tries: readonly Try[];
  /** Begins again, against bots of a level. */
  begin(level: Level): void;
}

export function useBranches(title: Title, branch: Branch, think: Think): Branches {
  const [level, setLevel] = useState<Level>('level3');
  const [number, setNumber] = useState(1);
  const [tries, setTries] = useState<readonly Try[]>([]);
  // A new number is a new table.
  const store = useMemo(() => storeOf(title, branch, level, think), [title, branch, level, think, number]);
  useEffect(() => {
    let first: FirstAnswer | undefined;
    let view: unknown;
    const note = () => {
      const snapshot = store.snapshot();
      first ??= firstAnswerIn(snapshot, branch.seat, view);
      if (!first && snapshot.decision) view = snapshot.tableView.view;
      const next = { number, first, points: endPointsIn(snapshot) };
      setTries((before) => {
        const others = before.filter((one) => one.number !== number);
        return before.some((one) => same(one, next)) ? before : [...others, next];
      });
    };
    note();
    return store.subscribe(note);
  }, [store, branch.seat, number]);
  const begin = useCallback((next: Level) => {
    setLevel(next);
    setNumber((before) => before + 1);
  }, []);
  return { store, level, tries, begin };
}

function storeOf(title: Title, branch: Branch, level: Level, think: Think): TableStore {
  const { seat, names, options, position, move } = branch;
  const seats = names.map((name, i) => ({ name, player: i === seat ? ('human' as const) : level }));
  const start = { id: `what if ${move}`, position, plan: { options, seats }, seed: newSeed() };
  const store = localStore(laidGame(title, start), { repository: nowhere, think });
  return answeringForced(store, title.game);
}

/** The first choice of the seat, with the view it was made from. */
function firstAnswerIn({ entries }: TableSnapshot, seat: number, view: unknown): FirstAnswer | undefined {
  for (const { happening } of entries)
    if (happening?.did === 'played' && happening.seat === seat && !happening.forced)
      return { view, action: happening.action };
  return undefined;
}

function endPointsIn({ tableView: { phase, scores, automata } }: TableSnapshot): number[] | undefined {
  if (phase !== 'over') return undefined;
  return [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total);
}
