import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const MINUTE = 60_000;
const STAND_IN = { do: 'standIn', seat: 1 } as const;
const END = { do: 'propose', request: { kind: 'end' } } as const;
const leave = (person: string) => tables.router.receive([{ to: 'unwatch', table: 'table1', person }]);

/** Ada has answered and watches; bob has not, and has just gone. */
async function bobGoes(): Promise<void> {
  await tables.openTable();
  await tables.watch('ada');
  await tables.watch('bob');
  await tables.act('ada', { do: 'start' });
  await tables.play('ada');
  await tables.pass(MINUTE);
  leave('bob');
  await tables.pass(1000);
}

describe('an awaited person who is not here', () => {
  it('[T24] may be replaced ten minutes after they went, not while they are back', async () => {
    await bobGoes();
    const around = tables.delivered(0).findLast(({ tell }) => tell === 'around');
    expect(around).toMatchObject({ present: [0], gone: { bob: tables.now - 1000 } });
    await tables.pass(9 * MINUTE);
    expect((await tables.act('ada', STAND_IN)).reason).toEqual({ rule: 'T24', code: 'notGone' });
    await tables.watch('bob');
    await tables.pass(2 * MINUTE);
    expect((await tables.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    leave('bob');
    await tables.pass(10 * MINUTE);
    expect((await tables.act('ada', STAND_IN)).reason).toBeUndefined();
    await tables.pass(1000);
    expect((await tables.tableView('ada')).answered[1]).toBeGreaterThan(0);
  });

  it('[T24] [T29] does not keep a game from being called off by those who are here', async () => {
    await bobGoes();
    await tables.act('ada', END);
    expect((await tables.tableView('ada')).proposal?.needed).toEqual([1]);
    await tables.act('ada', { do: 'decline' });
    await tables.pass(10 * MINUTE);
    await tables.act('ada', END);
    expect(await tables.tableView('ada')).toMatchObject({ phase: 'over', calledOff: true });
  });

  it('[T24] is remembered while the table is out of memory, and was here when they last did something', async () => {
    await bobGoes();
    leave('ada');
    await tables.pass(6 * MINUTE);
    await tables.act('bob', { do: 'say', text: 'soon' });
    await tables.pass(6 * MINUTE);
    await tables.watch('ada');
    expect((await tables.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    await tables.pass(5 * MINUTE);
    expect((await tables.act('ada', STAND_IN)).reason).toBeUndefined();
  });

  it('[T24] has ten minutes to come back after a restart, however long the table has waited', async () => {
    await bobGoes();
    await tables.pass(120 * MINUTE);
    tables.restart();
    const { gone } = await tables.watch('ada');
    expect(gone).toEqual({ bob: tables.now });
    expect((await tables.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    await tables.pass(10 * MINUTE);
    expect((await tables.act('ada', STAND_IN)).reason).toBeUndefined();
  });
});

describe('a host who is not here', () => {
  it('[T25] is replaced by somebody at the table who is', async () => {
    await tables.openTable({ seats: [{ kind: 'human', person: 'ada', standIn: null }, { kind: 'open' }] });
    await tables.watch('ada');
    await tables.act('bob', { do: 'sit', seat: 1 });
    await tables.watch('bob');
    leave('ada');
    await tables.pass(MINUTE);
    expect((await tables.act('bob', { do: 'host' })).reason).toEqual({ rule: 'T25', code: 'hostThere' });
    await tables.pass(MINUTE);
    await tables.act('bob', { do: 'host' });
    await tables.act('bob', { do: 'start' });
    expect(await tables.tableView('bob')).toMatchObject({ host: 'bob', phase: 'playing' });
    expect((await tables.store.row('table1'))?.host).toBe('bob');
  });

  it('[T25] is never the host of quick tables, which nobody is', async () => {
    const quick = { to: 'open', table: 'table1', host: 'quickmatch' } as const;
    await tables.ask({
      ...quick,
      plan: {
        game: 'rowhouse',
        options: {},
        access: 'public',
        clock: null,
        seats: [{ kind: 'human', person: 'bob', standIn: null }, { kind: 'open' }],
      },
    });
    await tables.watch('bob');
    await tables.pass(5 * MINUTE);
    expect((await tables.act('bob', { do: 'host' })).reason?.code).toBe('hostThere');
  });
});
