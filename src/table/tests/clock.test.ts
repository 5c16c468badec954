import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { alarm, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const RING = { do: 'ringClock' } as const;

function dealt(...people: string[]): Room {
  const seats = people.map((person) => (person === 'bot' ? BOT : human(person)));
  const here = new Room(title, seats, { clock: CLOCK });
  here.command('ann', { do: 'start' });
  return here;
}

/** Bob is late: ann has answered, and his time has passed. */
function bobLate(...more: string[]): Room {
  const here = dealt('ann', 'bob', ...more);
  here.answer('ann');
  if (more.includes('cid')) here.answer('cid');
  here.now += CLOCK.bank;
  here.command('system', RING);
  return here;
}

const personAt = (seat: number) => (seat === 0 ? 'ann' : 'bob');

/** A game up to where the first legal answer leaves its seat awaited in the same turn. */
function asked(): Room {
  const here = dealt('ann', 'bob');
  for (;;) {
    const { table } = here;
    const [seat = 0] = here.state.awaited;
    here.now += 3000;
    here.answer(personAt(seat));
    if (promptOf(here, seat) !== 'offerTrade') continue;
    here.table = table;
    here.now -= 3000;
    return here;
  }
}

function promptOf({ table }: Room, seat: number): string | undefined {
  return (tableViewOf(table, seat).prompt as { step: string } | null)?.step;
}

function before({ state }: Room): { seat: number; time: number } {
  const [seat = 0] = state.awaited;
  return { seat, time: state.clocks.left[seat] ?? 0 };
}

describe('clocks', () => {
  it('run for awaited humans, and not for bots', () => {
    const here = dealt('ann', 'bob', 'bot');
    expect(here.state.clocks).toEqual({ left: [60_000, 60_000, 60_000], since: 1000, late: [] });
    expect(alarm(here.state)).toBe(61_000);
    here.now += 10_000;
    here.answer('ann');
    here.now += 10_000;
    here.answer('bob');
    expect(here.state.clocks).toEqual({ left: [55_000, 45_000, 60_000], since: null, late: [] });
    expect(alarm(here.state)).toBeUndefined();
  });

  it('stand still before the deal, and at tables without', () => {
    const here = new Room(title, [human('ann'), BOT], { clock: CLOCK });
    expect(alarm(here.state)).toBeUndefined();
    const without = new Room(title, [human('ann'), BOT]);
    without.command('ann', { do: 'start' });
    without.now += 1_000_000;
    without.answer('ann');
    expect(without.state.clocks).toEqual({ left: [], since: null, late: [] });
  });

  it('[T23] give the increment once a turn, up to the cap', () => {
    const here = dealt('ann', 'bob');
    here.now += 1000;
    here.answer('ann');
    expect(here.state.clocks.left[0]).toBe(CLOCK.cap);
    expect(here.state.open.plays[0]?.earned).toBe(3000);
  });

  it('[T23] give nothing for an answer after which the turn goes on', () => {
    const here = asked();
    const { seat, time } = before(here);
    here.now += 4000;
    here.answer(personAt(seat));
    expect(here.state.awaited).toContain(seat);
    expect(here.state.clocks.left[seat]).toBe(time - 4000);
  });

  it('[T23] give it to everybody alike, also to who is awaited again at once', async () => {
    const people = ['ann', 'bob', 'cid'];
    const here = new Room(await loadTitle('tangramcity'), people.map(human), {
      clock: { bank: 300_000, increment: 15_000, cap: 300_000 },
    });
    here.command('ann', { do: 'start' });
    // Each thinks as long as ever: cid is always the last to answer, and the next tile lies there at once.
    for (let turn = 0; turn < 12; turn++) {
      const asked = here.now;
      for (const [seat, person] of people.entries()) {
        here.now = asked + 18_000 + 1000 * seat;
        here.answer(person);
        // After the last tile of a round comes its fountain, in the same turn.
        if (promptOf(here, seat) === 'placeFountain') here.answer(person);
      }
    }
    expect(here.state.clocks.left).toEqual([264_000, 252_000, 240_000]);
  });

  it('[T23] give nothing within a turn of many questions, and something for it when it is over', async () => {
    const here = new Room(await loadTitle('flatiron'), [human('ann')], {
      clock: { bank: 60_000, increment: 5000, cap: 900_000 },
    });
    here.command('ann', { do: 'start' });
    let [turns, answers] = [0, 0];
    while (turns < 3) {
      here.answer('ann', here.legal(0).length - 1);
      turns = (here.state.position as { state: { turns: number } }).state.turns;
      answers += 1;
    }
    // Her own board and Daniel's side are chosen before the first turn, one after the other.
    expect(here.state.clocks.left[0]).toBe(60_000 + 5 * 5000);
    expect(answers).toBeGreaterThan(7);
  });

  it('ring when the first of those awaited has no time left', () => {
    const here = dealt('ann', 'bob');
    here.now += 10_000;
    here.answer('ann');
    here.now += 5000;
    here.command('ann', { do: 'takeBack' });
    expect(here.state.clocks.left).toEqual([50_000, 45_000]);
    expect(alarm(here.state)).toBe(here.now + 45_000);
  });

  it('are not put back by a clock that went backwards', () => {
    const here = dealt('ann', 'bob');
    here.now -= 500;
    here.answer('ann');
    expect(here.state.clocks.left).toEqual([62_000, 60_000]);
  });
});

describe('late seats', () => {
  it('[T16] are noted by the system, only when their time is up', () => {
    const here = dealt('ann', 'bob');
    here.now += CLOCK.bank - 1;
    expect(here.refusal('system', RING)).toEqual({ rule: 'T16', code: 'notLate' });
    here.now += 1;
    expect(here.command('system', RING).happening).toEqual({ did: 'ranOut', seats: [0, 1], timeout: 'bot' });
    expect(here.state.clocks.late).toEqual([0, 1]);
    expect(alarm(here.state)).toBeUndefined();
    expect(here.refusal('system', RING).code).toBe('notLate');
  });

  it('[T8] are not noted outside a game', () => {
    const here = new Room(title, [human('ann'), BOT], { clock: CLOCK });
    expect(here.refusal('system', RING).code).toBe('notPlaying');
  });

  it('[T26] are a bot’s at once, of the level the table has named', () => {
    const here = new Room(title, [human('ann'), human('bob')], {
      clock: CLOCK,
      absence: { after: 600_000, timeout: 'bot', level: 'level5' },
    });
    here.command('ann', { do: 'start' });
    here.answer('ann');
    here.now += CLOCK.bank;
    here.command('system', RING);
    expect(here.state.seats[1]).toEqual({ kind: 'human', person: 'bob', standIn: 'level5' });
    expect(here.state.clocks).toMatchObject({ since: null, late: [1] });
    here.answerAsBot(1);
    expect(here.state.answered).toEqual([1, 1]);
    // What the bot answers earns nothing, and leaves the seat as late as it was.
    expect(here.state.clocks).toMatchObject({ left: [CLOCK.cap, 0], late: [1] });
    here.command('bob', { do: 'return' });
    expect(here.state.clocks).toMatchObject({ left: [CLOCK.cap, 10_000], late: [] });
  });

  it('[T10] [T16] are not noted in a pause, even with no time left', () => {
    const here = dealt('ann', 'bot');
    here.now += CLOCK.bank;
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    expect(here.state.clocks).toMatchObject({ left: [0, 60_000], since: null });
    expect(here.refusal('system', RING)).toEqual({ rule: 'T16', code: 'notLate' });
    here.command('ann', { do: 'resume' });
    expect(here.command('system', RING).happening).toMatchObject({ did: 'ranOut', seats: [0] });
  });

  it('[T16] have an increment to go on with when their human is back, ten seconds at least', () => {
    const here = bobLate();
    here.now += 99_000;
    here.command('bob', { do: 'return' });
    expect(here.state.clocks).toEqual({ left: [62_000, 10_000], since: here.now, late: [] });
    here.answer('bob');
    expect(here.state.clocks.left[1]).toBe(10_000 + CLOCK.increment);
  });

  it('[T16] stay late until their own human is back', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.now += CLOCK.bank;
    here.command('system', RING);
    expect(here.state.clocks.late).toEqual([1, 2]);
    here.command('bob', { do: 'return' });
    expect(here.state.clocks).toMatchObject({ left: [62_000, 10_000, 0], late: [2] });
  });

  it('[T17] may still be answered for, and their human is back', () => {
    const here = bobLate('cid');
    here.answer('bob');
    expect(here.state.seats[1]).toEqual(human('bob'));
    expect(here.state.clocks.late).toEqual([]);
  });
});

