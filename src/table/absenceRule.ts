/** What a table has settled about people who are late or gone. A file of its own, since pages that only list tables need no more. */
import type { AbsenceRule, ClockRule, TablePlan } from './state.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

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
