/** Time that is called at the tables of tournaments. */
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { botAt } from '../holders.ts';
import { dueBot, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');

function dealt(people: readonly string[]): Room {
  const seats = people.map((person) => (person === 'bot' ? BOT : human(person)));
  const here = new Room(title, seats, { clock: CLOCK });
  here.command('ann', { do: 'start' });
  return here;
}

describe('calling time', () => {
  it('[T41] [T28] lets those who have not come lose, and ends a game of two', () => {
    const here = dealt(['ann', 'bob']);
    const lost = { do: 'callTime', seats: [1], timeout: 'lose' } as const;
    expect(here.command('system', lost).happening).toEqual({ did: 'ranOut', seats: [1], timeout: 'lose' });
    expect(here.state).toMatchObject({ phase: 'over', ending: { kind: 'conceded', ranking: [[0], [1]] } });
    expect(tableViewOf(here.table, 'spectator').endings).toEqual([null, 'timeout']);
    expect(here.refusal('system', lost).rule).toBe('T8');
  });

  it('[T41] lets the others play on against a bot, once', () => {
    const here = dealt(['ann', 'bob', 'cat']);
    const lost = { do: 'callTime', seats: [1], timeout: 'lose' } as const;
    here.command('system', lost);
    expect(here.state.phase).toBe('playing');
    expect(here.refusal('bob', { do: 'return' })).toEqual({ rule: 'T27', code: 'hasQuit' });
    expect(here.refusal('system', lost)).toEqual({ rule: 'T16', code: 'notLate' });
  });

  it('[T41] is of no concern to bots, nor to whom it was called before', () => {
    const here = dealt(['ann', 'bot', 'bob', 'cid']);
    const lost = { do: 'callTime', seats: [1], timeout: 'lose' } as const;
    expect(here.refusal('system', lost)).toEqual({ rule: 'T16', code: 'notLate' });
    expect(here.command('system', { ...lost, seats: [1, 2] }).happening).toMatchObject({ seats: [2] });
    expect(here.command('system', { ...lost, timeout: 'bot' }).happening).toMatchObject({ seats: [0, 3] });
  });

  it('[T41] lets bots finish the game for everybody, whoever wants to come back', () => {
    const here = dealt(['ann', 'bob']);
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    here.command('bob', { do: 'agree' });
    const up = { do: 'callTime', seats: [], timeout: 'bot' } as const;
    here.command('system', up);
    expect(here.state).toMatchObject({ phase: 'playing', paused: false, proposal: null, timeUp: true });
    expect([0, 1].map((seat) => botAt(here.state, seat))).not.toContain(undefined);
    expect(dueBot(here.state)).toBeDefined();
    for (const command of [{ do: 'return' }, { do: 'takeBack' }, { do: 'resign' }] as const)
      expect(here.refusal('ann', command)).toEqual({ rule: 'T41', code: 'timeIsUp' });
    expect(here.refusal('system', up)).toEqual({ rule: 'T16', code: 'notLate' });
    here.finish();
    expect(here.refusal('ann', { do: 'resign' }).rule).toBe('T8');
  });
});
