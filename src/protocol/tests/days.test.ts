import { describe, expect, it } from 'vitest';
import { closingOf, dateOf, dayIn, dayNumber, endOf } from '../days.ts';

describe('days', () => {
  it('have a number and a date', () => {
    const day = dayNumber(Date.UTC(2026, 10, 18, 23, 59));
    expect(dateOf(day)).toBe('2026-11-18');
    expect(dayIn('2026-11-18')).toBe(day);
  });

  it.each(['2026-02-30', '2026-13-01', '18-11-2026', 'today', '12'])('%s is none', (date) => {
    expect(dayIn(date)).toBeUndefined();
  });

  it('end at midnight UTC, and their results are taken until noon', () => {
    const day = dayNumber(Date.UTC(2026, 10, 18, 5));
    expect(endOf(day)).toBe(Date.UTC(2026, 10, 19));
    expect(closingOf(day)).toBe(Date.UTC(2026, 10, 19, 12));
  });
});
