import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, BOT, TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;
const FAILED = { rule: 'P19', code: 'failed' };
const A_DAY = 86_400_000;

const inMemory = () =>
  tables
    .of('count')
    .filter(({ what }) => what === 'tables')
    .at(-1)?.value;

describe('a database that does not answer for a while', () => {
  it('[P19] refuses what is asked meanwhile, and says so in the log', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    tables.isBroken = true;
    expect((await tables.act('ada', { do: 'say', text: 'x' }, 'a')).reason).toEqual(FAILED);
    expect((await tables.ask({ to: 'watch', table: 'table1', person: 'bob', since: 0 })).reason).toEqual(
      FAILED,
    );
    expect((await tables.ask({ to: 'legal', table: 'table2', person: 'bob' })).reason).toEqual(FAILED);
    expect(tables.errors.length).toBeGreaterThan(0);
    tables.isBroken = false;
    expect(await tables.act('ada', { do: 'say', text: 'x' }, 'a')).toEqual({ seq: 3 });
  });

  it('does not stop a bot for good', async () => {
    await tables.openTable({ seats: [ADA, BOT] });
    await tables.act('ada', START);
    await tables.play('ada');
    tables.isBroken = true;
    await tables.pass(20_000);
    tables.isBroken = false;
    await tables.pass(60_000);
    expect((await tables.store.row('table1'))?.plays).toBe(2);
  });

  it('does not stop a bot whom people look on', async () => {
    await tables.openTable({ seats: [ADA, BOT] });
    await tables.act('ada', START);
    await tables.watch('ada');
    await tables.play('ada');
    tables.isBroken = true;
    await tables.act('ada', { do: 'say', text: 'now?' });
    await tables.pass(20_000);
    tables.isBroken = false;
    await tables.pass(60_000);
    expect((await tables.store.row('table1'))?.plays).toBe(2);
    expect(tables.delivered(0).filter(({ tell }) => tell === 'entry')).toHaveLength(2);
  });

  it('at the start only delays the tables that go on', async () => {
    await tables.openTable({ seats: [ADA, BOT] });
    await tables.act('ada', START);
    await tables.play('ada');
    tables.restart();
    tables.isBroken = true;
    await tables.router.wake();
    tables.isBroken = false;
    await tables.pass(10_000);
    expect((await tables.store.row('table1'))?.plays).toBe(2);
  });
});

describe('a commit that was stored though it seemed to fail', () => {
  it('counts once, and everybody sees it', async () => {
    await tables.openTable();
    await tables.watch('bob');
    const { commit } = tables.store;
    tables.store.commit = async (written) => {
      await commit(written);
      throw new Error('the connection was lost');
    };
    tables.restart();
    await tables.watch('bob');
    expect(await tables.act('ada', { do: 'say', text: 'once' }, 'a')).toEqual({ seq: 2 });
    expect(tables.of('moved')).toEqual([]);
    expect(tables.delivered(1)).toContainEqual(expect.objectContaining({ tell: 'entry', seq: 2 }));
    expect(await tables.store.entries('table1', 1)).toHaveLength(1);
  });

  it('lets a bot answer once', async () => {
    await tables.openTable({ seats: [ADA, BOT] });
    await tables.act('ada', START);
    await tables.play('ada');
    const { commit } = tables.store;
    let lost = true;
    tables.store.commit = async (written) => {
      await commit(written);
      if (lost) throw new Error('the connection was lost');
    };
    tables.restart();
    await tables.router.wake();
    await tables.pass(400);
    lost = false;
    await tables.pass(60_000);
    expect((await tables.store.entries('table1', 3)).map(({ happening }) => happening.did)).toEqual([
      'played',
    ]);
  });
});

describe('a table with a slow clock', () => {
  const clock = { bank: 30 * A_DAY, increment: 0, cap: 30 * A_DAY };

  it('does not stay in memory for it', async () => {
    await tables.openTable({ clock });
    await tables.act('ada', START);
    await tables.pass(61_000);
    expect(inMemory()).toBe(0);
    expect((await tables.play('ada')).seq).toBe(3);
  });

  it('is woken for it, and rings on time', async () => {
    await tables.openTable({ clock: { ...clock, bank: 300_000 } });
    await tables.act('ada', START);
    const begun = tables.now;
    await tables.pass(330_000);
    const [rung] = await tables.store.entries('table1', 2);
    expect(rung?.happening).toEqual({ did: 'ranOut', seats: [0, 1], timeout: 'bot' });
    expect(rung?.at).toBe(begun + 300_000);
    await tables.pass(120_000);
    expect(inMemory()).toBe(0);
  });

  it('does not ring early when the time of the system is set back', async () => {
    await tables.openTable({ clock: { ...clock, bank: 100_000 } });
    await tables.act('ada', START);
    await tables.watch('ada');
    tables.now -= 3_600_000;
    await tables.pass(200_000);
    expect(await tables.store.entries('table1', 2)).toEqual([]);
    await tables.pass(3_600_000);
    expect((await tables.store.entries('table1', 2))[0]?.happening.did).toBe('ranOut');
  });
});
