import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { refusalOf } from '#kernel/testing';
import { offersBotSeat, openTable, type TablePlan, viewerOf } from '../index.ts';
import { BOT, human, OPEN, planOf, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const room = (more: Partial<TablePlan> = {}) => new Room(title, [human('ann'), OPEN, BOT], more);
const open = (plan: TablePlan) => openTable(title, { id: 'table123', host: 'ann', plan, now: 1 });

describe('opening a table', () => {
  it('fills the options and notes who opened it', () => {
    const { table, entry } = open(planOf(title, [human('ann'), BOT], { options: { hand: 4 } }));
    expect(table.state.plan.options).toEqual({ hand: 4, rounds: 9, trades: true });
    expect(table.state.phase).toBe('gathering');
    expect(entry).toEqual({
      seq: 1,
      at: 1,
      person: 'ann',
      commandId: null,
      happening: { did: 'opened', person: 'ann' },
      patch: JSON.stringify([table.state]),
    });
  });

  it('begins with nobody asked, nothing played and full clocks', () => {
    const clock = { bank: 60_000, increment: 0, cap: 90_000 };
    const plan = planOf(title, [human('bob'), OPEN, BOT], { clock });
    const { state } = openTable(title, { id: 'table789', host: 'bob', plan, now: 7, box: 'other' }).table;
    const absence = { after: 600_000, timeout: 'bot', level: 'level3' };
    expect(state).toEqual({
      id: 'table789',
      plan: { ...plan, options: { hand: 3, rounds: 9, trades: true }, absence },
      box: 'other',
      host: 'bob',
      phase: 'gathering',
      seq: 1,
      seats: plan.seats,
      seed: null,
      position: null,
      version: title.game.migrations.length,
      awaited: [],
      asked: 0,
      answered: [0, 0, 0],
      plays: 0,
      line: [],
      open: { from: 0, plays: [] },
      clocks: { left: [60_000, 60_000, 60_000], since: null, late: [] },
      paused: false,
      proposal: null,
      quits: [],
      ending: null,
      next: null,
    });
  });

  it('refuses what the kernel and the game refuse', () => {
    const seats = (count: number) => Array.from({ length: count }, () => OPEN);
    for (const count of [1, 5])
      expect(refusalOf(() => open(planOf(title, seats(count))))).toEqual({
        rule: 'K2',
        code: 'wrongSeatCount',
      });
    expect(open(planOf(title, seats(4))).table.state.seats.length).toBe(4);
    const many = { options: { hand: 5 } };
    expect(refusalOf(() => open(planOf(title, seats(4), many)))).toEqual({
      rule: 'R2.3',
      code: 'bagTooSmall',
    });
    expect(refusalOf(() => open(planOf(title, [OPEN, OPEN], { options: { hats: 1 } }))).rule).toBe('K3');
    expect(refusalOf(() => open(planOf(title, [OPEN, OPEN], { game: 'flatiron' }))).rule).toBe('K1');
  });

  it('[T3] refuses one person on two seats', () => {
    expect(refusalOf(() => open(planOf(title, [human('ann'), human('ann')]))).rule).toBe('T3');
  });

  it('begins with nobody away', () => {
    const away = { kind: 'human', person: 'ann', standIn: 'level3' } as const;
    expect(open(planOf(title, [away, OPEN])).table.state.seats[0]).toEqual(human('ann'));
  });
});

describe('sitting down and standing up', () => {
  it('[T2] takes open seats, and those of bots at a public table', () => {
    const here = room();
    here.command('bob', { do: 'sit', seat: 1 });
    expect(here.refusal('cid', { do: 'sit', seat: 1 })).toEqual({ rule: 'T2', code: 'seatTaken' });
    expect(here.command('cid', { do: 'sit', seat: 2 }).happening).toEqual({
      did: 'sat',
      seat: 2,
      person: 'cid',
    });
    expect(['ann', 'bob', 'cid', 'dan'].map((person) => viewerOf(here.state, person))).toEqual([
      0,
      1,
      2,
      'spectator',
    ]);
    expect(room({ access: 'link' }).refusal('bob', { do: 'sit', seat: 2 }).code).toBe('seatTaken');
  });

  it('[T34] notes the salt that somebody brings along, and none where they bring none', () => {
    const salt = '0123456789abcdef';
    expect(room().command('bob', { do: 'sit', seat: 1, salt }).happening).toHaveProperty('salt', salt);
    expect(room().command('bob', { do: 'sit', seat: 1 }).happening).not.toHaveProperty('salt');
  });

  it('[T3] gives nobody a second seat', () => {
    expect(room().refusal('ann', { do: 'sit', seat: 1 })).toEqual({ rule: 'T3', code: 'alreadySeated' });
  });

  it('[T5] lets a person take the seat of a bot until somebody has answered', () => {
    const here = new Room(title, [human('ann'), BOT, BOT]);
    here.command('ann', { do: 'start' });
    here.command('bob', { do: 'sit', seat: 1 });
    here.answer('ann');
    expect(here.refusal('cid', { do: 'sit', seat: 2 })).toEqual({ rule: 'T5', code: 'notGathering' });
    here.command('ann', { do: 'takeBack' });
    expect(here.refusal('cid', { do: 'sit', seat: 2 }).code).toBe('notGathering');
  });

  it('[T2] [T5] offers the seats of bots at a public game that has just begun', () => {
    const offers = (seats: Parameters<typeof planOf>[1], more: Partial<TablePlan> = {}) => {
      const here = new Room(title, seats, more);
      const before = offersBotSeat(here.state);
      here.command('ann', { do: 'start' });
      const after = offersBotSeat(here.state);
      here.answer('ann');
      return [before, after, offersBotSeat(here.state)];
    };
    expect(offers([human('ann'), BOT])).toEqual([false, true, false]);
    expect(offers([human('ann'), BOT], { access: 'link' })).toEqual([false, false, false]);
    expect(offers([human('ann'), human('bob')])).toEqual([false, false, false]);
  });

  it('[T5] gives nobody a seat of a game that is over', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', { do: 'start' });
    here.command('ann', { do: 'resign' });
    expect(here.state).toMatchObject({ phase: 'over', answered: [0, 0] });
    expect(here.refusal('bob', { do: 'sit', seat: 1 })).toEqual({ rule: 'T5', code: 'notGathering' });
  });

  it('[T1] [T5] lets people stand up before the deal only', () => {
    const here = room();
    expect(here.refusal('bob', { do: 'stand' })).toEqual({ rule: 'T1', code: 'notSeated' });
    here.command('bob', { do: 'sit', seat: 1 });
    expect(here.command('bob', { do: 'stand' }).happening).toEqual({ did: 'stood', seat: 1, person: 'bob' });
    expect(here.state.seats[1]).toEqual(OPEN);
    here.command('bob', { do: 'sit', seat: 1 });
    here.command('ann', { do: 'start' });
    expect(here.refusal('bob', { do: 'stand' })).toEqual({ rule: 'T5', code: 'notGathering' });
  });

  it('[T7] knows only its own seats', () => {
    for (const seat of [-1, 3, 0.5, Number.NaN])
      expect(room().refusal('bob', { do: 'sit', seat })).toEqual({ rule: 'T7', code: 'noSuchSeat' });
  });
});

