/** Bots that stand in for humans who are late or have left. */
import type { Seat } from '#kernel';
import type { Ask, Change, Table } from './change.ts';
import { AWAY_LEVEL, holderOf, isPresent, seatOf, withStandIn } from './holders.ts';
import { refuseUnlessPlaying } from './play.ts';
import { refusedByTable } from './reasons.ts';
import type { Level } from './state.ts';

/** T16 Somebody at the table has a bot stand in for a seat that is late. */
export function standIn(
  { state }: Table,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
  { person }: Ask,
): Change {
  seatOf(state, person);
  refuseUnlessPlaying(state);
  holderOf(state, seat);
  if (!state.clocks.late.includes(seat)) throw refusedByTable('notLate');
  return { happening: { did: 'stoodIn', seat, level }, state: withStandIn(state, seat, level) };
}

export function leave({ state }: Table, _wish: unknown, { person }: Ask): Change {
  const seat = seatOf(state, person);
  refuseUnlessPlaying(state);
  return {
    happening: { did: 'left', seat, level: AWAY_LEVEL },
    state: withStandIn(state, seat, AWAY_LEVEL),
  };
}

/** T17 Back at one's own seat. */
export function comeBack({ state }: Table, _wish: unknown, { person }: Ask): Change {
  const seat = seatOf(state, person);
  refuseUnlessPlaying(state);
  if (isPresent(state, seat)) throw refusedByTable('notAway');
  return { happening: { did: 'returned', seat }, state: withStandIn(state, seat, null) };
}
