import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLAN, TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;

describe('a command', () => {
  it('is carried out once, and a repeat gets the first answer', async () => {
    await tables.openTable();
    expect(await tables.act('ada', START, 'one')).toEqual({ seq: 2 });
    expect(await tables.act('ada', START, 'one')).toEqual({ seq: 2 });
    expect(await tables.store.entries('table1', 1)).toHaveLength(1);
  });

  it('is carried out once even if its repeat waits right behind it', async () => {
    await tables.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    const answers = await Promise.all([tables.act('bob', say, 'x'), tables.act('bob', say, 'x')]);
    expect(answers).toEqual([{ seq: 2 }, { seq: 2 }]);
  });

  it('is known again after a restart', async () => {
    await tables.openTable();
    await tables.act('ada', START, 'one');
    const say = { do: 'say', text: 'hello' } as const;
    const { seq } = await tables.act('bob', say, 'hi');
    tables.restart();
    expect(await tables.act('bob', say, 'hi')).toEqual({ seq });
    expect(await tables.act('ada', START, 'one')).toEqual({ seq: 2 });
  });

  it('is known again when only the store remembers it', async () => {
    await tables.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    expect(await tables.act('bob', say, 'hi')).toEqual({ seq: 2 });
    for (let n = 0; n < 40; n++) await tables.act('ada', { do: 'say', text: `${n}` });
    tables.restart();
    expect(await tables.act('bob', say, 'hi')).toEqual({ seq: 2 });
    expect(await tables.store.entries('table1', 42)).toEqual([]);
  });

  it('[T9] is known again when only the store remembers it, an answer too', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    const play = { do: 'play', answered: 0, action: { tile: 23 } } as const;
    expect(await tables.act('ada', play, 'mine')).toEqual({ seq: 3 });
    for (let n = 0; n < 40; n++) await tables.act('bob', { do: 'say', text: `${n}` });
    tables.restart();
    expect(await tables.act('ada', play, 'mine')).toEqual({ seq: 3 });
    expect(await tables.act('ada', { do: 'say', text: 'hello' }, 'mine')).toEqual({ seq: 3 });
    expect(await tables.store.entries('table1', 43)).toEqual([]);
  });

  it('is known again though many more were carried out since', async () => {
    await tables.openTable();
    const say = { do: 'say', text: 'hello' } as const;
    expect(await tables.act('bob', say, 'hi')).toEqual({ seq: 2 });
    await Promise.all(Array.from({ length: 300 }, (_, n) => tables.act('ada', { do: 'say', text: `${n}` })));
    expect(await tables.act('bob', say, 'hi')).toEqual({ seq: 2 });
    expect((await tables.store.row('table1'))?.seq).toBe(302);
    expect(await tables.act('bob', say, 'bye')).toEqual({ seq: 303 });
  });

  it('of another command under the same id gets the first answer, and does nothing', async () => {
    await tables.openTable();
    expect(await tables.act('ada', { do: 'say', text: 'one' }, 'x')).toEqual({ seq: 2 });
    expect(await tables.act('ada', START, 'x')).toEqual({ seq: 2 });
    expect((await tables.store.row('table1'))?.phase).toBe('gathering');
  });

  it('of another person may have the same id', async () => {
    await tables.openTable();
    expect(await tables.act('ada', { do: 'say', text: 'one' }, 'x')).toEqual({ seq: 2 });
    expect(await tables.act('bob', { do: 'say', text: 'two' }, 'x')).toEqual({ seq: 3 });
  });

  it('that was refused is refused again for the same reason', async () => {
    await tables.openTable();
    const refusal = { reason: { rule: 'T4', code: 'notHost' } };
    expect(await tables.act('bob', START, 'mine')).toEqual(refusal);
    await tables.act('ada', START);
    expect(await tables.act('bob', START, 'mine')).toEqual(refusal);
  });

  it('[T9] that comes too late is stale', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.play('ada');
    const late = { do: 'play', answered: 0, action: { tile: 0 } } as const;
    expect((await tables.act('ada', late)).reason).toEqual({ rule: 'T9', code: 'stale' });
  });

  it('of somebody without a seat changes nothing', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    const before = await tables.store.row('table1');
    const command = { do: 'play', answered: 0, action: { tile: 0 } } as const;
    expect((await tables.act('cyd', command)).reason).toMatchObject({ rule: 'T1' });
    expect(await tables.store.row('table1')).toEqual(before);
  });

  it('for a table that does not exist is refused, and takes no room', async () => {
    expect((await tables.act('ada', START, 'x', 'nowhere')).reason).toEqual({
      rule: 'P5',
      code: 'noSuchTable',
    });
    expect(tables.of('count').at(-1)).toMatchObject({ what: 'tables', value: 0 });
  });

  it('to open a table may be repeated by its host only', async () => {
    expect(await tables.openTable()).toEqual({ seq: 1 });
    expect(await tables.openTable()).toEqual({ seq: 1 });
    const other = await tables.ask({ to: 'open', table: 'table1', host: 'bob', plan: PLAN });
    expect(other.reason).toMatchObject({ code: 'notAllowed' });
  });

  it('[P6] that sits down at a table by link needs the link, unless the host or a friend of theirs sends it', async () => {
    await tables.openTable({ access: 'link', seats: [{ kind: 'open' }, { kind: 'open' }] });
    expect((await tables.act('bob', { do: 'sit', seat: 0 })).reason).toEqual({
      rule: 'P6',
      code: 'notAllowed',
    });
    expect(await tables.act('ada', { do: 'sit', seat: 0 })).toEqual({ seq: 2 });
    const invited = { to: 'act', table: 'table1', person: 'bob', commandId: 'l', outside: false } as const;
    expect(await tables.ask({ ...invited, command: { do: 'sit', seat: 1 } })).toEqual({ seq: 3 });
    await tables.act('bob', { do: 'stand' });
    await tables.store.addFriends('ada', 'cyd');
    expect(await tables.act('cyd', { do: 'sit', seat: 1 })).toEqual({ seq: 5 });
  });
});

