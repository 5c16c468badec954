/** A table out of the store: no rule runs, the last snapshot and the changes since are enough. */
import { type Entry, restore, stateAt, type Table, type TableState } from '#table';
import type { Store } from '../store/store.ts';
import type { TablesParts } from './tablesContext.ts';

export interface Loaded {
  readonly table: Table;
  /** The entries since the last snapshot. */
  readonly entries: readonly Entry[];
  readonly created: number;
  /** When it last changed. */
  readonly updated: number;
}

/** The longest wait before a table that cannot be read is tried again, in times the shortest. */
const LONGEST_RETRY = 64;

/** Reads one table, and knows when to try again after that went wrong. */
export class Reader {
  /** Undefined while nothing is wrong. */
  tryAt: number | undefined;
  private readonly id: string;
  private readonly parts: TablesParts;
  private failures = 0;

  constructor(id: string, parts: TablesParts) {
    this.id = id;
    this.parts = parts;
  }

  /** Undefined where there is no such table. */
  async read(): Promise<Loaded | undefined> {
    const { now, pace } = this.parts;
    try {
      const loaded = await loadTable(this.parts, this.id);
      this.failures = 0;
      this.tryAt = undefined;
      return loaded;
    } catch (error) {
      this.tryAt = now() + pace.retry * Math.min(2 ** this.failures, LONGEST_RETRY);
      this.failures += 1;
      throw error;
    }
  }
}

async function loadTable(
  { store, loadTitle, working }: Pick<TablesParts, 'store' | 'loadTitle' | 'working'>,
  id: string,
): Promise<Loaded | undefined> {
  const [shelved, row] = await Promise.all([store.load(id), store.row(id)]);
  if (!shelved || !row) return undefined;
  const state = stateAt(shelved.snapshot, shelved.entries);
  const [title, base] = await Promise.all([loadTitle(state.plan.game), baseOf(store, state)]);
  const table = working(0, id, () => restore(title, state, base));
  return { table, entries: shelved.entries, created: row.created, updated: row.updated };
}

/** The state from which answers that are taken back are played again. */
async function baseOf(store: Store, state: TableState): Promise<TableState> {
  const { from, plays } = state.open;
  if (plays.length === 0) return state;
  const shelved = await store.load(state.id, from);
  return shelved ? stateAt(shelved.snapshot, shelved.entries) : state;
}
