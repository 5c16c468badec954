import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Box, fingerprintOf } from '#kernel';
import type { TableState } from '#table';
import { ADA, BOT, TestTables } from './testTables.ts';

const OTHER: Box = { game: 'rowhouse', values: { tiles: { source: 'printed', value: { perColor: 8 } } } };
const other = fingerprintOf(OTHER);

let tables: TestTables;
let own: string;
beforeEach(async () => {
  tables = await TestTables.build();
  own = fingerprintOf((await loadTitle('rowhouse')).game.box);
});
afterEach(() => tables.end());

/** From now on the tables are played in a thread with other values. */
function restartWithOthers(): void {
  tables.loadTitle = async (id) => {
    const title = await loadTitle(id);
    return { ...title, game: { ...title.game, box: OTHER } };
  };
  tables.restart();
  tables.sent.length = 0;
}

async function boxOf(table: string): Promise<string | undefined> {
  const state: TableState | undefined = (await tables.store.load(table))?.snapshot;
  return state?.box;
}

describe('a table with other values than those in play', () => {
  it('[K10] is not touched: the call goes where its values are', async () => {
    await tables.openTable();
    expect(await boxOf('table1')).toBe(own);
    restartWithOthers();
    void tables.act('ada', { do: 'say', text: 'hello' });
    await tables.pass(0);
    expect(tables.of('elsewhere')).toEqual([
      { from: 'elsewhere', call: expect.any(Number), table: 'table1', game: 'rowhouse', box: own },
    ]);
    expect(tables.of('refused')).toEqual([]);
    expect(tables.errors).toEqual([]);
    // Nothing is tried again, and nothing stays in memory.
    await tables.pass(600_000);
    expect(tables.of('elsewhere')).toHaveLength(1);
    expect(tables.of('count').at(-1)).toMatchObject({ what: 'tables', value: 0 });
    expect(await tables.store.entries('table1', 1)).toEqual([]);
  });

  it('is pointed out when it must go on by itself, except by a thread for others', async () => {
    tables.choose = () => new Promise(() => {});
    await tables.openTable({ seats: [ADA, BOT] });
    await tables.act('ada', { do: 'start' });
    restartWithOthers();
    await tables.router.wake();
    await tables.pass(0);
    const pointed = { from: 'elsewhere', call: undefined, table: 'table1', game: 'rowhouse', box: own };
    expect(tables.of('elsewhere')).toEqual([pointed]);
    tables.apart = { game: 'rowhouse', boxOfNew: own };
    restartWithOthers();
    await tables.router.wake();
    await tables.pass(0);
    expect(tables.of('elsewhere')).toEqual([]);
    expect(tables.errors).toEqual([]);
  });

  it('says when no table needs its thread, and when one does', async () => {
    tables.choose = () => new Promise(() => {});
    await tables.router.wake();
    await tables.pass(0);
    expect(tables.of('needed').map(({ isNeeded }) => isNeeded)).toEqual([false]);
    await tables.openTable({ clock: { bank: 300_000, increment: 0, cap: 300_000 } });
    await tables.act('ada', { do: 'start' });
    // It has left memory, but its clock runs.
    await tables.pass(120_000);
    expect(tables.of('count').at(-1)).toMatchObject({ what: 'tables', value: 0 });
    expect(tables.of('needed').map(({ isNeeded }) => isNeeded)).toEqual([false, true]);
  });

  it('has a rematch with the values that are in play', async () => {
    tables.apart = { game: 'rowhouse', boxOfNew: other };
    tables.restart();
    await tables.openTable();
    await tables.act('ada', { do: 'start' });
    for (const person of ['ada', 'bob']) await tables.act(person, { do: 'resign' });
    await tables.act('ada', { do: 'rematch' });
    const { next } = await tables.tableView('ada');
    expect(await boxOf('table1')).toBe(own);
    expect(await boxOf(String(next))).toBe(other);
  });
});
