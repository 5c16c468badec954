/** Days as everybody has them: they begin at midnight UTC. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long after its end results of a day are still taken. */
export const GRACE_HOURS = 12;

/** The number of a day since 1970, by the clock of Greenwich. */
export function dayNumber(time: number): number {
  return Math.floor(time / DAY);
}

/** A day as in addresses: 2026-11-18. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The day in an address; undefined if there is no such day. */
export function dayIn(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || dateOf(dayNumber(time)) !== date ? undefined : dayNumber(time);
}

/** When a day ends. */
export function endOf(day: number): number {
  return (day + 1) * DAY;
}

/** P82 When its last results are taken. */
export function closingOf(day: number): number {
  return endOf(day) + GRACE_HOURS * HOUR;
}
