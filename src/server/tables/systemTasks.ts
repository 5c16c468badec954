/** What happens at a table by itself: bots answer, clocks run out, and a table nobody needs leaves memory. */
import {
  alarm,
  botAt,
  botSeed,
  dueBot,
  offersBotSeat,
  type SystemCommand,
  type Table,
  tableViewOf,
} from '#table';
import type { TablesContext } from './tablesContext.ts';

/** The longest a timer is set for: whoever waits longer is asked again, since the system's clock may be set meanwhile. */
const A_MINUTE = 60_000;

export class House {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly act: (command: SystemCommand, seq: number) => void;
  private readonly leave: () => void;
  private readonly running: (() => void)[] = [];
  private stopIdle: (() => void) | undefined;
  private hasWork = false;
  private restUntil: number;

  /** `act` is given the number of the entry that the command was made after. */
  constructor(
    id: string,
    context: TablesContext,
    act: (command: SystemCommand, seq: number) => void,
    leave: () => void,
  ) {
    this.id = id;
    this.context = context;
    this.act = act;
    this.leave = leave;
    this.restUntil = context.resting[id] ?? 0;
  }

  /** Thinks anew about what comes next; whatever was planned before is void. */
  arrange(table: Table, isWatched: boolean): void {
    this.stop();
    const { state } = table;
    const seat = dueBot(state);
    const rings = alarm(state);
    this.hasWork = seat !== undefined;
    if (seat !== undefined) this.later(this.pauseBefore(table, isWatched), () => this.think(table, seat));
    if (rings !== undefined) this.ring(rings, state.seq);
    this.watched(isWatched);
  }

  /** Whether somebody watches; if not, and no bot is to answer, the table leaves after a while. A clock wakes it. */
  watched(on: boolean): void {
    this.stopIdle?.();
    this.stopIdle = undefined;
    if (!on && !this.hasWork) this.stopIdle = this.context.after(this.context.pace.idle, this.leave);
  }

  /** Leaves the table alone for a while after something went wrong. */
  rest(): void {
    this.restUntil = this.context.now() + this.context.pace.retry;
  }

  stop(): void {
    for (const stop of this.running.splice(0)) stop();
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
    this.running.push(this.context.after(Math.min(wait, A_MINUTE), () => this.attempt(run)));
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

  private think(table: Table, seat: number): void {
    const { state, title } = table;
    const level = botAt(state, seat);
    if (level === undefined) return;
    const { view, legal } = this.context.working(0, this.id, () => ({
      view: tableViewOf(table, seat).view,
      legal: title.game.legalActions(state.position?.state, seat),
    }));
    const seed = botSeed(state, seat);
    const task = { table: this.id, game: title.game.id, level, seat, view, legal, seed };
    this.context.choose(task).then(
      (action) => this.act({ do: 'playBot', seat, action }, state.seq),
      (error) => {
        this.context.logError(`no bot could answer at table ${this.id}`, error);
        this.rest();
        this.later(0, () => this.think(table, seat));
      },
    );
  }
}
