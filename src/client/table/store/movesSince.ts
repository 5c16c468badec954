/** What the others have done since a seat last chose, and the table as it was after each of their moves. Pure. */
import type { Seat } from '#kernel';
import type { SeenEntry, TableView } from '#table';
import { lastChoiceOf, type Shown, standing } from './tableStore.ts';

/** One answer of somebody else. */
export interface Move {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** The table after it, where it was seen. */
  readonly tableView: TableView | undefined;
}

/** The others' moves, oldest first; none while the viewer is not asked. */
export function movesSince({ tableView, decision, entries, trail = [] }: Shown): readonly Move[] {
  const { viewer } = tableView;
  if (viewer === 'spectator' || !decision) return [];
  const from = lastChoiceOf(entries, viewer) ?? 0;
  return standing(entries).flatMap(({ seq, happening }): readonly Move[] => {
    if (seq <= from || happening?.did !== 'played') return [];
    const { seat, events } = happening;
    return seat === viewer || events.length === 0
      ? []
      : [{ seq, events, tableView: trail.find((moment) => moment.seq === seq)?.tableView }];
  });
}

/** Whether every move can be shown on the board. */
export function isFilmed(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every(({ tableView }) => tableView !== undefined);
}

/** The table as it was after a move; nobody is asked anything meanwhile. */
export function shownAfter(shown: Shown, { seq, tableView = shown.tableView }: Move): Shown {
  return {
    ...shown,
    tableView: { ...tableView, prompt: null, mayTakeBack: false },
    decision: undefined,
    events: shown.events.filter((told) => told.seq <= seq),
  };
}

/** Only what a seat may want to see again: all since its last choice. */
export function trailFrom<M extends { readonly seq: number }>(
  moments: readonly M[],
  entries: readonly SeenEntry[],
  seat: Seat,
): readonly M[] {
  const from = lastChoiceOf(entries, seat) ?? 0;
  return moments.filter(({ seq }) => seq > from);
}
