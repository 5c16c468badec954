/** The form in which a commit goes to the database: rows of plain values, small to hand to another thread. */

type Value = string | number | null;

export type Row = readonly Value[];

/** Rows for the tables of the schema, in the order of COLUMNS; most commits have an entry only. */
export interface PackedCommit {
  readonly table: string;
  /** In the order of ENTRY_VALUES. */
  readonly entry: Row;
  readonly snapshot: Row | undefined;
  readonly row: Row | undefined;
  /** Everybody who belongs to the table from now on; undefined leaves them as they are. */
  readonly people: readonly Row[] | undefined;
  /** Kind and person of each notice, with spaces between all of them; empty for none. */
  readonly notices: string;
  readonly alarm: Row | undefined;
  /** The result of the game that has ended, those of its seats, and where it waits to be rated. */
  readonly result:
    | { readonly game: Row; readonly seats: readonly Row[]; readonly queue: readonly Row[] }
    | undefined;
  readonly also: PackedCommit | undefined;
}

export const COLUMNS = {
  entries: [
    'table_id',
    'seq',
    'at',
    'person',
    'command',
    'kind',
    'body',
    'patch',
    'awaited',
    'plays',
    'link',
  ],
  snapshots: ['table_id', 'seq', 'body'],
  tables: ['id', 'game', 'phase', 'access', 'host', 'seats', 'created', 'clocked', 'botted', 'pace'],
  table_people: ['person', 'table_id', 'seat'],
  outbox: ['person', 'table_id', 'kind', 'key', 'due', 'created'],
  alarms: ['table_id', 'bucket', 'wake'],
  results: ['table_id', 'game', 'seats', 'kind', 'rated', 'finished', 'ending'],
  result_seats: [
    'table_id',
    'seat',
    'person',
    'bot',
    'place',
    'points',
    'parts',
    'left_at',
    'resigned',
    'approach',
  ],
  rating_queue: ['table_id', 'ladder', 'finished'],
} as const;

/** The values of an entry's row, and the link of the entry before it. */
export const ENTRY_VALUES = [...COLUMNS.entries, 'prev'] as const;
