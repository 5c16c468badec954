/** One table of the server, kept up to date by its messages; sends commands. Knows no rules. */
import type { Reason } from '#kernel';
import type { Names } from '#protocol';
import { type Command, type Gone, patched, type SeenEntry, type TableView } from '#table';
import type { Connection, Link, TableMessage } from '../../remote/connection.ts';
import type { Moment } from './tableStore.ts';

/** The table as far as received. */
export interface FeedState {
  readonly seq: number;
  readonly tableView: TableView;
  /** All entries received, oldest first. */
  readonly entries: readonly SeenEntry[];
  /** The table after each of the latest entries, as far as they arrived one by one. */
  readonly recentMoments: readonly Moment[];
  readonly names: Names;
  readonly watching: number;
  readonly present: readonly number[];
  readonly gone: Gone;
  readonly link: Link;
  /** The server's clock minus ours, in milliseconds. */
  readonly clockOffset: number;
  /** Whether a command is being sent. */
  readonly pending: boolean;
}

/** How many moments are kept for playback. */
const MAX_MOMENTS = 64;

/** The feed of one table. */
export interface Feed {
  /** The table is watched while there are listeners. */
  subscribe(listener: () => void): () => void;
  /** Undefined until the first message. */
  state(): FeedState | undefined;
  command(command: Command): Promise<Reason | undefined>;
}

/** The feed of a table over a connection. */
export function feedOf(connection: Connection, table: string): Feed {
  const listeners = new Set<() => void>();
  let feedState: FeedState | undefined;
  let pending = 0;
  let stopFollowing: (() => void) | undefined;

  function update(next: FeedState): void {
    feedState = next;
    for (const listener of listeners) listener();
  }

  function change(part: Partial<FeedState>): void {
    if (feedState) update({ ...feedState, ...part });
  }

  function readStatus(): void {
    const { link, clockOffset } = connection.status();
    if (feedState && (feedState.link !== link || feedState.clockOffset !== clockOffset))
      change({ link, clockOffset });
  }

  function receiveTable(message: Extract<TableMessage, { tell: 'table' }>): void {
    const { seq, tableView, names, watching, present, gone } = message;
    const { link } = connection.status();
    const viewerChanged = feedState !== undefined && feedState.tableView.viewer !== tableView.viewer;
    const entries = viewerChanged ? message.entries : mergeEntries(feedState?.entries ?? [], message.entries);
    const clockOffset = message.now - Date.now();
    const recentMoments = viewerChanged ? [] : (feedState?.recentMoments ?? []);
    update({
      seq,
      tableView,
      entries,
      recentMoments,
      names,
      watching,
      present,
      gone,
      link,
      clockOffset,
      pending: pending > 0,
    });
    // Another viewer sees the past differently, too.
    if (viewerChanged && entries[0]?.seq !== 1) {
      change({ seq: 0, entries: [], recentMoments: [] });
      connection.catchUp(table);
    }
  }

  function receiveEntry({ seq, at, happening, patch }: Extract<TableMessage, { tell: 'entry' }>): void {
    if (!feedState || seq <= feedState.seq) return;
    if (seq === feedState.seq + 1) {
      const tableView = patch === null ? feedState.tableView : patched(feedState.tableView, patch);
      const recentMoments = [...feedState.recentMoments, { seq, tableView }].slice(-MAX_MOMENTS);
      change({ seq, tableView, entries: [...feedState.entries, { seq, at, happening }], recentMoments });
    } else {
      connection.catchUp(table);
    }
  }

  function receive(message: TableMessage): void {
    if (message.tell === 'table') receiveTable(message);
    else if (message.tell === 'entry') receiveEntry(message);
    else if (message.tell === 'names') change({ names: { ...feedState?.names, ...message.names } });
    else if (message.tell === 'around') {
      const { watching, present, gone } = message;
      change({ watching, present, gone });
    }
  }

  function startFollowing(): () => void {
    const unwatch = connection.watch(table, { seq: () => feedState?.seq ?? 0, receive });
    const unsubscribe = connection.subscribe(readStatus);
    readStatus();
    return () => {
      unwatch();
      unsubscribe();
    };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      stopFollowing ??= startFollowing();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },
    state: () => feedState,
    async command(command) {
      pending++;
      change({ pending: true });
      const reason = await connection.command(table, command);
      pending--;
      change({ pending: pending > 0 });
      return reason;
    },
  };
}

/** Each entry once; new ones replace known ones. */
function mergeEntries(known: readonly SeenEntry[], received: readonly SeenEntry[]): readonly SeenEntry[] {
  const first = received[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...known.filter(({ seq }) => seq < first), ...received];
}
