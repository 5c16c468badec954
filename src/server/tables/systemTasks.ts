/** What the system does at a table by itself: bots answer, clocks run out, and a table nobody needs leaves memory. */
import { randomInt } from 'node:crypto';
import {
  alarm,
  botTask,
  dueBot,
  offersBotSeat,
  planLook,
  type SystemCommand,
  type Table,
  type TableState,
} from '#table';
import type { TablesContext } from './tablesContext.ts';

/** The longest a timer is set for: longer waits are looked at again, since the system's clock may be set meanwhile. */
const A_MINUTE = 60_000;

/** Carries out a command of the system as long as it is due at the table by then. */
type ActAsSystem = (command: SystemCommand, isDue: (state: TableState) => boolean) => void;

/** A bot whose turn it is: where, and how to call it off. */
interface AskedBot {
  readonly key: string;
  stop(): void;
}

/** A look at the plans: for which question, when, and how to call it off while it is to come. */
interface PlannedLook {
  readonly key: string;
  readonly at: number;
  readonly stop: (() => void) | undefined;
}

export class SystemTasks {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly act: ActAsSystem;
  private readonly runPlans: () => void;
  private readonly onIdle: () => void;
  private bot: AskedBot | undefined;
  private stopClock: (() => void) | undefined;
  private stopIdle: (() => void) | undefined;
  private look: PlannedLook | undefined;
  private restUntil: number;

  /** `runPlans` plays what is planned, if anything is. */
  constructor(
    id: string,
    context: TablesContext,
    act: ActAsSystem,
    runPlans: () => void,
    onIdle: () => void,
  ) {
    this.id = id;
    this.context = context;
    this.act = act;
    this.runPlans = runPlans;
    this.onIdle = onIdle;
    this.restUntil = context.resting[id] ?? 0;
  }

  /** Plans what comes next; what was planned before is void, but for a bot that has the same question still. */
  plan(table: Table, isWatched: boolean): void {
    const { state } = table;
    this.stopClock?.();
    this.stopClock = undefined;
    const rings = alarm(state);
    if (rings !== undefined) this.ring(rings);
    const seat = dueBot(state);
    const key = seat === undefined ? undefined : botKey(state, seat);
    if (key !== this.bot?.key) this.dropBot();
    if (seat !== undefined && key !== undefined && !this.bot)
      this.bot = {
        key,
        stop: this.later(this.pauseBefore(table, isWatched), () => this.askBot(table, seat)),
      };
    this.planLook(state);
    this.watched(isWatched);
  }

  /** When plans are looked at, if that is to come. */
  get looksAt(): number | undefined {
    return this.look?.stop && this.look.at;
  }

  /** Plans are looked at once more, as if somebody had just been asked. */
  lookAgain(): void {
    if (this.look) this.waitForLook(this.look.key);
  }

  /** Another node looks after the table. */
  leave(isWatched: boolean): void {
    this.stop();
    this.watched(isWatched);
  }

  /** Whether somebody watches; if not, and no bot is to answer, the table is idle after a while. A clock wakes it. */
  watched(isWatched: boolean): void {
    this.stopIdle?.();
    this.stopIdle = undefined;
    if (!isWatched && !this.bot) this.stopIdle = this.context.after(this.context.pace.idle, this.onIdle);
  }

  /** Leaves the table alone for a while after something went wrong. */
  rest(): void {
    this.restUntil = this.context.now() + this.context.pace.retry;
    this.dropBot();
  }

  stop(): void {
    this.dropBot();
    this.look?.stop?.();
    this.look = undefined;
    this.stopClock?.();
    this.stopClock = undefined;
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

  /** Once for everything that is asked, whether anybody has a plan or not. */
  private planLook(state: TableState): void {
    const isNeeded = planLook(state, state.asked) !== undefined;
    const key = `${state.asked} ${state.awaited}`;
    if (isNeeded && key === this.look?.key) return;
    this.look?.stop?.();
    this.look = undefined;
    if (isNeeded) this.waitForLook(key);
  }

  private waitForLook(key: string): void {
    this.look?.stop?.();
    const { planned } = this.context.pace;
    const wait = randomInt(planned[0], planned[1] + 1);
    const stop = this.context.after(wait, () => {
      this.look = { key, at: 0, stop: undefined };
      this.runPlans();
    });
    this.look = { key, at: this.context.now() + wait, stop };
  }

  private dropBot(): void {
    this.bot?.stop();
    this.bot = undefined;
  }

  private ring(time: number): void {
    this.stopClock = this.later(time - this.context.now(), () => {
      if (time > this.context.now()) this.ring(time);
      else this.act({ do: 'ringClock' }, (state) => (alarm(state) ?? Infinity) <= this.context.now());
    });
  }

  /** Gives the way to call it off. */
  private later(milliseconds: number, run: () => void): () => void {
    const wait = Math.max(milliseconds, this.restUntil - this.context.now(), 0);
    return this.context.after(Math.min(wait, A_MINUTE), run);
  }

  /** Whatever the rules of one table throw, the others go on. */
  private askBot(table: Table, seat: number): void {
    const key = botKey(table.state, seat);
    const isDue = (state: TableState) => dueBot(state) === seat && botKey(state, seat) === key;
    const retry = (what: string, error: unknown) => {
      this.context.logError(what, error);
      if (this.bot?.key !== key) return;
      this.rest();
      this.bot = { key, stop: this.later(0, () => this.askBot(table, seat)) };
    };
    try {
      const task = this.context.working(0, this.id, () => botTask(table, seat));
      if (task === undefined) return;
      this.context.choose({ ...task, table: this.id }).then(
        (action) => this.act({ do: 'playBot', seat, action }, isDue),
        (error) => retry(`no bot could answer at table ${this.id}`, error),
      );
    } catch (error) {
      retry(`table ${this.id}`, error);
    }
  }
}

/** Which question a bot has to answer: its seat, and the answers that stand. */
function botKey({ plays, line }: TableState, seat: number): string {
  return `${seat} ${plays} ${line.at(-1)?.[1] ?? 0}`;
}
