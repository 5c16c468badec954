import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { firstSeats, holderOf, PACES, sittersFor, withSitter } from './newTable.ts';

describe('the seats of a new table', () => {
  it('begin with the host and one to come', async () => {
    const { game } = await loadTitle('rowhouse');
    expect(firstSeats(game)).toEqual(['me', 'open']);
  });

  it('are kept when their number changes', () => {
    expect(sittersFor(['me', 'level3'], 3)).toEqual(['me', 'level3', 'open']);
    expect(sittersFor(['level3', 'me'], 1)).toEqual(['level3']);
  });

  it('hold the host once at most', () => {
    expect(withSitter(['me', 'open'], 1, 'me')).toEqual(['open', 'me']);
    expect(withSitter(['me', 'open'], 0, 'level1')).toEqual(['level1', 'open']);
  });

  it('are open for the host, whom the server seats', () => {
    expect(['me', 'open', 'level3'].map((one) => holderOf(one as 'me'))).toEqual([
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', level: 'level3' },
    ]);
  });
});

it('no clock saves up less than it begins with', () => {
  for (const rule of Object.values(PACES)) expect(rule === null || rule.cap >= rule.bank).toBe(true);
});
