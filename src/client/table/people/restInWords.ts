/** When somebody's clock stands, in a few words beside their name. */
import { nextTick, type TableView } from '#table';
import type { SlowText } from '../../i18n/text/slow.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';

/** Days off that begin within so many milliseconds are told. */
const SOON = 7 * 86_400_000;

/** Undefined where there is nothing to tell; `now` and all times are the server's. */
export function restInWords(
  { clocks, awaited, phase }: Pick<TableView, 'clocks' | 'awaited' | 'phase'>,
  seat: number,
  now: number,
  text: SlowText,
  language: string,
): string | undefined {
  if (phase !== 'playing') return undefined;
  const off = clocks.hours?.[seat]?.off;
  const day = (moment: number) => dayInWords(moment, language);
  if (off && off[0] <= now && now < off[1]) return text.offUntil(day(off[1] - 1));
  const stands = awaited.includes(seat) ? nextTick(clocks.stands?.[seat], now) : now;
  if (stands > now) return text.standsUntil(timeOfDay(stands, now, language));
  if (off && off[0] > now && off[0] - now < SOON) return text.offFrom(day(off[0]), day(off[1] - 1));
  return undefined;
}

function dayInWords(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    moment,
  );
}
