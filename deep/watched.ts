/** A table as a client knows it: the table view by patches, every entry seen, and the last table views by number. */
import type { ServerMessage } from '#protocol';
import { patched, type SeenEntry, type TableView } from '#table';

/** So many table views are kept, to be compared with fresh ones. */
const TABLE_VIEWS_KEPT = 64;

type TableMessage = Extract<ServerMessage, { tell: 'table' }>;
type EntryMessage = Extract<ServerMessage, { tell: 'entry' }>;

export interface Watched {
  seq: number;
  tableView: TableView;
  readonly entries: SeenEntry[];
  readonly tableViews: Map<number, TableView>;
}

/** The whole table; entries that are known already are not repeated. */
export function watchedFrom(known: Watched | undefined, message: TableMessage): Watched {
  const { seq, tableView, entries } = message;
  const after = known?.entries.at(-1)?.seq ?? 0;
  const watched: Watched = {
    seq,
    tableView,
    entries: [...(known?.entries ?? []), ...entries.filter((entry) => entry.seq > after)],
    tableViews: known?.tableViews ?? new Map(),
  };
  keepTableView(watched);
  return watched;
}

/** The next entry. */
export function addEntry(watched: Watched, { seq, at, happening, patch }: EntryMessage): void {
  watched.seq = seq;
  if (patch) watched.tableView = patched(watched.tableView, patch);
  watched.entries.push({ seq, at, happening });
  keepTableView(watched);
}

function keepTableView({ seq, tableView, tableViews }: Watched): void {
  tableViews.set(seq, tableView);
  if (tableViews.size > TABLE_VIEWS_KEPT) tableViews.delete(Math.min(...tableViews.keys()));
}
