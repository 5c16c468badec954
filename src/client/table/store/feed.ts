/** One table of the server, kept up to date: what was told of it so far, and the way to command. Knows no rules. */
import type { Reason } from '#kernel';
import type { Names } from '#protocol';
import { type Command, type Gone, patched, type SeenEntry, type TableView } from '#table';
import type { Connection, Link, TableMessage } from '../../remote/connection.ts';
import type { Moment } from './tableStore.ts';

/** What is known of the table. */
export interface Followed {
  readonly seq: number;
  readonly tableView: TableView;
  /** Everything seen, oldest first. */
  readonly entries: readonly SeenEntry[];
  /** The table as it was after the last entries, as far as they were followed one by one. */
  readonly trail: readonly Moment[];
  readonly names: Names;
  readonly watching: number;
  readonly present: readonly number[];
  readonly gone: Gone;
  readonly link: Link;
  /** How many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** A command is on its way. */
  readonly pending: boolean;
}

/** How many moments are kept to be shown again. */
const TRAIL = 64;

export interface Feed {
  /** The table is followed while somebody listens. */
  subscribe(listener: () => void): () => void;
  /** Undefined until the server has told it. */
  followed(): Followed | undefined;
  command(command: Command): Promise<Reason | undefined>;
}

export function feedOf(connection: Connection, table: string): Feed {
  const listeners = new Set<() => void>();
  let followed: Followed | undefined;
  let pending = 0;
  let stop: (() => void) | undefined;

  function become(next: Followed): void {
    followed = next;
    for (const listener of listeners) listener();
  }

  function change(part: Partial<Followed>): void {
    if (followed) become({ ...followed, ...part });
  }

  function readStatus(): void {
    const { link, ahead } = connection.status();
    if (followed && (followed.link !== link || followed.ahead !== ahead)) change({ link, ahead });
  }

  function hearTable(told: Extract<TableMessage, { tell: 'table' }>): void {
    const { seq, tableView, names, watching, present, gone } = told;
    const { link } = connection.status();
    const moved = followed !== undefined && followed.tableView.viewer !== tableView.viewer;
    const entries = moved ? told.entries : merged(followed?.entries ?? [], told.entries);
    const ahead = told.now - Date.now();
    const trail = moved ? [] : (followed?.trail ?? []);
    become({
      seq,
      tableView,
      entries,
      trail,
      names,
      watching,
      present,
      gone,
      link,
      ahead,
      pending: pending > 0,
    });
    // As somebody else the past looks different, too.
    if (moved && entries[0]?.seq !== 1) {
      change({ seq: 0, entries: [], trail: [] });
      connection.catchUp(table);
    }
  }

  function hearEntry({ seq, at, happening, patch }: Extract<TableMessage, { tell: 'entry' }>): void {
    if (!followed || seq <= followed.seq) return;
    if (seq === followed.seq + 1) {
      const tableView =
        patch === null ? followed.tableView : (patched(followed.tableView, patch) as TableView);
      const trail = [...followed.trail, { seq, tableView }].slice(-TRAIL);
      change({ seq, tableView, entries: [...followed.entries, { seq, at, happening }], trail });
    } else {
      connection.catchUp(table);
    }
  }

  function receive(told: TableMessage): void {
    if (told.tell === 'table') hearTable(told);
    else if (told.tell === 'entry') hearEntry(told);
    else if (told.tell === 'names') change({ names: { ...followed?.names, ...told.names } });
    else if (told.tell === 'around') {
      const { watching, present, gone } = told;
      change({ watching, present, gone });
    }
  }

  function start(): () => void {
    const unwatch = connection.watch(table, { seq: () => followed?.seq ?? 0, receive });
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
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    followed: () => followed,
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

/** What was known and what is told, each entry once, the newer telling first. */
function merged(known: readonly SeenEntry[], told: readonly SeenEntry[]): readonly SeenEntry[] {
  const first = told[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...known.filter(({ seq }) => seq < first), ...told];
}
