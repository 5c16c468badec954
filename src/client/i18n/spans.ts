/** Lengths of time as a language writes them: the two largest units. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With seconds; of the larger unit's rest also nothing is said. */
export function unitsOf(left: number, language: string, unitDisplay: 'narrow' | 'short' | 'long'): string {
  const parts = [
    { unit: 'day', count: Math.floor(left / DAY) },
    { unit: 'hour', count: Math.floor((left % DAY) / HOUR) },
    { unit: 'minute', count: Math.floor((left % HOUR) / MINUTE) },
    { unit: 'second', count: Math.floor((left % MINUTE) / SECOND) },
  ];
  const largest = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(largest < 0 ? -1 : largest)
    .slice(0, 2)
    .filter(({ count }, i) => i === 0 || count > 0 || unitDisplay !== 'short')
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
    )
    .join(' ');
}

/** The largest unit alone, and a minute at least. */
export function roughSpan(milliseconds: number, language: string, unitDisplay: 'narrow' | 'short'): string {
  const whole = [DAY, HOUR].find((unit) => milliseconds >= unit) ?? MINUTE;
  const count = Math.max(1, Math.floor(milliseconds / whole));
  const unit = whole === DAY ? 'day' : whole === HOUR ? 'hour' : 'minute';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
}

/** As one says it in passing: whole minutes, and seconds only below that. */
export function spanInWords(milliseconds: number, language: string): string {
  const unit = milliseconds < MINUTE ? SECOND : MINUTE;
  return unitsOf(Math.floor(milliseconds / unit) * unit, language, 'short');
}
