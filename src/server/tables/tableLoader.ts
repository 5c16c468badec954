/** Reads a table from the store: no rule runs, the last snapshot and the patches since are enough. */
import { Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { type Entry, isNewer, restore, stateAt, type Table, type TableState } from '#table';
import { Elsewhere, requireBoxHere } from '../boxes.ts';
import type { Store } from '../store/index.ts';
import type { TablesContext } from './tablesContext.ts';

export interface Loaded {
  readonly table: Table;
  /** The entries since the last snapshot, and the link of the last. */
  readonly entries: readonly Entry[];
  readonly link: string;
  readonly created: number;
  /** When it last changed. */
  readonly updated: number;
}

/** A table that cannot be read is tried again later and later, at most so many times the shortest wait. */
const LONGEST_RETRY = 64;

/** Reads one table, and knows when to try again after that went wrong. */
export class TableLoader {
  /** Undefined while nothing is wrong. */
  tryAt: number | undefined;
  private readonly id: string;
  private readonly context: TablesContext;
  private failures = 0;

  constructor(id: string, context: TablesContext) {
    this.id = id;
    this.context = context;
  }

  /** Undefined where there is no such table; Elsewhere where another thread has its values. */
  async read(): Promise<Loaded | undefined> {
    const { now, pace } = this.context;
    try {
      const loaded = await loadTable(this.context, this.id);
      this.failures = 0;
      this.tryAt = undefined;
      return loaded;
    } catch (error) {
      if (error instanceof Elsewhere || error instanceof Refused) throw error;
      this.tryAt = now() + pace.retry * Math.min(2 ** this.failures, LONGEST_RETRY);
      this.failures += 1;
      throw error;
    }
  }
}

async function loadTable(
  { store, loadTitle, working }: Pick<TablesContext, 'store' | 'loadTitle' | 'working'>,
  id: string,
): Promise<Loaded | undefined> {
  const [stored, row] = await Promise.all([store.load(id), store.row(id)]);
  if (!stored || !row) return undefined;
  const state = stateAt(stored.snapshot, stored.entries);
  const [title, base] = await Promise.all([loadTitle(state.plan.game), baseOf(store, state)]);
  requireBoxHere(title, state.box);
  // A node that is being replaced: people find the newer rules at another one.
  if (isNewer(title.game, state)) throw refusedAtDoor('notNow');
  const table = working(0, id, () => restore(title, state, base));
  return { table, entries: stored.entries, link: stored.link, created: row.created, updated: row.updated };
}

/** The state from which answers that are taken back are played again. */
async function baseOf(store: Store, state: TableState): Promise<TableState> {
  const { from, plays } = state.open;
  if (plays.length === 0) return state;
  const stored = await store.load(state.id, from);
  return stored ? stateAt(stored.snapshot, stored.entries) : state;
}
