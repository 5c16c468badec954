import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import {
  AWAY_TIMES,
  absenceAt,
  firstSeats,
  holderOf,
  PACE_NAMES,
  PACES,
  seatChoicesFor,
  withSeatChoice,
} from './newTable.ts';

describe('the seats of a new table', () => {
  it('start with the host and one open seat', async () => {
    const { game } = await loadTitle('rowhouse');
    expect(firstSeats(game)).toEqual(['me', 'open']);
  });

  it('are kept when their number changes', () => {
    expect(seatChoicesFor(['me', 'level3'], 3)).toEqual(['me', 'level3', 'open']);
    expect(seatChoicesFor(['level3', 'me'], 1)).toEqual(['level3']);
  });

  it('have the host at most once', () => {
    expect(withSeatChoice(['me', 'open'], 1, 'me')).toEqual(['open', 'me']);
    expect(withSeatChoice(['me', 'open'], 0, 'level1')).toEqual(['level1', 'open']);
  });

  it('are open for the host, because the server seats them', () => {
    expect(['me', 'open', 'level3'].map((one) => holderOf(one as 'me'))).toEqual([
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', level: 'level3' },
    ]);
  });
});

describe('the pace of a new table', () => {
  it('has no clock that saves up less than it begins with', () => {
    for (const { clock } of Object.values(PACES))
      expect(clock === null || clock.cap >= clock.bank).toBe(true);
  });

  it('without a clock is live or by turns, which settles how long somebody may be gone', () => {
    const minutes = PACE_NAMES.map((pace) => [
      pace,
      PACES[pace].clock !== null,
      absenceAt(pace).after / 60_000,
    ]);
    expect(minutes).toEqual([
      ['none', false, 10],
      ['quick', true, 10],
      ['calm', true, 10],
      ['evening', true, 10],
      ['turns', false, 4320],
      ['days', true, 4320],
      ['weeks', true, 4320],
    ]);
    // The form must have a button for it.
    for (const pace of PACE_NAMES) expect(AWAY_TIMES).toContain(absenceAt(pace).after);
  });
});
