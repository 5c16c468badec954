import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, BOT, Hall } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const START = { do: 'start' } as const;
const FAILED = { rule: 'P19', code: 'failed' };
const A_DAY = 86_400_000;

const inMemory = () =>
  hall
    .of('count')
    .filter(({ what }) => what === 'tables')
    .at(-1)?.value;

describe('a database that does not answer for a while', () => {
  it('[P19] refuses what is asked meanwhile, and says so in the log', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    hall.isBroken = true;
    expect((await hall.act('ada', { do: 'say', text: 'x' }, 'a')).reason).toEqual(FAILED);
    expect((await hall.ask({ to: 'watch', table: 'table1', person: 'bob', since: 0 })).reason).toEqual(
      FAILED,
    );
    expect((await hall.ask({ to: 'legal', table: 'table1', person: 'bob' })).reason).toEqual(FAILED);
    expect(hall.complaints.length).toBeGreaterThan(0);
    hall.isBroken = false;
    expect(await hall.act('ada', { do: 'say', text: 'x' }, 'a')).toEqual({ seq: 3 });
  });

  it('does not stop a bot for good', async () => {
    await hall.openTable({ seats: [ADA, BOT] });
    await hall.act('ada', START);
    await hall.play('ada');
    hall.isBroken = true;
    await hall.pass(20_000);
    hall.isBroken = false;
    await hall.pass(60_000);
    expect((await hall.store.row('table1'))?.plays).toBe(2);
  });

  it('does not stop a bot whom people look on', async () => {
    await hall.openTable({ seats: [ADA, BOT] });
    await hall.act('ada', START);
    await hall.watch('ada');
    await hall.play('ada');
    hall.isBroken = true;
    await hall.act('ada', { do: 'say', text: 'now?' });
    await hall.pass(20_000);
    hall.isBroken = false;
    await hall.pass(60_000);
    expect((await hall.store.row('table1'))?.plays).toBe(2);
    expect(hall.of('moved')).toContainEqual({ from: 'moved', table: 'table1', person: 'ada' });
  });

  it('at the start only delays the tables that go on', async () => {
    await hall.openTable({ seats: [ADA, BOT] });
    await hall.act('ada', START);
    await hall.play('ada');
    hall.restart();
    hall.isBroken = true;
    await hall.tables.wake();
    hall.isBroken = false;
    await hall.pass(10_000);
    expect((await hall.store.row('table1'))?.plays).toBe(2);
  });
});

describe('a commit that was stored though it seemed to fail', () => {
  it('counts once, and everybody watches anew', async () => {
    await hall.openTable();
    await hall.watch('bob');
    const { commit } = hall.store;
    hall.store.commit = async (written) => {
      await commit(written);
      throw new Error('the connection was lost');
    };
    hall.restart();
    await hall.watch('bob');
    expect(await hall.act('ada', { do: 'say', text: 'once' }, 'a')).toEqual({ seq: 2 });
    expect(hall.of('moved')).toHaveLength(1);
    expect(await hall.store.entries('table1', 1)).toHaveLength(1);
  });

  it('lets a bot answer once', async () => {
    await hall.openTable({ seats: [ADA, BOT] });
    await hall.act('ada', START);
    await hall.play('ada');
    const { commit } = hall.store;
    let lost = true;
    hall.store.commit = async (written) => {
      await commit(written);
      if (lost) throw new Error('the connection was lost');
    };
    hall.restart();
    await hall.tables.wake();
    await hall.pass(400);
    lost = false;
    await hall.pass(60_000);
    expect((await hall.store.entries('table1', 3)).map(({ happening }) => happening.did)).toEqual(['played']);
  });
});

describe('a table with a slow clock', () => {
  const clock = { bank: 30 * A_DAY, increment: 0, cap: 30 * A_DAY };

  it('does not stay in memory for it', async () => {
    await hall.openTable({ clock });
    await hall.act('ada', START);
    await hall.pass(61_000);
    expect(inMemory()).toBe(0);
    expect((await hall.play('ada')).seq).toBe(3);
  });

  it('is woken for it, and rings on time', async () => {
    await hall.openTable({ clock: { ...clock, bank: 300_000 } });
    await hall.act('ada', START);
    const begun = hall.now;
    await hall.pass(330_000);
    const [rung] = await hall.store.entries('table1', 2);
    expect(rung?.happening).toEqual({ did: 'ranOut', seats: [0, 1], timeout: 'bot' });
    expect(rung?.at).toBe(begun + 300_000);
    await hall.pass(120_000);
    expect(inMemory()).toBe(0);
  });

  it('does not ring early when the time of the system is set back', async () => {
    await hall.openTable({ clock: { ...clock, bank: 100_000 } });
    await hall.act('ada', START);
    await hall.watch('ada');
    hall.now -= 3_600_000;
    await hall.pass(200_000);
    expect(await hall.store.entries('table1', 2)).toEqual([]);
    await hall.pass(3_600_000);
    expect((await hall.store.entries('table1', 2))[0]?.happening.did).toBe('ranOut');
  });
});
