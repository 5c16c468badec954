/** Days and their puzzles: every device has the same one on the same day, without asking anybody. */
import { dayNumber } from '#protocol';

const DAY = 86_400_000;

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
