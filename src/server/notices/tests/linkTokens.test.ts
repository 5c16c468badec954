/** Links in messages, and the hours in which none are sent. */
import { describe, expect, it } from 'vitest';
import { USUAL_SETTINGS } from '../../store/index.ts';
import { linkTokens } from '../linkTokens.ts';
import { quietUntil } from '../quietHours.ts';

const A_DAY = 24 * 60 * 60_000;
const channel = { id: 'abc234', generation: 40 };
const tokens = linkTokens('our secret');

describe('a link', () => {
  it('[P25] counts for what it was made for, and only as we made it', () => {
    const token = tokens.of('stop', channel, 1000);
    expect(tokens.read('stop', token, 1000)).toEqual({ channel: 'abc234', generation: 40 });
    const changed = [...token].map(
      (letter, n) => token.slice(0, n) + (letter === 'a' ? 'b' : 'a') + token.slice(n + 1),
    );
    for (const forged of [...changed, '', 'abc234-1-zzzz', linkTokens('another').of('stop', channel, 1000)])
      expect(() => tokens.read('stop', forged, 1000)).toThrow(
        expect.objectContaining({ reason: { rule: 'P25', code: 'forgedLink' } }),
      );
    expect(() => tokens.read('confirm', token, 1000)).toThrow();
  });

  it('[P26] expires: after 90 days where it stops, after three where it confirms', () => {
    for (const [purpose, days] of [
      ['stop', 90],
      ['confirm', 3],
    ] as const) {
      const token = tokens.of(purpose, channel, 0);
      expect(tokens.read(purpose, token, days * A_DAY)).toBeDefined();
      expect(() => tokens.read(purpose, token, days * A_DAY + 1000)).toThrow(
        expect.objectContaining({ reason: { rule: 'P26', code: 'expiredLink' } }),
      );
    }
  });
});

describe('quiet hours', () => {
  const night = { from: 22 * 60, to: 8 * 60 };
  const until = (zone: string, time: string) => {
    const end = quietUntil({ ...USUAL_SETTINGS, zone, quiet: night }, Date.parse(time));
    return end && new Date(end).toISOString();
  };

  it('are those of the person, over midnight and over summer time', () => {
    expect(until('Europe/Zurich', '2026-07-01T19:59:59Z')).toBeUndefined();
    expect(until('Europe/Zurich', '2026-07-01T20:00:30Z')).toBe('2026-07-02T06:00:00.000Z');
    expect(until('Europe/Zurich', '2026-07-02T05:59:59Z')).toBe('2026-07-02T06:00:00.000Z');
    expect(until('America/New_York', '2026-12-01T04:00:00Z')).toBe('2026-12-01T13:00:00.000Z');
    // The night the clocks go back is an hour longer: the rest of it is seen when this is due.
    expect(until('Europe/Zurich', '2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(until('Europe/Zurich', '2026-10-25T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('end no earlier than somebody is away', () => {
    const now = Date.parse('2026-07-01T12:00:00Z');
    const away = { ...USUAL_SETTINGS, awayUntil: now + A_DAY };
    expect(quietUntil(away, now)).toBe(now + A_DAY);
    expect(quietUntil(away, now + A_DAY)).toBeUndefined();
    expect(quietUntil({ ...away, quiet: { from: 720, to: 780 } }, now)).toBe(now + A_DAY);
  });
});
