/** Which new tables may count for ratings. */
import type { ClockRule, RatedKind, TablePlan } from '#table';
import type { SeatChoice } from './newTable.ts';

/** On which ladder a game could count: against people at a public table, against bots where they have all other seats; both with a clock. */
export function ladderOf(
  clock: ClockRule | null,
  access: TablePlan['access'],
  seats: readonly SeatChoice[],
): RatedKind | undefined {
  if (clock === null || seats.length < 2) return undefined;
  const people = seats.filter((one) => one === 'me' || one === 'open').length;
  if (people === seats.length) return access === 'public' ? 'people' : undefined;
  return people === 1 && seats.includes('me') ? 'bots' : undefined;
}
