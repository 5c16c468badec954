/** The same people, the same game, once more. */
import { at } from '#kernel';
import type { Change, CommandContext, Table } from './change.ts';
import { seatOf } from './holders.ts';
import { refusedByTable } from './reasons.ts';
import type { TablePlan, TableState } from './state.ts';

/** T19, T20 Somebody who played wants another game; there is one rematch. */
export function rematch({ state }: Table, _command: unknown, { person, tableId }: CommandContext): Change {
  seatOf(state, person);
  if (state.phase !== 'over') throw refusedByTable('notOver');
  if (state.next !== null) throw refusedByTable('rematchExists');
  if (tableId === undefined) throw new Error('a rematch needs the id of its table');
  return { happening: { did: 'rematched', table: tableId }, state: { ...state, next: tableId } };
}

/** The plan of the rematch: everybody moves on by one seat, so that somebody else begins. */
export function rematchPlan({ plan, seats }: TableState): TablePlan {
  const next = seats.map((_, seat) => at(seats, (seat + 1) % seats.length));
  return {
    ...plan,
    seats: next.map((holder) => (holder.kind === 'human' ? { ...holder, standIn: null } : holder)),
  };
}
