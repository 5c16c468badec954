/** Time that is called from outside, at the tables of tournaments: somebody has not come, or the round is over. */
import { at, type Seat } from '#kernel';
import { absenceOf } from './absenceRule.ts';
import type { Change, Table } from './change.ts';
import { refuseUnlessPlaying, withStandIn } from './holders.ts';
import { hasQuit, withQuits } from './quits.ts';
import { refusedByTable } from './reasons.ts';
import type { AbsenceRule, TableState } from './state.ts';

/** T41 These seats have lost, or bots finish the game for everybody; refuses where that is so already. */
export function callTime(
  table: Table,
  command: { readonly seats: readonly Seat[]; readonly timeout: AbsenceRule['timeout'] },
): Change {
  const { state } = table;
  refuseUnlessPlaying(state);
  const { timeout } = command;
  const asked = timeout === 'lose' ? command.seats : [...state.seats.keys()];
  const seats = asked.filter((seat) => at(state.seats, seat).kind === 'human' && !hasQuit(state, seat));
  if (seats.length === 0 || state.timeUp) throw refusedByTable('notLate');
  const happening = { did: 'ranOut', seats, timeout } as const;
  if (timeout === 'lose') return { happening, state: withQuits(table, seats, 'timeout') };
  const { level } = absenceOf(state.plan);
  const running: TableState = { ...state, paused: false, proposal: null, timeUp: true };
  return { happening, state: seats.reduce((now, seat) => withStandIn(now, seat, level), running) };
}
