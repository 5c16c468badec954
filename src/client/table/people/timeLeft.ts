/** How long a seat may still think. */
import type { Seat } from '#kernel';
import { ranBetween, type TableView } from '#table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The parts of a table that tell it. */
export type Timed = Pick<TableView, 'clocks' | 'awaited' | 'seats'>;

/** Since when the seat's clock has been running; null while it stands, as it does while a bot stands in. */
export function runningSince({ clocks, awaited, seats }: Timed, seat: Seat): number | null {
  const holder = seats[seat];
  const isRunning = awaited.includes(seat) && holder?.kind === 'human' && holder.standIn === null;
  return isRunning ? clocks.since : null;
}

/** In milliseconds, at a time of the server's clock. */
export function timeLeft(table: Timed, seat: Seat, now: number): number {
  const since = runningSince(table, seat);
  const { left, stands } = table.clocks;
  const ran = since === null ? 0 : ranBetween(stands?.[seat], since, now);
  return Math.max(0, (left[seat] ?? 0) - ran);
}

/** `4:05`, `1:30:00`, or days and hours. */
export function shortTime(left: number, language: string): string {
  if (left >= DAY) return unitsOf(left, language, 'narrow');
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The two largest units, in words. */
export function longTime(left: number, language: string): string {
  return unitsOf(left, language, 'long');
}

/** The same without what is nought, for times that are settled. */
export function plainTime(time: number, language: string): string {
  return inUnits(
    partsOf(time).filter(({ count }) => count > 0),
    language,
    'long',
  );
}

function unitsOf(left: number, language: string, unitDisplay: 'narrow' | 'long'): string {
  const parts = partsOf(left);
  const largest = parts.findIndex(({ count }) => count > 0);
  return inUnits(parts.slice(largest < 0 ? -1 : largest).slice(0, 2), language, unitDisplay);
}

function partsOf(left: number) {
  return [
    { unit: 'day', count: Math.floor(left / DAY) },
    { unit: 'hour', count: Math.floor((left % DAY) / HOUR) },
    { unit: 'minute', count: Math.floor((left % HOUR) / MINUTE) },
    { unit: 'second', count: Math.floor((left % MINUTE) / SECOND) },
  ];
}

function inUnits(
  parts: readonly ReturnType<typeof partsOf>[number][],
  language: string,
  unitDisplay: 'narrow' | 'long',
): string {
  return parts
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
    )
    .join(' ');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
