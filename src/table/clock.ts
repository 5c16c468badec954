/** Thinking time: it runs for every awaited human who is not away, while the game is neither paused nor over. */
import { at, type Seat } from '#kernel';
import type { Change, Table } from './change.ts';
import { isPresent } from './holders.ts';
import { refusedByTable } from './reasons.ts';
import type { TableState } from './state.ts';
import type { Moment } from './wishes.ts';

/** When the next clock runs out, or undefined while none runs. */
export function alarm(state: TableState): number | undefined {
  const { since, left, late } = state.clocks;
  if (since === null) return undefined;
  const times = running(state).flatMap((seat) => (late.includes(seat) ? [] : [at(left, seat)]));
  return times.length === 0 ? undefined : since + Math.min(...times);
}

/** An act after which other clocks may run: the time up to it is charged first. */
export function timed<Wish, Ask extends Moment>(act: (table: Table, wish: Wish, ask: Ask) => Change) {
  return (table: Table, wish: Wish, ask: Ask): Change => {
    if (table.state.plan.clock === null) return act(table, wish, ask);
    const change = act({ ...table, state: charged(table.state, ask.now) }, wish, ask);
    return { ...change, state: wound(change.state, ask.now) };
  };
}

/** T23 What the answer earned the seat: the increment, when its turn is over, or when it was late and answered after all. */
export function earnedBy(before: TableState, after: TableState, seat: Seat, turnOver: boolean): number {
  const { clock } = before.plan;
  const earns = turnOver || before.clocks.late.includes(seat) || !after.awaited.includes(seat);
  if (clock === null || !earns || !isPresent(after, seat)) return 0;
  return Math.max(0, Math.min(clock.increment, clock.cap - at(before.clocks.left, seat)));
}

/** More or less time for a seat, which is not late for now. */
export function withTime(state: TableState, seat: Seat, time: number): TableState {
  const { clocks, plan } = state;
  if (plan.clock === null) return state;
  const left = clocks.left.with(seat, Math.max(0, at(clocks.left, seat) + time));
  return { ...state, clocks: { ...clocks, left, late: clocks.late.filter((other) => other !== seat) } };
}

/** T16 The house notes whose time is up; refuses when it is nobody's. */
export function ringClock({ state }: Table): Change {
  const { clocks, phase } = state;
  if (phase !== 'playing') throw refusedByTable('notPlaying');
  const isUp = (seat: Seat) => at(clocks.left, seat) === 0 && !clocks.late.includes(seat);
  const seats = clocks.since === null ? [] : running(state).filter(isUp);
  if (seats.length === 0) throw refusedByTable('notLate');
  return {
    happening: { did: 'ranOut', seats },
    state: { ...state, clocks: { ...clocks, late: [...clocks.late, ...seats] } },
  };
}

function running(state: TableState): Seat[] {
  return state.awaited.filter((seat) => isPresent(state, seat));
}

function charged(state: TableState, now: number): TableState {
  const { clocks } = state;
  if (clocks.since === null) return state;
  const passed = Math.max(0, now - clocks.since);
  const left = clocks.left.slice();
  for (const seat of running(state)) left[seat] = Math.max(0, at(left, seat) - passed);
  return { ...state, clocks: { ...clocks, left, since: now } };
}

function wound(state: TableState, now: number): TableState {
  const seats = state.phase === 'playing' ? running(state) : [];
  const since = seats.length > 0 && !state.paused ? now : null;
  const late = state.clocks.late.filter((seat) => seats.includes(seat));
  return { ...state, clocks: { ...state.clocks, since, late } };
}
