/** What is kept of a game when it ends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOT, TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;
const kept = async (person = 'ada') => (await tables.store.resultsOf(person, 9))[0];

describe('the result of a game', () => {
  it('[T27] names who resigned, and when; the other is first', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    expect(await kept()).toBeUndefined();
    tables.now += 5000;
    await tables.act('bob', { do: 'resign' });
    expect(await kept()).toMatchObject({
      table: 'table1',
      game: 'rowhouse',
      seats: 2,
      kind: 'people',
      rated: false,
      finished: tables.now,
      ending: 'conceded',
      players: [
        { seat: 0, person: 'ada', bot: null, place: 1, leftAt: null, resigned: false },
        { seat: 1, person: 'bob', bot: null, place: 2, leftAt: tables.now, resigned: true },
      ],
    });
    const turns = (await kept())?.players.map(({ approach }) => approach?.turn);
    expect(turns?.sort()).toEqual([0, 1]);
    expect(await tables.store.unknownResultsOf('ada')).toBe(0);
  });

  it('has no places where the game was called off, and is written once', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.act('ada', { do: 'propose', request: { kind: 'end' } });
    await tables.act('bob', { do: 'agree' });
    const result = await kept();
    expect(result).toMatchObject({ ending: 'calledOff', players: [{ place: null }, { place: null }] });
    await tables.act('ada', { do: 'say', text: 'well then' });
    await tables.act('bob', { do: 'rematch' });
    expect(await tables.store.resultsOf('ada', 9)).toEqual([result]);
  });

  it('of a game played to its end has everybody’s points, a bot’s too', async () => {
    await tables.openTable({
      options: { hand: 3, rounds: 3, trades: false },
      seats: [{ kind: 'human', person: 'ada', standIn: null }, BOT],
    });
    await tables.act('ada', START);
    for (let turn = 0; turn < 60 && !(await kept()); turn++) {
      if ((await tables.tableView('ada')).awaited.includes(0)) await tables.play('ada');
      await tables.pass(10_000);
    }
    const result = await kept();
    expect(result).toMatchObject({ kind: 'bots', ending: 'played' });
    expect(result?.players.map(({ person, bot }) => person ?? bot)).toEqual(['ada', 'level1']);
    for (const { points, parts, place, approach } of result?.players ?? []) {
      expect(approach?.traits).toEqual({ rows: [expect.stringMatching(/^[0-3]$/)] });
      expect(Object.values(parts).reduce((sum: number, part = 0) => sum + part, 0)).toBe(points);
      expect(place).not.toBeNull();
    }
  });
});
