/** Days and their puzzles: every device has the same one on the same day, without asking anybody. */

const DAY = 86_400_000;

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

/** Primes: one of them never divides the number of puzzles, so that every puzzle comes before one comes again. */
const STEPS = [37, 41, 43];

/** Which of so many puzzles is the puzzle of the day. */
export function puzzleOfDay(day: number, count: number): number {
  const step = STEPS.find((one) => count % one !== 0) ?? 1;
  return (day * step) % count;
}

/** The days of the month in which a day lies. */
export function daysOfMonth(day: number): readonly number[] {
  const date = new Date(day * DAY);
  const first = dayNumber(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  const next = dayNumber(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
  return Array.from({ length: next - first }, (_, i) => first + i);
}

/** A day in words, such as «Wednesday 18 November»: our English is British. */
export function dayInWords(day: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(day * DAY);
}
