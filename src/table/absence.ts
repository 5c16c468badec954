/** What a table has settled about people who are late or gone, and when the others may go on without them. */
import type { Seat } from '#kernel';
import type { Moment } from './commands.ts';
import { refusedByTable } from './reasons.ts';
import type { AbsenceRule, ClockRule, Gone, Holder, PersonId, TablePlan, TableState } from './state.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Before the deal nobody has to wait for a host who has been gone for so long. */
export const HOST_GONE = 2 * MINUTE;

/** The rule where none is named: ten minutes where people play live, three days by turns, which a clock of days tells. */
export function usualAbsence(clock: ClockRule | null, byTurns = isOfDays(clock)): AbsenceRule {
  return { after: byTurns ? 3 * DAY : 10 * MINUTE, timeout: 'bot', level: 'level3' };
}

/** T30 Whether people play by turns, whenever they look in: the clock counts days, or without one people may be gone for days. */
export function isByTurns(plan: Pick<TablePlan, 'absence' | 'clock'>): boolean {
  return plan.clock === null ? absenceOf(plan).after >= DAY : isOfDays(plan.clock);
}

function isOfDays(clock: ClockRule | null): boolean {
  return clock !== null && clock.bank >= DAY;
}

/** The table's rule; older tables named none. */
export function absenceOf({ absence, clock }: Pick<TablePlan, 'absence' | 'clock'>): AbsenceRule {
  return absence ?? usualAbsence(clock);
}

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
