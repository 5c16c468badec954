/** Whether a player has the time to read what is new. */
import type { TableView } from '#table';
import { type Timed, timeLeft } from '#table';

/** In milliseconds: whoever has less is not disturbed. */
const LEAST = 60_000;

interface TimedTable {
  readonly tableView: Timed & Pick<TableView, 'clock' | 'phase' | 'viewer'>;
  /** The server's clock minus this device's. */
  readonly clockOffset: number;
}

/** `now` is the time of this device; without a clock, and after the end, nobody is in a hurry. */
export function hasTime({ tableView, clockOffset }: TimedTable, now: number): boolean {
  const { clock, phase, viewer } = tableView;
  if (clock === null || phase === 'over' || viewer === 'spectator') return true;
  return timeLeft(tableView, viewer, now + clockOffset) >= LEAST;
}
