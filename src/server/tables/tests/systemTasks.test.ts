import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, BOT, TestTables } from './testTables.ts';

let tables: TestTables;
beforeEach(async () => {
  tables = await TestTables.build();
});
afterEach(() => tables.end());

const START = { do: 'start' } as const;
const AGAINST_BOT = { seats: [ADA, BOT] };
const CLOCK = { bank: 60_000, increment: 5000, cap: 60_000 };

describe('a bot', () => {
  it('gets a view and its answers, never a state', async () => {
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(400);
    const [task] = tables.tasks;
    expect(Object.keys(task ?? {}).sort()).toEqual([
      'game',
      'legal',
      'level',
      'seat',
      'seed',
      'table',
      'view',
    ]);
    const state = (await tables.store.load('table1'))?.snapshot;
    expect(task?.seed).not.toBe(state?.seed);
    expect(task?.view).not.toHaveProperty('bag');
  });

  it('waits a moment so that people can follow and change their minds', async () => {
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada', 0);
    await tables.pass(300);
    expect((await tables.tableView('ada')).answered).toEqual([1, 0]);
    expect((await tables.act('ada', { do: 'takeBack' })).seq).toBe(4);
    await tables.play('ada', 1);
    await tables.pass(300);
    expect(tables.tasks).toEqual([]);
    await tables.pass(100);
    expect((await tables.tableView('ada')).answered).toEqual([2, 1]);
  });

  it('gives a person time to take its seat before the first answer of a public game', async () => {
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.watch('cyd');
    await tables.act('ada', { do: 'leave' });
    await tables.pass(3400);
    expect(tables.tasks).toEqual([]);
    expect((await tables.act('cyd', { do: 'sit', seat: 1 })).seq).toBe(4);
    await tables.pass(1000);
    expect((await tables.tableView('cyd')).answered).toEqual([0, 0]);
  });

  it('does not wait for others where nobody may come', async () => {
    await tables.openTable({ ...AGAINST_BOT, access: 'link' });
    await tables.act('ada', START);
    await tables.watch('ada');
    await tables.act('ada', { do: 'leave' });
    await tables.pass(400);
    expect(tables.tasks).toHaveLength(1);
  });

  it('has thought in vain when something happened meanwhile', async () => {
    const answers: (() => void)[] = [];
    tables.choose = ({ legal }) => new Promise((resolve) => answers.push(() => resolve(legal[0])));
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada', 0);
    await tables.pass(400);
    expect(answers).toHaveLength(1);
    await tables.act('ada', { do: 'takeBack' });
    answers[0]?.();
    await tables.pass(10);
    expect((await tables.tableView('ada')).plays).toBe(0);
    await tables.play('ada', 1);
    await tables.pass(400);
    answers[1]?.();
    await tables.pass(10);
    expect((await tables.tableView('ada')).answered).toEqual([2, 1]);
  });

  it('stands in for somebody who leaves, and nobody waits for anybody then', async () => {
    await tables.openTable();
    await tables.act('ada', START);
    await tables.act('ada', { do: 'leave' });
    await tables.act('bob', { do: 'leave' });
    await tables.pass(1);
    const row = await tables.store.row('table1');
    expect(row?.phase).toBe('over');
    expect(row?.plays).toBe(12);
  });

  it('that cannot answer is asked again later, not all the time', async () => {
    tables.choose = async () => ({ tile: 'none' });
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(4000);
    expect(tables.tasks).toHaveLength(1);
    expect(tables.errors).toHaveLength(1);
    tables.choose = async ({ legal }) => legal[0];
    await tables.pass(2000);
    expect((await tables.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('whose rules throw is asked again later, and nothing else suffers', async () => {
    const real = tables.loadTitle;
    let faulty = true;
    tables.loadTitle = async (id) => {
      const title = await real(id);
      const legalActions: typeof title.game.legalActions = (state, seat) => {
        if (faulty && seat === 1) throw new Error('out of ideas');
        return title.game.legalActions(state, seat);
      };
      return { ...title, game: { ...title.game, legalActions } };
    };
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(4000);
    expect(tables.errors).toEqual(['table table1: Error: out of ideas']);
    expect((await tables.act('ada', { do: 'say', text: 'hello?' })).seq).toBe(4);
    faulty = false;
    await tables.pass(6000);
    expect((await tables.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('goes on after a restart', async () => {
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada');
    tables.restart();
    await tables.router.wake();
    await tables.pass(400);
    expect((await tables.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('leaves a table alone that has stopped the thread, for a while', async () => {
    await tables.openTable(AGAINST_BOT);
    await tables.act('ada', START);
    await tables.play('ada');
    tables.restart({ table1: tables.now + 5000 });
    await tables.router.wake();
    await tables.pass(4900);
    expect(tables.tasks).toEqual([]);
    await tables.pass(200);
    expect(tables.tasks).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('rings when a bank is empty', async () => {
    await tables.openTable({ clock: CLOCK });
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(59_000);
    expect((await tables.tableView('bob')).clocks.late).toEqual([]);
    await tables.pass(2000);
    expect((await tables.tableView('bob')).clocks.late).toEqual([1]);
    expect((await tables.store.entries('table1', 3))[0]?.happening).toEqual({
      did: 'ranOut',
      seats: [1],
      timeout: 'bot',
    });
  });

  it('rings after a restart too, and once', async () => {
    await tables.openTable({ clock: CLOCK });
    await tables.act('ada', START);
    tables.restart();
    await tables.router.wake();
    await tables.pass(300_000);
    const entries = await tables.store.entries('table1', 2);
    expect(entries.filter(({ happening }) => happening.did === 'ranOut')).toEqual([entries[0]]);
  });

  it('[T26] hands the seat to a bot when it has rung, until its human is back', async () => {
    await tables.openTable({ clock: CLOCK });
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(62_000);
    expect((await tables.tableView('ada')).answered[1]).toBe(1);
    await tables.act('bob', { do: 'return' });
    expect((await tables.tableView('bob')).seats[1]).toMatchObject({ standIn: null });
  });

  it('[T26] ends a game of two where that was settled', async () => {
    await tables.openTable({ clock: CLOCK, absence: { after: 600_000, timeout: 'lose', level: 'level1' } });
    await tables.act('ada', START);
    await tables.play('ada');
    await tables.pass(62_000);
    const { phase, outcome, endings } = await tables.tableView('cyd');
    expect({ phase, outcome, endings }).toEqual({
      phase: 'over',
      outcome: { ranking: [[0], [1]], ending: 'conceded' },
      endings: [null, 'timeout'],
    });
  });
});

describe('draining', () => {
  it('[P8] finishes what was asked and takes no more', async () => {
    await tables.openTable();
    const saying = tables.act('ada', { do: 'say', text: 'last' });
    const drained = tables.ask({ to: 'drain' });
    expect((await tables.act('ada', START)).reason).toEqual({ rule: 'P8', code: 'notNow' });
    expect(await saying).toEqual({ seq: 2 });
    await drained;
    expect(await tables.store.entries('table1', 1)).toHaveLength(1);
  });
});
