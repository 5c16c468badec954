import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, BOT, Hall } from './testTables.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.build();
});
afterEach(() => hall.end());

const START = { do: 'start' } as const;
const AGAINST_BOT = { seats: [ADA, BOT] };
const CLOCK = { bank: 60_000, increment: 5000, cap: 60_000 };

describe('a bot', () => {
  it('gets a view and its answers, never a state', async () => {
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(400);
    const [task] = hall.tasks;
    expect(Object.keys(task ?? {}).sort()).toEqual([
      'game',
      'legal',
      'level',
      'seat',
      'seed',
      'table',
      'view',
    ]);
    const state = (await hall.store.load('table1'))?.snapshot;
    expect(task?.seed).not.toBe(state?.seed);
    expect(task?.view).not.toHaveProperty('bag');
  });

  it('waits a moment so that people can follow and change their minds', async () => {
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada', 0);
    await hall.pass(300);
    expect((await hall.tableView('ada')).answered).toEqual([1, 0]);
    expect((await hall.act('ada', { do: 'takeBack' })).seq).toBe(4);
    await hall.play('ada', 1);
    await hall.pass(300);
    expect(hall.tasks).toEqual([]);
    await hall.pass(100);
    expect((await hall.tableView('ada')).answered).toEqual([2, 1]);
  });

  it('gives a person time to take its seat before the first answer of a public game', async () => {
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.watch('cyd');
    await hall.act('ada', { do: 'leave' });
    await hall.pass(3400);
    expect(hall.tasks).toEqual([]);
    expect((await hall.act('cyd', { do: 'sit', seat: 1 })).seq).toBe(4);
    await hall.pass(1000);
    expect((await hall.tableView('cyd')).answered).toEqual([0, 0]);
  });

  it('does not wait for others where nobody may come', async () => {
    await hall.openTable({ ...AGAINST_BOT, access: 'link' });
    await hall.act('ada', START);
    await hall.watch('cyd');
    await hall.act('ada', { do: 'leave' });
    await hall.pass(400);
    expect(hall.tasks).toHaveLength(1);
  });

  it('has thought in vain when something happened meanwhile', async () => {
    const answers: (() => void)[] = [];
    hall.choose = ({ legal }) => new Promise((resolve) => answers.push(() => resolve(legal[0])));
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada', 0);
    await hall.pass(400);
    expect(answers).toHaveLength(1);
    await hall.act('ada', { do: 'takeBack' });
    answers[0]?.();
    await hall.pass(10);
    expect((await hall.tableView('ada')).plays).toBe(0);
    await hall.play('ada', 1);
    await hall.pass(400);
    answers[1]?.();
    await hall.pass(10);
    expect((await hall.tableView('ada')).answered).toEqual([2, 1]);
  });

  it('stands in for somebody who leaves, and nobody waits for anybody then', async () => {
    await hall.openTable();
    await hall.act('ada', START);
    await hall.act('ada', { do: 'leave' });
    await hall.act('bob', { do: 'leave' });
    await hall.pass(1);
    const row = await hall.store.row('table1');
    expect(row?.phase).toBe('over');
    expect(row?.plays).toBe(12);
  });

  it('that cannot answer is asked again later, not all the time', async () => {
    hall.choose = async () => ({ tile: 'none' });
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(4000);
    expect(hall.tasks).toHaveLength(1);
    expect(hall.complaints).toHaveLength(1);
    hall.choose = async ({ legal }) => legal[0];
    await hall.pass(2000);
    expect((await hall.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('whose rules throw is asked again later, and nothing else suffers', async () => {
    const real = hall.loadTitle;
    let faulty = true;
    hall.loadTitle = async (id) => {
      const title = await real(id);
      const legalActions: typeof title.game.legalActions = (state, seat) => {
        if (faulty && seat === 1) throw new Error('out of ideas');
        return title.game.legalActions(state, seat);
      };
      return { ...title, game: { ...title.game, legalActions } };
    };
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(4000);
    expect(hall.complaints).toEqual(['table table1: Error: out of ideas']);
    expect((await hall.act('ada', { do: 'say', text: 'hello?' })).seq).toBe(4);
    faulty = false;
    await hall.pass(6000);
    expect((await hall.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('goes on after a restart', async () => {
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada');
    hall.restart();
    await hall.tables.wake();
    await hall.pass(400);
    expect((await hall.tableView('ada')).answered).toEqual([1, 1]);
  });

  it('leaves a table alone that has stopped the thread, for a while', async () => {
    await hall.openTable(AGAINST_BOT);
    await hall.act('ada', START);
    await hall.play('ada');
    hall.restart({ table1: hall.now + 5000 });
    await hall.tables.wake();
    await hall.pass(4900);
    expect(hall.tasks).toEqual([]);
    await hall.pass(200);
    expect(hall.tasks).toHaveLength(1);
  });
});

describe('a clock', () => {
  it('rings when a bank is empty', async () => {
    await hall.openTable({ clock: CLOCK });
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(59_000);
    expect((await hall.tableView('bob')).clocks.late).toEqual([]);
    await hall.pass(2000);
    expect((await hall.tableView('bob')).clocks.late).toEqual([1]);
    expect((await hall.store.entries('table1', 3))[0]?.happening).toEqual({
      did: 'ranOut',
      seats: [1],
      timeout: 'bot',
    });
  });

  it('rings after a restart too, and once', async () => {
    await hall.openTable({ clock: CLOCK });
    await hall.act('ada', START);
    hall.restart();
    await hall.tables.wake();
    await hall.pass(300_000);
    const entries = await hall.store.entries('table1', 2);
    expect(entries.filter(({ happening }) => happening.did === 'ranOut')).toEqual([entries[0]]);
  });

  it('[T26] hands the seat to a bot when it has rung, until its human is back', async () => {
    await hall.openTable({ clock: CLOCK });
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(62_000);
    expect((await hall.tableView('ada')).answered[1]).toBe(1);
    await hall.act('bob', { do: 'return' });
    expect((await hall.tableView('bob')).seats[1]).toMatchObject({ standIn: null });
  });

  it('[T26] ends a game of two where that was settled', async () => {
    await hall.openTable({ clock: CLOCK, absence: { after: 600_000, timeout: 'lose', level: 'level1' } });
    await hall.act('ada', START);
    await hall.play('ada');
    await hall.pass(62_000);
    const { phase, outcome, endings } = await hall.tableView('cyd');
    expect({ phase, outcome, endings }).toEqual({
      phase: 'over',
      outcome: { ranking: [[0], [1]], ending: 'conceded' },
      endings: [null, 'timeout'],
    });
  });
});

describe('draining', () => {
  it('[P8] finishes what was asked and takes no more', async () => {
    await hall.openTable();
    const saying = hall.act('ada', { do: 'say', text: 'last' });
    const drained = hall.ask({ to: 'drain' });
    expect((await hall.act('ada', START)).reason).toEqual({ rule: 'P8', code: 'notNow' });
    expect(await saying).toEqual({ seq: 2 });
    await drained;
    expect(await hall.store.entries('table1', 1)).toHaveLength(1);
  });
});
