/** One table: a command comes in, one entry and the next table come out; or a refusal, and nothing has changed. */
import type { Title } from '#games';
import { fingerprintOf, parseOptions, Refused, refused } from '#kernel';
import { absenceOf } from './absenceRule.ts';
import { callTime } from './callTime.ts';
import type { Change, CommandContext, Table } from './change.ts';
import { changeHours, ringClock, timed } from './clock.ts';
import type { Actor, Command, Moment, SystemCommand } from './commands.ts';
import type { Entry } from './entry.ts';
import { diffSharing } from './patch.ts';
import { deal, play, playBot } from './play.ts';
import { newPromise } from './promise.ts';
import { agree, decline, propose, resume } from './proposals.ts';
import { resign } from './quits.ts';
import { refusedByTable } from './reasons.ts';
import { rematch } from './rematch.ts';
import { clearSeat, forget, seatBot, sit, stand, takeOver } from './seats.ts';
import { comeBack, leave, standIn } from './standIn.ts';
import type { Holder, PersonId, TablePlan, TableState } from './state.ts';
import { takeBack } from './takeBack.ts';
import { say } from './talk.ts';

/** What came of a command: the next table, and the entry that leads to it. */
export interface Acted {
  readonly table: Table;
  readonly entry: Entry;
}

/** What each command does; one that is left out is a type error. */
type Acts<C extends { do: string }, Context extends Moment> = {
  readonly [Do in C['do']]: (table: Table, command: C & { do: Do }, context: Context) => Change;
};

const PERSON_ACTS: Acts<Command, CommandContext> = {
  sit: timed(sit),
  stand,
  seatBot,
  clearSeat,
  host: takeOver,
  start: timed(deal),
  play: timed(play),
  takeBack: timed(takeBack),
  propose: timed(propose),
  agree: timed(agree),
  decline,
  resume: timed(resume),
  standIn: timed(standIn),
  leave: timed(leave),
  return: timed(comeBack),
  resign: timed(resign),
  say,
  rematch,
};

const SYSTEM_ACTS: Acts<SystemCommand, Moment> = {
  playBot: timed(playBot),
  ringClock: timed(ringClock),
  callTime: timed(callTime),
  changeHours: timed(changeHours),
  forget: timed(forget),
};

/** Carries out one command as one entry, or refuses it. */
export function act(table: Table, actor: Actor, command: Command | SystemCommand, moment: Moment): Acted {
  const { title, state: before, stored = before } = table;
  const change = changeBy(table, actor, command, moment);
  const seq = before.seq + 1;
  const isAskedAnew = change.state.position !== before.position || (before.paused && !change.state.paused);
  const state = { ...change.state, seq, asked: isAskedAnew ? moment.now : before.asked };
  const patch = diffSharing({ ...stored, seq }, state) ?? null;
  const { person, commandId } = actor === 'system' ? { person: null, commandId: null } : actor;
  return {
    table: { title, state, base: change.base ?? table.base },
    entry: { seq, at: moment.now, person, commandId, happening: change.happening, patch },
  };
}

/** A table that is to be opened. */
export interface Opening {
  readonly id: string;
  readonly host: PersonId;
  readonly plan: TablePlan;
  readonly now: number;
  /** Chance of the server's own, 32 hexadecimal digits, for the promise of the deal (T33). */
  readonly secret?: string;
  /** The fingerprint of the values it will be played with, where they are not those in play here. */
  readonly box?: string;
}

/** T33 Opens a table; refuses what the kernel and the game refuse, and a person on two seats. */
export function openTable(title: Title, opening: Opening): Acted {
  const { id, host, now, secret, box = fingerprintOf(title.game.box) } = opening;
  const plan = checkedPlan(title, opening.plan);
  const bare = gathering(title, id, host, plan, box);
  const promise = secret === undefined ? undefined : newPromise(id, secret, plan.seats.length);
  const state = promise ? { ...bare, promise } : bare;
  const happening = { did: 'opened', person: host, ...(promise && { promise: promise.digest }) } as const;
  return {
    table: { title, state, base: null },
    entry: {
      seq: state.seq,
      at: now,
      person: host,
      commandId: null,
      happening,
      patch: JSON.stringify([state]),
    },
  };
}

function changeBy(table: Table, actor: Actor, command: Command | SystemCommand, moment: Moment): Change {
  const acts = actor === 'system' ? SYSTEM_ACTS : PERSON_ACTS;
  if (!Object.hasOwn(acts, command.do)) throw new Error(`no ${command.do} for this actor`);
  // The act found by a command's name takes that very command, which the compiler cannot see.
  const run = acts[command.do as never] as (
    table: Table,
    command: unknown,
    context: CommandContext | Moment,
  ) => Change;
  return run(table, command, actor === 'system' ? moment : { ...moment, person: actor.person });
}

function checkedPlan({ game }: Title, plan: TablePlan): TablePlan {
  const count = plan.seats.length;
  if (plan.game !== game.id) throw refused('unknownGame');
  if (count < game.seats.min || count > game.seats.max) throw refused('wrongSeatCount');
  const options = parseOptions(game.options, plan.options);
  const reason = game.refuse(options, count);
  if (reason) throw new Refused(reason);
  const people = plan.seats.flatMap((holder) => (holder.kind === 'human' ? [holder.person] : []));
  if (new Set(people).size < people.length) throw refusedByTable('alreadySeated');
  return { ...plan, options, absence: absenceOf(plan), seats: plan.seats.map(present) };
}

function present(holder: Holder): Holder {
  return holder.kind === 'human' ? { ...holder, standIn: null } : holder;
}

function gathering({ game }: Title, id: string, host: PersonId, plan: TablePlan, box: string): TableState {
  const { seats, clock } = plan;
  return {
    id,
    plan,
    box,
    host,
    phase: 'gathering',
    seq: 1,
    seats,
    seed: null,
    position: null,
    version: game.migrations.length,
    awaited: [],
    asked: 0,
    answered: seats.map(() => 0),
    plays: 0,
    line: [],
    open: { from: 0, plays: [] },
    clocks: { left: clock ? seats.map(() => clock.bank) : [], since: null, late: [] },
    paused: false,
    proposal: null,
    quits: [],
    ending: null,
    next: null,
  };
}
