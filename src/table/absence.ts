/** When the others at a table may go on without people who are late or gone. */
import type { Seat } from '#kernel';
import { absenceOf } from './absenceRule.ts';
import type { Moment } from './commands.ts';
import { refusedByTable } from './reasons.ts';
import type { AbsenceRule, ClockRule, Gone, Holder, PersonId, TableState } from './state.ts';

const MINUTE = 60_000;

/** Before the deal nobody has to wait for a host who has been gone for so long. */
export const HOST_GONE = 2 * MINUTE;

/** The part of a table that decides who may be replaced; a table view has it too. */
export interface Waiting {
  readonly phase: TableState['phase'];
  readonly paused: boolean;
  readonly awaited: readonly Seat[];
  readonly seats: readonly Holder[];
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
  readonly asked: number;
}

/** T24 From when on the others may go on without the human of a seat; undefined while there is no such time. */
export function replaceableFrom(table: Waiting, gone: Gone, seat: Seat): number | undefined {
  const holder = table.seats[seat];
  const holdsUp = table.phase === 'playing' && !table.paused && table.awaited.includes(seat);
  if (!holdsUp || table.clock !== null || holder?.kind !== 'human' || holder.standIn !== null)
    return undefined;
  const since = gone[holder.person];
  return since === undefined ? undefined : Math.max(since, table.asked) + table.absence.after;
}

/** T24 Whether the others may go on without the human of the seat now. */
export function isReplaceable(state: TableState, seat: Seat, { now, gone = {} }: Moment): boolean {
  const { plan } = state;
  const from = replaceableFrom({ ...state, clock: plan.clock, absence: absenceOf(plan) }, gone, seat);
  return from !== undefined && now >= from;
}

/** T25 From when on another human at the table may be host; undefined while the host is here. */
export function hostGoneFrom(host: PersonId, gone: Gone): number | undefined {
  const since = gone[host];
  return since === undefined ? undefined : since + HOST_GONE;
}

/** T25 Refuses while the host is here, or has been a moment ago. */
export function refuseWhileHostIsHere({ host }: TableState, { now, gone = {} }: Moment): void {
  const from = hostGoneFrom(host, gone);
  if (from === undefined || now < from) throw refusedByTable('hostThere');
}