describe('the host', () => {
  it('[T4] alone arranges seats and starts, also without a seat', () => {
    const here = room();
    here.command('bob', { do: 'sit', seat: 1 });
    here.command('ann', { do: 'stand' });
    for (const command of [
      { do: 'seatBot', seat: 0, level: 'level3' },
      { do: 'clearSeat', seat: 2 },
      { do: 'start' },
    ] as const)
      expect(here.refusal('bob', command)).toEqual({ rule: 'T4', code: 'notHost' });
    here.command('ann', { do: 'seatBot', seat: 0, level: 'level3' });
    here.command('ann', { do: 'start' });
    expect(here.state.phase).toBe('playing');
  });

  it('[T2] exchanges bots, and may clear any seat', () => {
    const here = room();
    const seated = here.command('ann', { do: 'seatBot', seat: 2, level: 'level3' });
    expect(seated.happening).toEqual({ did: 'seatedBot', seat: 2, level: 'level3' });
    expect(here.state.seats[2]).toEqual({ kind: 'bot', level: 'level3' });
    here.command('bob', { do: 'sit', seat: 1 });
    expect(here.refusal('ann', { do: 'seatBot', seat: 1, level: 'level3' }).code).toBe('seatTaken');
    const cleared = here.command('ann', { do: 'clearSeat', seat: 1 });
    expect(cleared.happening).toEqual({ did: 'clearedSeat', seat: 1 });
    expect(here.state.seats[1]).toEqual(OPEN);
  });

  it('[T6] starts only a full table', () => {
    expect(room().refusal('ann', { do: 'start' })).toEqual({ rule: 'T6', code: 'seatsOpen' });
  });

  it('[T5] [T7] arranges before the deal only, and seats that exist', () => {
    const here = new Room(title, [human('ann'), BOT]);
    expect(here.refusal('ann', { do: 'clearSeat', seat: 7 }).code).toBe('noSuchSeat');
    here.command('ann', { do: 'start' });
    for (const command of [
      { do: 'seatBot', seat: 1, level: 'level3' },
      { do: 'clearSeat', seat: 1 },
      { do: 'start' },
    ] as const)
      expect(here.refusal('ann', command)).toEqual({ rule: 'T5', code: 'notGathering' });
  });
});

