/** The others' moves since a seat's last choice, with the table after each of them. */
import type { Seat } from '#kernel';
import type { SeenEntry, TableView } from '#table';
import { lastChoiceOf, type TableSnapshot, withoutTakenBack } from './tableStore.ts';

/** A turn of another seat: its answers in a row. */
export interface Move {
  /** The last of them. */
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly unknown[];
  /** The tables before and after it, if they were received. */
  readonly before: TableView | undefined;
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
  const moves: Move[] = [];
  let isOver = true;
  for (const { seq, happening } of withoutTakenBack(entries)) {
    if (seq <= from || happening?.did !== 'played' || happening.seat === viewer) continue;
    const { seat, events, turnOver = false } = happening;
    if (events.length === 0) {
      isOver ||= turnOver;
      continue;
    }
    const after = recentMoments.find((moment) => moment.seq === seq)?.tableView;
    const begun = !isOver && moves.at(-1)?.seat === seat ? moves.pop() : undefined;
    isOver = turnOver;
    const before = begun ? begun.before : recentMoments.findLast((moment) => moment.seq < seq)?.tableView;
    moves.push({ seq, seat, events: [...(begun?.events ?? []), ...events], before, tableView: after });
  }
  return moves;
}

/** Whether every move can be shown on the board. */
export function haveViews(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every(({ tableView }) => tableView !== undefined);
}

/** The snapshot after a move: nobody is asked, and the game is not over yet. The clocks go on. */
export function snapshotAfter(
  snapshot: TableSnapshot,
  { seq, tableView }: { readonly seq: number; readonly tableView: TableView },
): TableSnapshot {
  const { clocks, asked, awaited } = snapshot.tableView;
  return {
    ...snapshot,
    tableView: {
      ...tableView,
      ...(tableView.clock && { clocks, asked, awaited }),
      phase: 'playing',
      prompt: null,
      mayTakeBack: false,
    },
    decision: undefined,
    events: snapshot.events.filter((event) => event.seq <= seq),
  };
}

/** Only the moments since a seat's last choice, beginning with the one it led to. */
export function momentsSinceChoice<M extends { readonly seq: number }>(
  moments: readonly M[],
  entries: readonly SeenEntry[],
  seat: Seat,
): readonly M[] {
  const from = lastChoiceOf(entries, seat) ?? 0;
  return moments.filter(({ seq }) => seq >= from);
}
