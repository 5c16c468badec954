/** The others' moves since a seat's last choice, with the table after each of them. */
import type { Seat } from '#kernel';
import type { SeenEntry, TableView } from '#table';
import { lastChoiceOf, type TableSnapshot, withoutTakenBack } from './tableStore.ts';

/** An answer of another seat. */
export interface Move {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** The table after it, if it was received. */
  readonly tableView: TableView | undefined;
}

/** The others' moves, oldest first; empty while the viewer has no decision. */
export function movesSince({
  tableView,
  decision,
  entries,
  recentMoments = [],
}: TableSnapshot): readonly Move[] {
  const { viewer } = tableView;
  if (viewer === 'spectator' || !decision) return [];
  const from = lastChoiceOf(entries, viewer) ?? 0;
  return withoutTakenBack(entries).flatMap(({ seq, happening }): readonly Move[] => {
    if (seq <= from || happening?.did !== 'played') return [];
    const { seat, events } = happening;
    return seat === viewer || events.length === 0
      ? []
      : [{ seq, events, tableView: recentMoments.find((moment) => moment.seq === seq)?.tableView }];
  });
}

/** Whether every move can be shown on the board. */
export function haveViews(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every(({ tableView }) => tableView !== undefined);
}

/** The snapshot after a move, without a decision. */
export function snapshotAfter(
  snapshot: TableSnapshot,
  { seq, tableView = snapshot.tableView }: Move,
): TableSnapshot {
  return {
    ...snapshot,
    tableView: { ...tableView, prompt: null, mayTakeBack: false },
    decision: undefined,
    events: snapshot.events.filter((event) => event.seq <= seq),
  };
}

/** Only the moments since a seat's last choice. */
export function momentsSinceChoice<M extends { readonly seq: number }>(
  moments: readonly M[],
  entries: readonly SeenEntry[],
  seat: Seat,
): readonly M[] {
  const from = lastChoiceOf(entries, seat) ?? 0;
  return moments.filter(({ seq }) => seq > from);
}