describe('somebody gone for good', () => {
  it('[T4] leaves an open seat before the deal, and the table to the next human', () => {
    const here = room();
    here.command('bob', { do: 'sit', seat: 1 });
    expect(here.command('system', { do: 'forget', person: 'ann' }).happening).toEqual({
      did: 'forgot',
      seats: [0],
    });
    expect(here.state.seats[0]).toEqual(OPEN);
    expect(here.state.host).toBe('bob');
    here.command('system', { do: 'forget', person: 'bob' });
    expect(here.state.host).toBe('');
  });

  it('leaves no trace in the state, and a game that bots can finish, even out of a pause', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', { do: 'start' });
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    here.command('system', { do: 'forget', person: 'ann' });
    expect(JSON.stringify(here.state)).not.toContain('ann');
    expect(here.state.seats[0]).toEqual({ kind: 'bot', level: 'level3' });
    here.finish();
    expect(here.state.phase).toBe('over');
  });

  it('[T4] [T11] leaves the host, the pause and the plan of the others as they are', () => {
    const here = new Room(title, [human('cid'), human('bob'), human('ann')]);
    here.command('ann', { do: 'start' });
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    for (const person of ['bob', 'cid']) here.command(person, { do: 'agree' });
    here.command('ann', { do: 'propose', request: { kind: 'end' } });
    here.command('system', { do: 'forget', person: 'bob' });
    const bot = { kind: 'bot', level: 'level3' };
    expect(here.state).toMatchObject({
      host: 'ann',
      paused: true,
      proposal: null,
      seats: [human('cid'), bot, human('ann')],
      plan: { seats: [human('cid'), bot, human('ann')] },
    });
  });

  it('[T4] is noted of a host without a seat', () => {
    const here = room();
    here.command('ann', { do: 'stand' });
    expect(here.command('system', { do: 'forget', person: 'ann' }).happening).toEqual({
      did: 'forgot',
      seats: [],
    });
    expect(here.state.host).toBe('');
  });

  it('[T1] is not noted where they never were', () => {
    expect(room().refusal('system', { do: 'forget', person: 'zoe' })).toEqual({
      rule: 'T1',
      code: 'notSeated',
    });
  });
});
