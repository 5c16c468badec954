/** Clocks of games by turns: they run in their people's hours alone, and a change gives nobody an advantage. */
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { alarm, type Rests, restsOf, type Span } from '../index.ts';
import { human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLOW = { bank: 2 * DAY, increment: DAY, cap: 3 * DAY };

/** From 18 to 8 every night. */
const NIGHTS: Rests = daily(18, 8);
/** All but 12 to 18. */
const AFTERNOONS: Rests = daily(18, 12);

function daily(from: number, to: number): Rests {
  const spans = Array.from(
    { length: 200 },
    (_, day): Span => [(day - 1) * DAY + from * HOUR, day * DAY + to * HOUR],
  );
  return restsOf(spans, 200 * DAY, null);
}

function daysOff(from: number, to: number): Rests {
  return restsOf([[from * DAY, to * DAY]], 200 * DAY, [from * DAY, to * DAY]);
}

/** Ann and bob answer one after the other; the game begins at noon of the first day. */
function room(hours: Record<string, Rests>, clock = SLOW, people = ['ann', 'bob']): Room {
  const here = new Room(title, people.map(human), { clock });
  here.now = 12 * HOUR;
  here.hours = hours;
  here.command('ann', { do: 'start' });
  return here;
}

const left = ({ state }: Room, seat: number) => state.clocks.left[seat];

describe('[T31] the clock of a game by turns', () => {
  it('runs in its person’s hours alone, and rings there', () => {
    const here = room({ ann: NIGHTS });
    expect(here.state.clocks.stands).toEqual([NIGHTS, null]);
    // Bob’s two days run through; ann has ten hours a day.
    expect(alarm(here.state)).toBe(12 * HOUR + 2 * DAY);
    here.answer('bob');
    expect(alarm(here.state)).toBe(5 * DAY + 8 * HOUR + 2 * HOUR);
    here.now = DAY + 12 * HOUR;
    here.command('bob', { do: 'say', text: 'hello' });
    here.answer('ann');
    expect(left(here, 0)).toBe(2 * DAY - 10 * HOUR + DAY);
  });

  it('stands on days off, and the others see it', () => {
    const here = room({ ann: daysOff(1, 8) });
    here.answer('bob');
    expect(alarm(here.state)).toBe(9 * DAY + 12 * HOUR);
    expect(here.state.clocks.hours?.[0]?.off).toEqual([DAY, 8 * DAY]);
    here.now = 9 * DAY + 12 * HOUR - 1;
    expect(here.refusal('system', { do: 'ringClock' })).toEqual({ rule: 'T16', code: 'notLate' });
    here.now += 1;
    expect(here.command('system', { do: 'ringClock' }).happening).toMatchObject({
      did: 'ranOut',
      seats: [0],
    });
  });

  it('is not in the state where nobody has hours, nor in live games', () => {
    expect(room({}).state.clocks).toEqual({ left: [2 * DAY, 2 * DAY], since: 12 * HOUR, late: [] });
    const live = room({ ann: NIGHTS }, { bank: 8 * HOUR, increment: 0, cap: 8 * HOUR });
    live.answer('bob');
    // The evening counts like the afternoon.
    expect(alarm(live.state)).toBe(20 * HOUR);
    expect(live.state.clocks).not.toHaveProperty('stands');
    expect(live.refusal('system', { do: 'changeHours', person: 'ann' })).toEqual({
      rule: 'T30',
      code: 'notByTurns',
    });
  });

  it('[T30] is changed by who has a seat, while the game is under way', () => {
    const here = room({});
    expect(here.refusal('system', { do: 'changeHours', person: 'zoe' }).rule).toBe('T1');
    const before = new Room(title, [human('ann'), human('bob')], { clock: SLOW });
    expect(before.refusal('system', { do: 'changeHours', person: 'ann' }).rule).toBe('T8');
  });

  it('[T30] has no hours to change where there is none, though people play by turns', () => {
    const absence = { after: 3 * DAY, timeout: 'bot', level: 'level1' } as const;
    const here = new Room(title, [human('ann'), human('bob')], { clock: null, absence });
    here.command('ann', { do: 'start' });
    expect(here.refusal('system', { do: 'changeHours', person: 'ann' }).code).toBe('notByTurns');
  });
});

describe('[T31] hours changed in one’s own turn', () => {
  it('count from the next turn where they would let the clock stand', () => {
    const here = room({});
    here.answer('bob');
    const rings = alarm(here.state);
    here.hours = { ann: daysOff(1, 30) };
    expect(here.command('system', { do: 'changeHours', person: 'ann' }).happening).toEqual({
      did: 'changedHours',
      seat: 0,
    });
    expect(alarm(here.state)).toBe(rings);
    expect(here.state.clocks.hours?.[0]).toEqual(daysOff(1, 30));
    here.answer('ann');
    while (!here.state.awaited.includes(0)) here.answer('bob');
    expect(here.state.clocks.stands?.[0]).toEqual(daysOff(1, 30));
  });

  it('count at once where they let it run', () => {
    const here = room({ ann: AFTERNOONS });
    here.answer('bob');
    here.now = 16 * HOUR;
    here.hours = { ann: NIGHTS };
    here.command('system', { do: 'changeHours', person: 'ann' });
    // Afternoons are what both have.
    expect(here.state.clocks.stands?.[0]?.spans.at(-1)?.[1]).toBe(NIGHTS.spans.at(-1)?.[1]);
    here.hours = {};
    here.command('system', { do: 'changeHours', person: 'ann' });
    expect(alarm(here.state)).toBe(16 * HOUR + 2 * DAY - 4 * HOUR);
    // Days off taken back and declared again are no days off in this turn.
    here.hours = { ann: daysOff(1, 30) };
    here.command('system', { do: 'changeHours', person: 'ann' });
    expect(alarm(here.state)).toBe(16 * HOUR + 2 * DAY - 4 * HOUR);
  });

  it.each([
    ['taking back', (here: Room) => here.command('ann', { do: 'takeBack' })],
    [
      'leaving and coming back',
      (here: Room) => {
        here.command('ann', { do: 'takeBack' });
        here.command('ann', { do: 'leave' });
        here.command('ann', { do: 'return' });
      },
    ],
  ])('do not count sooner by %s', (_, trick) => {
    const here = room({});
    here.answer('ann');
    here.hours = { ann: daysOff(1, 30) };
    here.command('system', { do: 'changeHours', person: 'ann' });
    trick(here);
    expect(here.state.awaited).toContain(0);
    expect(here.state.clocks.stands?.[0] ?? null).toBeNull();
  });

  it('do not count sooner by taking back after others have answered', () => {
    const here = room({}, SLOW, ['ann', 'bob', 'cid']);
    here.hours = { ann: daysOff(1, 30) };
    here.command('system', { do: 'changeHours', person: 'ann' });
    here.answer('ann');
    here.answer('cid');
    here.command('ann', { do: 'takeBack' });
    expect(here.state.awaited).toEqual([0, 1]);
    expect(here.state.clocks.stands?.[0] ?? null).toBeNull();
  });

  it('do not count sooner when others finish their turns, all answering at once', async () => {
    const here = new Room(await loadTitle('tangramcity'), ['ann', 'bob', 'cid'].map(human), { clock: SLOW });
    here.command('ann', { do: 'start' });
    here.hours = { ann: daysOff(1, 30) };
    here.command('system', { do: 'changeHours', person: 'ann' });
    expect(here.answer('bob').happening).toMatchObject({ turnOver: true });
    expect(here.state.awaited).toContain(0);
    expect(here.state.clocks.stands?.[0] ?? null).toBeNull();
  });

  it('do not count sooner by answering what does not end the turn, and count when one’s next turn begins at once', async () => {
    const here = new Room(await loadTitle('flatiron'), [human('ann')], { clock: SLOW });
    here.command('ann', { do: 'start' });
    const answer = () => here.answer('ann', here.legal(0).length - 1).happening;
    // Her board and Daniel’s side, before the first turn.
    for (let n = 0; n < 2; n++) answer();
    here.hours = { ann: daysOff(1, 30) };
    here.command('system', { do: 'changeHours', person: 'ann' });
    let answers = 0;
    while (!('turnOver' in answer())) {
      expect(here.state.awaited).toEqual([0]);
      expect(here.state.clocks.stands?.[0] ?? null).toBeNull();
      answers += 1;
    }
    expect(answers).toBeGreaterThan(0);
    expect(here.state.awaited).toEqual([0]);
    expect(here.state.clocks.stands).toEqual([daysOff(1, 30)]);
  });

  it('count after a pause that all agreed to', () => {
    const here = room({});
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    here.command('bob', { do: 'agree' });
    here.hours = { ann: NIGHTS };
    here.now += 400 * DAY;
    here.command('bob', { do: 'resume' });
    expect(here.state.clocks.stands).toEqual([NIGHTS, null]);
  });
});
