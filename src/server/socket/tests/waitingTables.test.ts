import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableRow } from '../../store/index.ts';
import { WaitingTables } from '../waitingTables.ts';

const ROW: TableRow = {
  id: 'old',
  game: 'rowhouse',
  phase: 'playing',
  access: 'public',
  host: 'ada',
  seats: [
    { kind: 'human', person: 'ada', standIn: null },
    { kind: 'human', person: 'bob', standIn: 'level1' },
  ],
  created: 1,
  updated: 2,
  seq: 5,
  awaited: [0, 1],
  plays: 3,
};

let announced: [string, readonly string[]][];
let answer: (rows: readonly TableRow[]) => void;
let waiting: WaitingTables;

beforeEach(() => {
  vi.useFakeTimers();
  announced = [];
  const tablesOf = () =>
    new Promise<readonly TableRow[]>((resolve) => {
      answer = resolve;
    });
  waiting = new WaitingTables({ tablesOf }, (person, tables) => announced.push([person, tables]));
});
afterEach(() => vi.useRealTimers());

async function enter(person: string, rows: readonly TableRow[] = []): Promise<readonly string[]> {
  const entered = waiting.addConnection(person);
  answer(rows);
  return entered;
}

describe('tables that wait for somebody', () => {
  it('are read when they come, the oldest first', async () => {
    const younger = { ...ROW, id: 'young', updated: 9 };
    expect(await enter('ada', [younger, ROW, { ...ROW, id: 'not', awaited: [1] }])).toEqual(['old', 'young']);
  });

  it('are read again after that went wrong, and told to all connections', async () => {
    let broken = true;
    const tablesOf = async () => {
      if (broken) throw new Error('no such column');
      return [ROW];
    };
    const careful = new WaitingTables({ tablesOf }, (person, tables) => announced.push([person, tables]));
    await expect(careful.addConnection('ada')).rejects.toThrow('no such column');
    broken = false;
    expect(await careful.addConnection('ada')).toEqual(['old']);
    careful.removeConnection('ada');
    careful.change('new', ['ada']);
    vi.advanceTimersByTime(1000);
    expect(announced).toEqual([['ada', ['old', 'new']]]);
  });

  it('do not wait where a bot stands in', async () => {
    expect(await enter('bob', [ROW])).toEqual([]);
  });

  it('are told when they change, several changes at once', async () => {
    await enter('ada', [ROW]);
    waiting.change('new', ['ada', 'bob']);
    waiting.change('old', ['bob']);
    waiting.change('more', ['ada']);
    expect(announced).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(announced).toEqual([['ada', ['new', 'more']]]);
  });

  it('are not told when all is as before', async () => {
    await enter('ada', [ROW]);
    waiting.change('old', []);
    waiting.change('old', ['ada']);
    vi.advanceTimersByTime(5000);
    expect(announced).toEqual([]);
  });

  it('are right even if they change while they are read', async () => {
    const entered = waiting.addConnection('ada');
    waiting.change('old', ['bob']);
    waiting.change('new', ['ada']);
    answer([ROW]);
    expect(await entered).toEqual(['new']);
    waiting.change('new', []);
    vi.advanceTimersByTime(1000);
    expect(announced).toEqual([['ada', []]]);
  });

  it('are forgotten with the last connection', async () => {
    await enter('ada', [ROW]);
    expect(await waiting.addConnection('ada')).toEqual(['old']);
    waiting.removeConnection('ada');
    waiting.change('new', ['ada']);
    vi.advanceTimersByTime(1000);
    expect(announced).toEqual([['ada', ['old', 'new']]]);
    waiting.removeConnection('ada');
    waiting.change('newer', ['ada']);
    vi.advanceTimersByTime(1000);
    expect(announced).toHaveLength(1);
  });
});
