import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hall } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const START = { do: 'start' } as const;

/** How many tables are in memory, as was last said. */
const held = () =>
  hall
    .of('count')
    .filter(({ what }) => what === 'tables')
    .at(-1)?.value;

describe('a table in memory', () => {
  it('leaves when nobody needs it, and goes on from the store', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.play('ada');
    const before = await hall.tableView('bob');
    await hall.pass(61_000);
    expect(held()).toBe(0);
    expect(await hall.tableView('bob')).toEqual(before);
    expect((await hall.play('bob')).seq).toBe(4);
  });

  it('stays while somebody watches', async () => {
    await hall.openTable();
    await hall.watch('cyd');
    await hall.pass(300_000);
    expect(held()).toBe(1);
    hall.tables.handle({ to: 'unwatch', table: 'table1', person: 'cyd' });
    await hall.pass(61_000);
    expect(held()).toBe(0);
  });

  it('takes back after it was read anew', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    const before = await hall.tableView('ada');
    await hall.play('ada', 1);
    hall.restart();
    await hall.act('ada', { do: 'takeBack' });
    expect((await hall.tableView('ada')).view).toEqual(before.view);
  });

  it('goes back beyond a reveal when all agree', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    const before = await hall.tableView('ada');
    await hall.play('ada', 1);
    await hall.play('bob', 1);
    expect((await hall.act('ada', { do: 'takeBack' })).reason).toBeDefined();
    hall.restart();
    await hall.act('ada', { do: 'propose', request: { kind: 'back', to: 3 } });
    expect((await hall.act('bob', { do: 'agree' })).seq).toBe(6);
    const after = await hall.tableView('ada');
    expect(after.view).toEqual(before.view);
    expect(after.plays).toBe(0);
    hall.restart();
    expect(await hall.tableView('ada')).toEqual(after);
    expect((await hall.play('ada')).seq).toBe(7);
  });

  it('opens the table of its rematch with the same entry', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.act('ada', { do: 'leave' });
    await hall.act('bob', { do: 'leave' });
    await hall.pass(1);
    await hall.act('bob', { do: 'rematch' });
    const { next } = await hall.tableView('bob');
    expect(next).toMatch(/^next/);
    const tableView = await hall.tableView('bob', next ?? '');
    expect(tableView.host).toBe('bob');
    expect(tableView.seats).toEqual([
      { kind: 'human', person: 'bob', standIn: null },
      { kind: 'human', person: 'ada', standIn: null },
    ]);
    expect((await hall.act('bob', START, 'go', next ?? '')).seq).toBe(2);
  });

  it('is found again from a snapshot and few entries', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    for (let n = 0; n < 70; n++) await hall.act('ada', { do: 'say', text: `${n}` });
    const shelved = await hall.store.load('table1');
    expect(shelved?.snapshot.seq).toBe(64);
    expect(shelved?.entries).toHaveLength(8);
  });
});

describe('those who are not there', () => {
  it('get a notice of the start and of their turn', async () => {
    await hall.openTable();
    await hall.watch('ada');
    await hall.act('ada', START);
    expect((await hall.store.notices('bob')).map(({ kind }) => kind)).toEqual(['started']);
    while ((await hall.tableView('ada')).phase !== 'over')
      for (const person of ['ada', 'bob'])
        if ((await hall.tableView(person)).prompt !== null) await hall.play(person);
    expect((await hall.store.notices('bob')).map(({ kind }) => kind)).toContain('turn');
    expect(await hall.store.notices('ada')).toEqual([]);
  });

  it('get a notice of the end', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.act('ada', { do: 'leave' });
    await hall.act('bob', { do: 'leave' });
    await hall.pass(1);
    for (const person of ['ada', 'bob'])
      expect((await hall.store.notices(person)).at(-1)).toMatchObject({ kind: 'over', table: 'table1' });
  });

  it('are named whenever a table begins or ceases to wait for them', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.play('ada');
    expect(hall.of('awaited').map(({ people }) => people)).toEqual([[], ['ada', 'bob'], ['bob']]);
  });
});
