import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hall, PLAN } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const START = { do: 'start' } as const;

describe('a command', () => {
  it('is carried out once, and a repeat gets the first answer', async () => {
    await hall.openTable();
    expect(await hall.act('ada', START, 'one')).toEqual({ seq: 2 });
    expect(await hall.act('ada', START, 'one')).toEqual({ seq: 2 });
    expect(await hall.store.entries('table1', 1)).toHaveLength(1);
  });

  it('is carried out once even if its repeat waits right behind it', async () => {
    await hall.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    const answers = await Promise.all([hall.act('bob', say, 'x'), hall.act('bob', say, 'x')]);
    expect(answers).toEqual([{ seq: 2 }, { seq: 2 }]);
  });

  it('is known again after a restart', async () => {
    await hall.openTable();
    await hall.act('ada', START, 'one');
    const say = { do: 'say', text: 'hello' } as const;
    const { seq } = await hall.act('bob', say, 'hi');
    hall.restart();
    expect(await hall.act('bob', say, 'hi')).toEqual({ seq });
    expect(await hall.act('ada', START, 'one')).toEqual({ seq: 2 });
  });

  it('is known again when only the store remembers it', async () => {
    await hall.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    expect(await hall.act('bob', say, 'hi')).toEqual({ seq: 2 });
    for (let n = 0; n < 40; n++) await hall.act('ada', { do: 'say', text: `${n}` });
    hall.restart();
    expect(await hall.act('bob', say, 'hi')).toEqual({ seq: 2 });
    expect(await hall.store.entries('table1', 42)).toEqual([]);
  });

  it('is known again though many more were carried out since', async () => {
    await hall.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    expect(await hall.act('bob', say, 'hi')).toEqual({ seq: 2 });
    await Promise.all(Array.from({ length: 300 }, (_, n) => hall.act('ada', { do: 'say', text: `${n}` })));
    expect(await hall.act('bob', say, 'hi')).toEqual({ seq: 2 });
    expect((await hall.store.row('table1'))?.seq).toBe(302);
    expect(await hall.act('bob', say, 'bye')).toEqual({ seq: 303 });
  });

  it('of another command under the same id gets the first answer, and does nothing', async () => {
    await hall.openTable();
    expect(await hall.act('ada', { do: 'say', text: 'one' }, 'x')).toEqual({ seq: 2 });
    expect(await hall.act('ada', START, 'x')).toEqual({ seq: 2 });
    expect((await hall.store.row('table1'))?.phase).toBe('gathering');
  });

  it('of another person may have the same id', async () => {
    await hall.openTable();
    expect(await hall.act('ada', { do: 'say', text: 'one' }, 'x')).toEqual({ seq: 2 });
    expect(await hall.act('bob', { do: 'say', text: 'two' }, 'x')).toEqual({ seq: 3 });
  });

  it('that was refused is refused again for the same reason', async () => {
    await hall.openTable();
    const refusal = { reason: { rule: 'T4', code: 'notHost' } };
    expect(await hall.act('bob', START, 'mine')).toEqual(refusal);
    await hall.act('ada', START);
    expect(await hall.act('bob', START, 'mine')).toEqual(refusal);
  });

  it('[T9] that comes too late is stale', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.play('ada');
    const late = { do: 'play', answered: 0, action: { tile: 0 } } as const;
    expect((await hall.act('ada', late)).reason).toEqual({ rule: 'T9', code: 'stale' });
  });

  it('of somebody without a seat changes nothing', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    const before = await hall.store.row('table1');
    const command = { do: 'play', answered: 0, action: { tile: 0 } } as const;
    expect((await hall.act('cyd', command)).reason).toMatchObject({ rule: 'T1' });
    expect(await hall.store.row('table1')).toEqual(before);
  });

  it('for a table that does not exist is refused, and takes no room', async () => {
    expect((await hall.act('ada', START, 'x', 'nowhere')).reason).toEqual({
      rule: 'P5',
      code: 'noSuchTable',
    });
    expect(hall.of('count').at(-1)).toMatchObject({ what: 'tables', value: 0 });
  });

  it('to open a table may be repeated by its host only', async () => {
    expect(await hall.openTable()).toEqual({ seq: 1 });
    expect(await hall.openTable()).toEqual({ seq: 1 });
    const other = await hall.ask({ to: 'open', table: 'table1', host: 'bob', plan: PLAN });
    expect(other.reason).toMatchObject({ code: 'notAllowed' });
  });

  it('[P6] that sits down at a table by link needs the link, unless the host or a friend of theirs sends it', async () => {
    await hall.openTable({ access: 'link', seats: [{ kind: 'open' }, { kind: 'open' }] });
    expect((await hall.act('bob', { do: 'sit', seat: 0 })).reason).toEqual({
      rule: 'P6',
      code: 'notAllowed',
    });
    expect(await hall.act('ada', { do: 'sit', seat: 0 })).toEqual({ seq: 2 });
    const invited = { to: 'act', table: 'table1', person: 'bob', commandId: 'l', outside: false } as const;
    expect(await hall.ask({ ...invited, command: { do: 'sit', seat: 1 } })).toEqual({ seq: 3 });
    await hall.act('bob', { do: 'stand' });
    await hall.store.addFriends('ada', 'cyd');
    expect(await hall.act('cyd', { do: 'sit', seat: 1 })).toEqual({ seq: 5 });
  });
});

describe('a commit that fails', () => {
  it('[P19] tells nobody anything, and the table goes on from what is stored', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.watch('bob');
    hall.failCommits = 1;
    expect((await hall.play('ada')).reason).toEqual({ rule: 'P19', code: 'failed' });
    expect(hall.told(1).filter(({ tell }) => tell === 'entry')).toEqual([]);
    expect(hall.of('moved')).toContainEqual({ from: 'moved', table: 'table1', person: 'bob' });
    expect((await hall.play('ada')).seq).toBe(3);
  });

  it('may be asked for again with the same command', async () => {
    await hall.openTable();
    hall.failCommits = 1;
    expect((await hall.act('ada', START, 'go')).reason).toMatchObject({ code: 'failed' });
    expect(await hall.act('ada', START, 'go')).toEqual({ seq: 2 });
  });

  it('because something else was stored meanwhile is decided anew', async () => {
    await hall.openTable();
    await hall.watch('bob');
    const row = await hall.store.row('table1');
    if (!row) throw new Error('there is no row');
    await hall.store.commit({
      table: 'table1',
      entry: {
        seq: 2,
        at: 5,
        person: 'bob',
        commandId: 'elsewhere',
        happening: { did: 'said', person: 'bob', seat: 1, aside: false, text: 'from another thread' },
        patch: null,
      },
      snapshot: null,
      row: { ...row, seq: 2 },
      rowChanged: false,
      notices: [],
    });
    expect(await hall.act('ada', START)).toEqual({ seq: 3 });
    expect(await hall.act('bob', { do: 'say', text: 'x' }, 'elsewhere')).toEqual({ seq: 2 });
  });
});
