import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hall } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const MINUTE = 60_000;
const STAND_IN = { do: 'standIn', seat: 1 } as const;
const END = { do: 'propose', request: { kind: 'end' } } as const;
const leave = (person: string) => hall.tables.handle({ to: 'unwatch', table: 'table1', person });

/** Ada has answered and watches; bob has not, and has just gone. */
async function bobGoes(): Promise<void> {
  await hall.openTable();
  await hall.watch('ada');
  await hall.watch('bob');
  await hall.act('ada', { do: 'start' });
  await hall.play('ada');
  await hall.pass(MINUTE);
  leave('bob');
  await hall.pass(1000);
}

describe('an awaited person who is not here', () => {
  it('[T24] may be replaced ten minutes after they went, not while they are back', async () => {
    await bobGoes();
    const around = hall.told(0).findLast(({ tell }) => tell === 'around');
    expect(around).toMatchObject({ present: [0], gone: { bob: hall.now - 1000 } });
    await hall.pass(9 * MINUTE);
    expect((await hall.act('ada', STAND_IN)).reason).toEqual({ rule: 'T24', code: 'notGone' });
    await hall.watch('bob');
    await hall.pass(2 * MINUTE);
    expect((await hall.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    leave('bob');
    await hall.pass(10 * MINUTE);
    expect((await hall.act('ada', STAND_IN)).reason).toBeUndefined();
    await hall.pass(1000);
    expect((await hall.tableView('ada')).answered[1]).toBeGreaterThan(0);
  });

  it('[T24] [T29] does not keep a game from being called off by those who are here', async () => {
    await bobGoes();
    await hall.act('ada', END);
    expect((await hall.tableView('ada')).proposal?.needed).toEqual([1]);
    await hall.act('ada', { do: 'decline' });
    await hall.pass(10 * MINUTE);
    await hall.act('ada', END);
    expect(await hall.tableView('ada')).toMatchObject({ phase: 'over', calledOff: true });
  });

  it('[T24] is remembered while the table is out of memory, and was here when they last did something', async () => {
    await bobGoes();
    leave('ada');
    await hall.pass(6 * MINUTE);
    await hall.act('bob', { do: 'say', text: 'soon' });
    await hall.pass(6 * MINUTE);
    await hall.watch('ada');
    expect((await hall.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    await hall.pass(5 * MINUTE);
    expect((await hall.act('ada', STAND_IN)).reason).toBeUndefined();
  });

  it('[T24] has ten minutes to come back after a restart, however long the table has waited', async () => {
    await bobGoes();
    await hall.pass(120 * MINUTE);
    hall.restart();
    const { gone } = await hall.watch('ada');
    expect(gone).toEqual({ bob: hall.now });
    expect((await hall.act('ada', STAND_IN)).reason?.code).toBe('notGone');
    await hall.pass(10 * MINUTE);
    expect((await hall.act('ada', STAND_IN)).reason).toBeUndefined();
  });
});

describe('a host who is not here', () => {
  it('[T25] is replaced by somebody at the table who is', async () => {
    await hall.openTable({ seats: [{ kind: 'human', person: 'ada', standIn: null }, { kind: 'open' }] });
    await hall.watch('ada');
    await hall.act('bob', { do: 'sit', seat: 1 });
    await hall.watch('bob');
    leave('ada');
    await hall.pass(MINUTE);
    expect((await hall.act('bob', { do: 'host' })).reason).toEqual({ rule: 'T25', code: 'hostThere' });
    await hall.pass(MINUTE);
    await hall.act('bob', { do: 'host' });
    await hall.act('bob', { do: 'start' });
    expect(await hall.tableView('bob')).toMatchObject({ host: 'bob', phase: 'playing' });
    expect((await hall.store.row('table1'))?.host).toBe('bob');
  });

  it('[T25] is never the house, which hosts quick tables', async () => {
    const quick = { to: 'open', table: 'table1', host: 'quickmatch' } as const;
    await hall.ask({
      ...quick,
      plan: {
        game: 'rowhouse',
        options: {},
        access: 'public',
        clock: null,
        seats: [{ kind: 'human', person: 'bob', standIn: null }, { kind: 'open' }],
      },
    });
    await hall.watch('bob');
    await hall.pass(5 * MINUTE);
    expect((await hall.act('bob', { do: 'host' })).reason?.code).toBe('hostThere');
  });
});
