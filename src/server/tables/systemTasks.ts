/** What the system does at a table by itself: bots answer, clocks run out, and a table nobody needs leaves memory. */
import { alarm, botTask, dueBot, offersBotSeat, type SystemCommand, type Table } from '#table';
import type { TablesContext } from './tablesContext.ts';

/** The longest a timer is set for: longer waits are looked at again, since the system's clock may be set meanwhile. */
const A_MINUTE = 60_000;

export class SystemTasks {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly act: (command: SystemCommand, seq: number) => void;
  private readonly onIdle: () => void;
  private readonly planned: (() => void)[] = [];
  private stopIdle: (() => void) | undefined;
  private botIsDue = false;
  private restUntil: number;

  /** `act` gets a command, and the number of the entry after which it was planned. */
  constructor(
    id: string,
    context: TablesContext,
    act: (command: SystemCommand, seq: number) => void,
    onIdle: () => void,
  ) {
    this.id = id;
    this.context = context;
    this.act = act;
    this.onIdle = onIdle;
    this.restUntil = context.resting[id] ?? 0;
  }

  /** Plans what comes next; whatever was planned before is void. */
  plan(table: Table, isWatched: boolean): void {
    this.stop();
    const { state } = table;
    const seat = dueBot(state);
    const rings = alarm(state);
    this.botIsDue = seat !== undefined;
    if (seat !== undefined) this.later(this.pauseBefore(table, isWatched), () => this.askBot(table, seat));
    if (rings !== undefined) this.ring(rings, state.seq);
    this.watched(isWatched);
  }

  /** Whether somebody watches; if not, and no bot is to answer, the table is idle after a while. A clock wakes it. */
  watched(isWatched: boolean): void {
    this.stopIdle?.();
    this.stopIdle = undefined;
    if (!isWatched && !this.botIsDue) this.stopIdle = this.context.after(this.context.pace.idle, this.onIdle);
  }

  /** Leaves the table alone for a while after something went wrong. */
  rest(): void {
    this.restUntil = this.context.now() + this.context.pace.retry;
  }

  stop(): void {
    for (const stop of this.planned.splice(0)) stop();
    this.stopIdle?.();
    this.stopIdle = undefined;
  }

  /** People want to follow; and while nobody has answered, one more may want to play instead of a bot. */
  private pauseBefore({ state }: Table, isWatched: boolean): number {
    const { botPause, welcome } = this.context.pace;
    const isFollowed = isWatched || state.seats.some((h) => h.kind === 'human' && h.standIn === null);
    if (!isFollowed) return 0;
    return offersBotSeat(state) ? welcome : botPause;
  }

  private ring(time: number, seq: number): void {
    this.later(time - this.context.now(), () => {
      if (time > this.context.now()) this.ring(time, seq);
      else this.act({ do: 'ringClock' }, seq);
    });
  }

  private later(milliseconds: number, run: () => void): void {
    const wait = Math.max(milliseconds, this.restUntil - this.context.now(), 0);
    this.planned.push(this.context.after(Math.min(wait, A_MINUTE), () => this.attempt(run)));
  }

  /** Whatever the rules of one table throw, the others go on. */
  private attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.context.logError(`table ${this.id}`, error);
      this.rest();
      this.later(0, run);
    }
  }

  private askBot(table: Table, seat: number): void {
    const task = this.context.working(0, this.id, () => botTask(table, seat));
    if (task === undefined) return;
    this.context.choose({ ...task, table: this.id }).then(
      (action) => this.act({ do: 'playBot', seat, action }, table.state.seq),
      (error) => {
        this.context.logError(`no bot could answer at table ${this.id}`, error);
        this.rest();
        this.later(0, () => this.askBot(table, seat));
      },
    );
  }
}
