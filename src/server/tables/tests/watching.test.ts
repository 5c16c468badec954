import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;

describe('those who watch', () => {
  it('get every entry as a change of what they see', async () => {
    await tables.openTable();
    const [ada, bob, cyd] = [await tables.watch('ada'), await tables.watch('bob'), await tables.watch('cyd')];
    expect(ada.names).toEqual({ ada: 'Ada', bob: 'Bob' });
    await tables.act('ada', START);
    while ((await tables.tableView('ada')).phase !== 'over')
      for (const person of ['ada', 'bob'])
        if ((await tables.tableView(person)).prompt !== null) await tables.play(person);
    for (const [person, before, viewer] of [
      ['ada', ada, 0],
      ['bob', bob, 1],
      ['cyd', cyd, 'spectator'],
    ] as const)
      expect(follow(before.tableView, tables.delivered(viewer))).toEqual(await tables.tableView(person));
  });

  it('without a seat see no hand', async () => {
    await tables.openTable();
    await tables.watch('cyd');
    await tables.act('ada', START);
    const [dealt] = tables.delivered('spectator').filter(({ tell }) => tell === 'entry');
    expect(dealt).toMatchObject({ happening: { did: 'dealt' } });
    const own = await tables.tableView('ada');
    const public_ = await tables.tableView('cyd');
    expect(JSON.stringify(own.view)).not.toEqual(JSON.stringify(public_.view));
    expect(public_.prompt).toBeNull();
  });

  it('with a seat get the acknowledgement with the entry, others do not', async () => {
    await tables.openTable();
    await tables.watch('ada');
    await tables.watch('bob');
    expect(await tables.act('ada', START, 'go')).toEqual({ seq: 2, viewer: 0 });
    expect(tables.delivered(0)).toContainEqual(expect.objectContaining({ tell: 'entry', commandId: 'go' }));
    expect(tables.delivered(1).filter((message) => 'commandId' in message)).toEqual([]);
  });

  it('see with other eyes once they sit', async () => {
    await tables.openTable({ seats: [{ kind: 'open' }, { kind: 'open' }] });
    await tables.watch('bob');
    expect(await tables.act('bob', { do: 'sit', seat: 1 })).toEqual({ seq: 2 });
    expect(tables.of('moved')).toEqual([{ from: 'moved', table: 'table1', person: 'bob' }]);
    expect((await tables.watch('bob', 2)).tableView.viewer).toBe(1);
  });

  it('get the entries they have missed, and only those', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.play('ada');
    expect((await tables.watch('bob', 1)).entries.map(({ seq }) => seq)).toEqual([2, 3]);
    tables.restart();
    expect((await tables.watch('bob', 0)).entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await tables.watch('bob', 3)).entries).toEqual([]);
  });

  it('are told who else is there, once for many changes', async () => {
    await tables.openTable();
    await tables.watch('ada');
    await tables.watch('cyd');
    await tables.watch('bob');
    await tables.pass(1000);
    expect(tables.delivered(0).filter(({ tell }) => tell === 'around')).toEqual([
      { tell: 'around', table: 'table1', watching: 1, present: [0, 1], gone: {} },
    ]);
  });

  it('are told names when somebody new speaks, and new names', async () => {
    await tables.openTable();
    await tables.watch('cyd');
    await tables.act('cyd', { do: 'say', text: 'hi' });
    expect(tables.delivered('spectator')[0]).toEqual({
      tell: 'names',
      table: 'table1',
      names: { cyd: 'Cyd' },
    });
    tables.router.receive([{ to: 'named', person: 'cyd', name: 'Cydney' }]);
    await tables.pass(1);
    expect(tables.delivered('spectator').at(-1)).toMatchObject({ names: { cyd: 'Cydney' } });
  });

  it('may ask for every answer they have', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    const { text } = await tables.ask({ to: 'legal', table: 'table1', person: 'ada' });
    expect(JSON.parse(text ?? '')).toMatchObject({ tell: 'legal', seq: 2 });
    expect(JSON.parse(text ?? '').legal).toHaveLength(3);
    const spectator = await tables.ask({ to: 'legal', table: 'table1', person: 'cyd' });
    expect(JSON.parse(spectator.text ?? '').legal).toEqual([]);
  });
});
