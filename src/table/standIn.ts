/** Bots that stand in for humans who are gone or have left. */
import type { Seat } from '#kernel';
import { isReplaceable } from './absence.ts';
import { absenceOf } from './absenceRule.ts';
import type { Change, CommandContext, Table } from './change.ts';
import { backAt } from './clock.ts';
import { activeSeatOf, holderOf, isPresent, refuseUnlessPlaying, withStandIn } from './holders.ts';
import { refusedByTable } from './reasons.ts';

/** T24 Somebody at the table has a bot stand in for an awaited human who has been gone too long. */
export function standIn(
  { state }: Table,
  { seat }: { readonly seat: Seat },
  context: CommandContext,
): Change {
  activeSeatOf(state, context.person);
  refuseUnlessPlaying(state);
  holderOf(state, seat);
  if (!isReplaceable(state, seat, context)) throw refusedByTable('notGone');
  const { level } = absenceOf(state.plan);
  return { happening: { did: 'stoodIn', seat, level }, state: withStandIn(state, seat, level) };
}

export function leave({ state }: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = activeSeatOf(state, person);
  refuseUnlessPlaying(state);
  const { level } = absenceOf(state.plan);
  return { happening: { did: 'left', seat, level }, state: withStandIn(state, seat, level) };
}

/** T17 Back at one's own seat. */
export function comeBack({ state }: Table, _command: unknown, { person }: CommandContext): Change {
  const seat = activeSeatOf(state, person);
  refuseUnlessPlaying(state);
  if (isPresent(state, seat)) throw refusedByTable('notAway');
  return { happening: { did: 'returned', seat }, state: backAt(state, seat) };
}
