/** Thinking time: it runs for every awaited human who is not away, while the game is neither paused nor over; by turns in their hours alone. */
import { at, type Seat } from '#kernel';
import { absenceOf, isByTurns } from './absenceRule.ts';
import type { Change, Table } from './change.ts';
import type { Moment } from './commands.ts';
import { isPresent, refuseUnlessPlaying, seatOf, withStandIn } from './holders.ts';
import { withHours } from './hours.ts';
import { withQuits } from './quits.ts';
import { refusedByTable } from './reasons.ts';
import { ranBetween, ringsAt } from './rests.ts';
import type { PersonId, TableState } from './state.ts';

/** Whoever comes back after running out of time gets at least so many milliseconds. */
const LEAST_TIME = 10_000;

/** After so many milliseconds whoever is asked has been answered for by their plan, if they have one. */
const PLANS_PLAYED = 25_000;

/** When the next clock runs out, or undefined while none runs. */
export function alarm(state: TableState): number | undefined {
  const { since, left, stands } = state.clocks;
  if (since === null) return undefined;
  const times = running(state).map((seat) => ringsAt(stands?.[seat], since, at(left, seat)));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** By turns, when somebody must have looked whether those who are awaited have plans; undefined where that has passed, or nobody can have one. */
export function planLook(state: TableState, now: number): number | undefined {
  const { phase, paused, awaited, asked, plan } = state;
  const latest = asked + PLANS_PLAYED;
  if (phase !== 'playing' || paused || latest <= now || !isByTurns(plan)) return undefined;
  return awaited.some((seat) => isPresent(state, seat)) ? latest : undefined;
}

/** Wraps an act after which other clocks may run: the time up to it is charged first. */
export function timed<Command, Context extends Moment>(
  act: (table: Table, command: Command, context: Context) => Change,
) {
  return (table: Table, command: Command, context: Context): Change => {
    if (table.state.plan.clock === null) return act(table, command, context);
    const change = act({ ...table, state: charged(table.state, context.now) }, command, context);
    return {
      ...change,
      state: withHours(table.state, { ...change, state: wound(change.state, context.now) }, context),
    };
  };
}

/** T23 What the answer earned the seat: the increment, when its turn is over. */
export function earnedBy(before: TableState, after: TableState, seat: Seat, turnOver: boolean): number {
  const { clock } = before.plan;
  const earns = turnOver || !after.awaited.includes(seat);
  if (clock === null || !earns || !isPresent(after, seat)) return 0;
  return Math.max(0, Math.min(clock.increment, clock.cap - at(before.clocks.left, seat)));
}

/** Gives a seat more time, or less. */
export function withTime(state: TableState, seat: Seat, time: number): TableState {
  const { clocks } = state;
  // Without a clock nobody has time to begin with.
  if (time === 0) return state;
  const left = clocks.left.with(seat, Math.max(0, at(clocks.left, seat) + time));
  return { ...state, clocks: { ...clocks, left } };
}

/** T16 The human decides for the seat again; one whose time had run out gets an increment to go on with. */
export function backAt(state: TableState, seat: Seat): TableState {
  const back = withStandIn(state, seat, null);
  const { clock } = state.plan;
  if (clock === null || !state.clocks.late.includes(seat)) return back;
  return withTime(back, seat, Math.max(clock.increment, LEAST_TIME));
}

/** T16, T26 Notes whose time is up, and what follows from it at this table; refuses when it is nobody's. */
export function ringClock(table: Table): Change {
  const { state } = table;
  const { clocks, phase } = state;
  if (phase !== 'playing') throw refusedByTable('notPlaying');
  const isUp = (seat: Seat) => at(clocks.left, seat) === 0;
  const seats = clocks.since === null ? [] : running(state).filter(isUp);
  if (seats.length === 0) throw refusedByTable('notLate');
  const { timeout, level } = absenceOf(state.plan);
  const happening = { did: 'ranOut', seats, timeout } as const;
  if (timeout === 'lose') return { happening, state: withQuits(table, seats, 'timeout') };
  const late = { ...state, clocks: { ...clocks, late: [...clocks.late, ...seats] } };
  return { happening, state: seats.reduce<TableState>((now, seat) => withStandIn(now, seat, level), late) };
}

/** T30, T31 Notes that the person's clock stands at other times from now on. */
export function changeHours({ state }: Table, { person }: { readonly person: PersonId }): Change {
  refuseUnlessPlaying(state);
  if (state.plan.clock === null || !isByTurns(state.plan)) throw refusedByTable('notByTurns');
  return { happening: { did: 'changedHours', seat: seatOf(state, person) }, state };
}

function running(state: TableState): Seat[] {
  return state.awaited.filter((seat) => isPresent(state, seat));
}

function charged(state: TableState, now: number): TableState {
  const { clocks } = state;
  if (clocks.since === null) return state;
  const left = clocks.left.slice();
  for (const seat of running(state))
    left[seat] = Math.max(0, at(left, seat) - ranBetween(clocks.stands?.[seat], clocks.since, now));
  return { ...state, clocks: { ...clocks, left, since: now } };
}

/** Lets the clocks of those who are awaited now run on; whoever is back is no longer late. */
function wound(state: TableState, now: number): TableState {
  const since = running(state).length > 0 && !state.paused ? now : null;
  const late = state.clocks.late.filter((seat) => !isPresent(state, seat));
  return { ...state, clocks: { ...state.clocks, since, late } };
}
