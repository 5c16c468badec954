/** How long a seat may still think. */
import type { Seat } from '#kernel';
import { ranBetween } from './rests.ts';
import type { TableView } from './tableView.ts';

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
