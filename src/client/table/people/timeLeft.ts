/** How long a seat may still think, and how that is written. */
import { unitsOf } from '../../i18n/spans.ts';

export { runningSince, type Timed, timeLeft } from '#table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `4:05`, `1:30:00`, or days and hours. */
export function shortTime(left: number, language: string): string {
  if (left >= DAY) return unitsOf(left, language, 'narrow');
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** As `shortTime`, but in one unit where it counts days or hours: for the seats of a phone. */
export function briefTime(left: number, language: string): string {
  if (left < DAY) return shortTime(left, language);
  const [day, hour] = [Math.floor(left / DAY), Math.floor(left / HOUR)];
  const part = day < 2 ? { unit: 'hour', count: hour } : { unit: 'day', count: day };
  return inUnits([part], language, 'narrow');
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
