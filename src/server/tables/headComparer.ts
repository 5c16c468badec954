/** Compares tables in memory with the store: whatever other nodes have said and nobody here has heard is found by it. */
import type { LiveTable } from './liveTable.ts';
import type { TablesContext } from './tablesContext.ts';

/** Tables asked for at once. */
const MANY = 500;

/** What was told so many milliseconds before a gap may have been lost in it: it is noticed late. */
const RECENT = 60_000;

export class HeadComparer {
  private readonly context: TablesContext;
  private readonly tables: () => Iterable<LiveTable>;
  private stopTimer: (() => void) | undefined;
  private isStopped = false;

  /** Does nothing where there are no other nodes. */
  constructor(context: TablesContext, tables: () => Iterable<LiveTable>) {
    this.context = context;
    this.tables = tables;
    if (context.bus.isSilent) return;
    context.bus.onGap(() => {
      const since = context.now() - RECENT;
      for (const live of this.tables()) live.tellHead(since);
      void this.compare();
    });
    this.schedule();
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer?.();
  }

  /** Tables whose last entry is another in the store read what they lack. */
  async compare(): Promise<void> {
    const { store, logError } = this.context;
    const waiting = new Map<string, LiveTable>();
    for (const live of this.tables()) if (live.head) waiting.set(live.id, live);
    const ids = [...waiting.keys()];
    try {
      for (let from = 0; from < ids.length && !this.isStopped; from += MANY) {
        const known = new Map(ids.slice(from, from + MANY).map((id) => [id, waiting.get(id)?.head]));
        for (const { table, seq, link } of await store.heads([...known.keys()])) {
          const head = known.get(table);
          if (head && (head.seq !== seq || head.link !== link)) waiting.get(table)?.catchUp();
        }
      }
    } catch (error) {
      logError('tables could not be compared with the store', error);
    }
  }

  private schedule(): void {
    const { after, bus, pace } = this.context;
    // Looked at often, since the connection may be lost at any time.
    const ticks = Math.max(1, Math.round(pace.compare / pace.compareAlone));
    let tick = 0;
    const next = () => {
      this.stopTimer = after(pace.compareAlone, () => {
        tick = (tick + 1) % ticks;
        const isDue = tick === 0 || !bus.isConnected();
        void (isDue ? this.compare() : Promise.resolve()).then(() => this.isStopped || next());
      });
    };
    next();
  }
}
