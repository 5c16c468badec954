import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, Hall } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const START = { do: 'start' } as const;

describe('those who watch', () => {
  it('are told every entry as a change of what they see', async () => {
    await hall.openTable();
    const [ada, bob, cyd] = [await hall.watch('ada'), await hall.watch('bob'), await hall.watch('cyd')];
    expect(ada.names).toEqual({ ada: 'Ada', bob: 'Bob' });
    await hall.act('ada', START);
    while ((await hall.tableView('ada')).phase !== 'over')
      for (const person of ['ada', 'bob'])
        if ((await hall.tableView(person)).prompt !== null) await hall.play(person);
    for (const [person, before, viewer] of [
      ['ada', ada, 0],
      ['bob', bob, 1],
      ['cyd', cyd, 'spectator'],
    ] as const)
      expect(follow(before.tableView, hall.told(viewer))).toEqual(await hall.tableView(person));
  });

  it('without a seat see no hand', async () => {
    await hall.openTable();
    await hall.watch('cyd');
    await hall.act('ada', START);
    const [dealt] = hall.told('spectator').filter(({ tell }) => tell === 'entry');
    expect(dealt).toMatchObject({ happening: { did: 'dealt' } });
    const own = await hall.tableView('ada');
    const public_ = await hall.tableView('cyd');
    expect(JSON.stringify(own.view)).not.toEqual(JSON.stringify(public_.view));
    expect(public_.prompt).toBeNull();
  });

  it('with a seat get the acknowledgement with the entry, others do not', async () => {
    await hall.openTable();
    await hall.watch('ada');
    await hall.watch('bob');
    expect(await hall.act('ada', START, 'go')).toEqual({ seq: 2, viewer: 0 });
    expect(hall.told(0)).toContainEqual(expect.objectContaining({ tell: 'entry', commandId: 'go' }));
    expect(hall.told(1).filter((told) => 'commandId' in told)).toEqual([]);
  });

  it('see with other eyes once they sit', async () => {
    await hall.openTable({ seats: [{ kind: 'open' }, { kind: 'open' }] });
    await hall.watch('bob');
    expect(await hall.act('bob', { do: 'sit', seat: 1 })).toEqual({ seq: 2 });
    expect(hall.of('moved')).toEqual([{ from: 'moved', table: 'table1', person: 'bob' }]);
    expect((await hall.watch('bob', 2)).tableView.viewer).toBe(1);
  });

  it('get the entries they have missed, and only those', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.play('ada');
    expect((await hall.watch('bob', 1)).entries.map(({ seq }) => seq)).toEqual([2, 3]);
    hall.restart();
    expect((await hall.watch('bob', 0)).entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await hall.watch('bob', 3)).entries).toEqual([]);
  });

  it('are told who else is there, once for many changes', async () => {
    await hall.openTable();
    await hall.watch('ada');
    await hall.watch('cyd');
    await hall.watch('bob');
    await hall.pass(1000);
    expect(hall.told(0).filter(({ tell }) => tell === 'around')).toEqual([
      { tell: 'around', table: 'table1', watching: 1, present: [0, 1], gone: {} },
    ]);
  });

  it('are told names when somebody new speaks, and new names', async () => {
    await hall.openTable();
    await hall.watch('cyd');
    await hall.act('cyd', { do: 'say', text: 'hi' });
    expect(hall.told('spectator')[0]).toEqual({ tell: 'names', table: 'table1', names: { cyd: 'Cyd' } });
    hall.tables.handle({ to: 'named', person: 'cyd', name: 'Cydney' });
    await hall.pass(1);
    expect(hall.told('spectator').at(-1)).toMatchObject({ names: { cyd: 'Cydney' } });
  });

  it('may ask for every answer they have', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    const { text } = await hall.ask({ to: 'legal', table: 'table1', person: 'ada' });
    expect(JSON.parse(text ?? '')).toMatchObject({ tell: 'legal', seq: 2 });
    expect(JSON.parse(text ?? '').legal).toHaveLength(3);
    const spectator = await hall.ask({ to: 'legal', table: 'table1', person: 'cyd' });
    expect(JSON.parse(spectator.text ?? '').legal).toEqual([]);
  });
});
