/** Looks for tables where something was due and nobody has done it: their home has died, or was not told. */
import { bucketOf } from '../cluster/homes.ts';
import type { TablesContext } from './tablesContext.ts';

/** An alarm is left so many milliseconds to whoever knows of it already. */
const GRACE = 2000;

/** Tables looked at in one go. */
const MANY = 200;

export class AlarmPoll {
  private readonly context: TablesContext;
  private readonly look: (table: string) => Promise<number | undefined>;
  private stopTimer: (() => void) | undefined;
  private isStopped = false;

  /** `look` makes sure that what is due at a table is done, and gives when something will be due. Does nothing where there are no other nodes. */
  constructor(context: TablesContext, look: (table: string) => Promise<number | undefined>) {
    this.context = context;
    this.look = look;
    if (!context.bus.isSilent) this.schedule();
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer?.();
  }

  /** Alarms for tables that may have none. */
  add(tables: readonly string[]): Promise<void> {
    const wake = this.context.now();
    return this.context.store.addAlarms(tables.map((table) => ({ table, bucket: bucketOf(table), wake })));
  }

  private schedule(): void {
    const { after, pace } = this.context;
    this.stopTimer = after(pace.look, () => void this.poll().then(() => this.isStopped || this.schedule()));
  }

  private async poll(): Promise<void> {
    const { store, homes, now, logError } = this.context;
    try {
      const due = await store.dueAlarms(homes.own, now() - GRACE, MANY);
      await Promise.all(due.map(({ table, wake }) => this.lookAt(table, wake)));
    } catch (error) {
      logError('what is due cannot be read', error);
    }
  }

  /** An alarm stays while something is due; otherwise it is put off until something is, unless it was set anew meanwhile. */
  private async lookAt(table: string, seen: number): Promise<void> {
    const { store, now, logError } = this.context;
    try {
      const wake = await this.look(table);
      if (wake === undefined || wake > now()) await store.postpone(table, seen, wake ?? null);
    } catch (error) {
      logError(`table ${table} could not be looked at`, error);
    }
  }
}