describe('people who are away', () => {
  it('leave their seat to a bot, and return', () => {
    const here = dealt('ann', 'bob');
    expect(here.command('bob', { do: 'leave' }).happening).toEqual({ did: 'left', seat: 1, level: 'level3' });
    expect(here.state.seats[1]).toEqual({ kind: 'human', person: 'bob', standIn: 'level3' });
    here.answer('ann');
    expect(here.state.clocks.since).toBeNull();
    here.now += 5000;
    expect(here.command('bob', { do: 'return' }).happening).toEqual({ did: 'returned', seat: 1 });
    expect(here.state.clocks).toMatchObject({ left: [62_000, 60_000], since: here.now });
  });

  it('[T17] return only when they were away', () => {
    const here = dealt('ann', 'bob');
    expect(here.refusal('bob', { do: 'return' })).toEqual({ rule: 'T17', code: 'notAway' });
  });

  it('[T17] are back when they answer, take back, propose or resume', () => {
    const here = dealt('ann', 'bob');
    const isBack = () => expect(here.state.seats[1]).toEqual(human('bob'));
    here.command('bob', { do: 'leave' });
    here.answer('bob');
    isBack();
    here.command('bob', { do: 'leave' });
    here.command('bob', { do: 'takeBack' });
    isBack();
    here.command('bob', { do: 'leave' });
    here.command('bob', { do: 'propose', request: { kind: 'pause' } });
    isBack();
    here.command('ann', { do: 'agree' });
    here.command('bob', { do: 'leave' });
    here.command('bob', { do: 'resume' });
    isBack();
  });

  it('[T1] [T8] leave and return only in a game under way', () => {
    const here = new Room(title, [human('ann'), human('bob')]);
    expect(here.refusal('bob', { do: 'leave' }).rule).toBe('T8');
    expect(here.refusal('zoe', { do: 'leave' }).rule).toBe('T1');
    expect(here.refusal('zoe', { do: 'return' }).rule).toBe('T1');
    expect(here.refusal('ann', { do: 'standIn', seat: 1 }).rule).toBe('T8');
  });

  it('let bots finish the game when all have left', () => {
    const here = dealt('ann', 'bob');
    here.command('ann', { do: 'leave' });
    here.command('bob', { do: 'leave' });
    here.finish();
    expect(here.state.phase).toBe('over');
    expect(here.refusal('bob', { do: 'return' }).rule).toBe('T8');
  });
});
