import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '#protocol';
import { dayInWords, daysOfMonth, puzzleOfDay } from './days.ts';

describe('days', () => {
  it('are said in words', () => {
    expect(dayInWords(dayNumber(Date.UTC(2026, 10, 18, 23, 59)), 'en')).toBe('Wednesday 18 November');
  });

  it('make months', () => {
    const days = daysOfMonth(dayNumber(Date.UTC(2028, 1, 10)));
    expect(days.map(dateOf).at(0)).toBe('2028-02-01');
    expect(days.map(dateOf).at(-1)).toBe('2028-02-29');
  });

  it.each([1, 7, 37, 41, 60, 74])('show each of %i puzzles once before one comes again', (count) => {
    const from = dayNumber(Date.UTC(2026, 10, 18));
    const seen = Array.from({ length: count }, (_, i) => puzzleOfDay(from + i, count));
    expect(new Set(seen).size).toBe(count);
    expect(puzzleOfDay(from + count, count)).toBe(seen[0]);
  });
});
