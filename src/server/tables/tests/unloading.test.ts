import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelOf } from '../../store/tests/sample.ts';
import { TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;

/** How many tables are in memory, as was last said. */
const held = () =>
  tables
    .of('count')
    .filter(({ what }) => what === 'tables')
    .at(-1)?.value;

describe('a table in memory', () => {
  it('leaves when nobody needs it, and goes on from the store', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.play('ada');
    const before = await tables.tableView('bob');
    await tables.pass(61_000);
    expect(held()).toBe(0);
    expect(await tables.tableView('bob')).toEqual(before);
    expect((await tables.play('bob')).seq).toBe(4);
  });

  it('stays while somebody watches', async () => {
    await tables.openTable();
    await tables.watch('cyd');
    await tables.pass(300_000);
    expect(held()).toBe(1);
    tables.router.receive([{ to: 'unwatch', table: 'table1', person: 'cyd' }]);
    await tables.pass(61_000);
    expect(held()).toBe(0);
  });

  it('takes back after it was read anew', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    const before = await tables.tableView('ada');
    await tables.play('ada', 1);
    tables.restart();
    await tables.act('ada', { do: 'takeBack' });
    expect((await tables.tableView('ada')).view).toEqual(before.view);
  });

  it('goes back beyond a reveal when all agree', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    const before = await tables.tableView('ada');
    await tables.play('ada', 1);
    await tables.play('bob', 1);
    expect((await tables.act('ada', { do: 'takeBack' })).reason).toBeDefined();
    tables.restart();
    await tables.act('ada', { do: 'propose', request: { kind: 'back', to: 3 } });
    expect((await tables.act('bob', { do: 'agree' })).seq).toBe(6);
    const after = await tables.tableView('ada');
    expect(after.view).toEqual(before.view);
    expect(after.plays).toBe(0);
    tables.restart();
    expect(await tables.tableView('ada')).toEqual(after);
    expect((await tables.play('ada')).seq).toBe(7);
  });

  it('opens the table of its rematch with the same entry', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.act('ada', { do: 'leave' });
    await tables.act('bob', { do: 'leave' });
    await tables.pass(1);
    await tables.act('bob', { do: 'rematch' });
    const { next } = await tables.tableView('bob');
    expect(next).toMatch(/^next/);
    const tableView = await tables.tableView('bob', next ?? '');
    expect(tableView.host).toBe('bob');
    expect(tableView.seats).toEqual([
      { kind: 'human', person: 'bob', standIn: null },
      { kind: 'human', person: 'ada', standIn: null },
    ]);
    expect((await tables.act('bob', START, 'go', next ?? '')).seq).toBe(2);
  });

  it('is found again from a snapshot and few entries', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    for (let n = 0; n < 70; n++) await tables.act('ada', { do: 'say', text: `${n}` });
    const stored = await tables.store.load('table1');
    expect(stored?.snapshot.seq).toBe(64);
    expect(stored?.entries).toHaveLength(8);
  });
});

describe('those who have a way to be reached', () => {
  beforeEach(async () => {
    for (const person of ['ada', 'bob']) {
      await tables.store.addChannel(channelOf(person));
    }
  });
  const kinds = async (person: string) => (await tables.store.notices(person)).map(({ kind }) => kind);

  it('get a notice of each turn, whether they are there or not', async () => {
    await tables.openTable();
    await tables.watch('ada');
    await tables.act('ada', START);
    expect(await kinds('ada')).toEqual(['turn']);
    expect(await kinds('bob')).toEqual(['turn']);
    while ((await tables.tableView('ada')).phase !== 'over')
      for (const person of ['ada', 'bob'])
        if ((await tables.tableView(person)).prompt !== null) await tables.play(person);
    expect((await kinds('bob')).filter((kind) => kind === 'turn').length).toBeGreaterThan(1);
  });

  it('get a notice of the end', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.act('ada', { do: 'leave' });
    await tables.act('bob', { do: 'leave' });
    await tables.pass(1);
    for (const person of ['ada', 'bob'])
      expect((await tables.store.notices(person)).at(-1)).toMatchObject({ kind: 'over', table: 'table1' });
  });

  it('are named whenever a table begins or ceases to wait for them', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.play('ada');
    expect(tables.of('awaited').map(({ people }) => people)).toEqual([[], ['ada', 'bob'], ['bob']]);
  });
});