describe('a commit that fails', () => {
  it('[P19] tells nobody anything, and the table goes on from what is stored', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.watch('bob');
    tables.failCommits = 1;
    expect((await tables.play('ada')).reason).toEqual({ rule: 'P19', code: 'failed' });
    expect(tables.delivered(1).filter(({ tell }) => tell === 'entry')).toEqual([]);
    expect(tables.of('moved')).toEqual([]);
    expect((await tables.play('ada')).seq).toBe(3);
    expect(tables.delivered(1).filter(({ tell }) => tell === 'entry')).toHaveLength(1);
  });

  it('may be asked for again with the same command', async () => {
    await tables.openTable();
    tables.failCommits = 1;
    expect((await tables.act('ada', START, 'go')).reason).toMatchObject({ code: 'failed' });
    expect(await tables.act('ada', START, 'go')).toEqual({ seq: 2 });
  });

  it('because something else was stored meanwhile is decided anew', async () => {
    await tables.openTable();
    await tables.watch('bob');
    const row = await tables.store.row('table1');
    if (!row) throw new Error('there is no row');
    await tables.store.commit({
      table: 'table1',
      entry: {
        seq: 2,
        at: 5,
        person: 'bob',
        commandId: 'elsewhere',
        happening: { did: 'said', person: 'bob', seat: 1, aside: false, text: 'from another thread' },
        patch: null,
      },
      link: 'link2',
      prev: (await tables.store.load('table1'))?.link ?? '',
      snapshot: null,
      row: { ...row, seq: 2 },
      rowChanged: false,
      notices: [],
    });
    expect(await tables.act('ada', START)).toEqual({ seq: 3 });
    expect(await tables.act('bob', { do: 'say', text: 'x' }, 'elsewhere')).toEqual({ seq: 2 });
    const entries = tables.delivered(1).filter(({ tell }) => tell === 'entry');
    expect(entries.map((message) => 'seq' in message && message.seq)).toEqual([2, 3]);
  });
});
