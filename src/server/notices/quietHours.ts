/** When a person wants to be left alone. */
import { minuteOfDay } from '../people/zones.ts';
import type { PersonSettings } from '../store/index.ts';

const A_MINUTE = 60_000;
const A_DAY = 24 * 60;

/** When they may be told, where that is not now. Summer time may shift it by an hour: it is asked again then. */
export function quietUntil({ zone, quiet, awayUntil }: PersonSettings, now: number): number | undefined {
  const away = awayUntil !== null && awayUntil > now ? awayUntil : undefined;
  if (!quiet || quiet.from === quiet.to) return away;
  const minute = minuteOfDay(zone, now);
  const { from, to } = quiet;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return away;
  const begin = Math.floor(now / A_MINUTE) * A_MINUTE;
  return Math.max(begin + ((to - minute + A_DAY) % A_DAY) * A_MINUTE, away ?? 0);
}
