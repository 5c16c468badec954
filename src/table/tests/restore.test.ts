import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { act, alarm, patched, patchFrom, restore, stateAt, type TableState, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, newerRules, played, Room } from './layout.ts';

const title = await loadTitle('rowhouse');

const newer = newerRules(title);

const weatherOf = ({ position }: TableState) =>
  (position?.state as { weather?: string } | undefined)?.weather;

describe('a stored table', () => {
  it('is the last snapshot and the entries after it', () => {
    const here = played(title, 5);
    for (const seq of [1, 2, 4, 7]) {
      const snapshot = here.at(seq);
      expect(snapshot.seq).toBe(seq);
      expect(stateAt(snapshot, here.entries.slice(seq))).toEqual(here.state);
      expect(stateAt(snapshot, here.entries)).toEqual(here.state);
    }
  });

  it('is not put together with an entry missing', () => {
    const here = played(title, 3);
    expect(() => stateAt(here.first, here.entries.slice(2))).toThrow('entry 2 is missing');
  });

  it('goes on with what may be taken back', () => {
    const here = played(title, 1);
    const base = here.at(here.state.open.from);
    const table = restore(title, here.state, base);
    expect(table).toEqual(here.table);
    const actor = { person: 'ann', commandId: null };
    expect(act(table, actor, { do: 'takeBack' }, { now: 1 }).table.state.plays).toBe(0);
    expect(() => restore(title, here.state)).toThrow('missing');
    expect(() => restore(title, here.state, here.first)).toThrow('missing');
  });

  it('takes no notice of a state to take back to where nothing can be taken back', () => {
    const here = played(title, 0);
    expect(here.state.open.plays).toEqual([]);
    expect(restore(title, here.state, here.at(here.state.open.from))).toEqual(here.table);
  });

  it('from before lines were kept as runs goes on with one, stored with the next entry', () => {
    const here = played(title, 3);
    const listed = [3, 4, 5] as unknown as TableState['line'];
    const stored = { ...here.state, line: listed };
    const table = restore(title, stored, here.at(here.state.open.from));
    expect(table.state.line).toEqual([[3, 5]]);
    const said = act(table, { person: 'ann', commandId: null }, { do: 'say', text: 'hi' }, { now: 1 });
    expect(stateAt(stored, [said.entry]).line).toEqual([[3, 5]]);
  });

  it('knows bots by the names they had before', () => {
    const here = new Room(title, [human('ann'), BOT]);
    const seats = [
      { kind: 'human', person: 'ann', standIn: 'random' },
      { kind: 'bot', level: 'greedy' },
    ] as unknown as TableState['seats'];
    const { table } = here;
    const { state, stored } = restore(title, { ...table.state, seats });
    expect(state.seats).toEqual([
      { kind: 'human', person: 'ann', standIn: 'level1' },
      { kind: 'bot', level: 'level3' },
    ]);
    expect(stored?.seats).toBe(seats);
  });

  it('knows one bot by its former name among others', () => {
    const { table } = new Room(title, [human('ann'), BOT]);
    const seats = [human('ann'), { kind: 'bot', level: 'greedy' }] as unknown as TableState['seats'];
    expect(restore(title, { ...table.state, seats }).state.seats).toEqual([
      human('ann'),
      { kind: 'bot', level: 'level3' },
    ]);
  });

  it('of earlier days has nobody gone or resigned, and its late seats are late anew', () => {
    const here = new Room(title, [human('ann'), human('bob')], { clock: CLOCK });
    here.command('ann', { do: 'start' });
    here.now += CLOCK.bank;
    const { quits: _quits, asked: _asked, ...rest } = here.state;
    const { absence: _absence, ...plan } = rest.plan;
    const left = [60_000, 0];
    const old = { ...rest, plan, clocks: { left, since: 1000, late: [1] } } as unknown as TableState;
    here.table = restore(title, JSON.parse(JSON.stringify(old)));
    expect(here.state).toMatchObject({ quits: [], asked: 0 });
    expect(tableViewOf(here.table, 0)).toMatchObject({
      absence: { after: 600_000, timeout: 'bot', level: 'level3' },
      endings: [null, null],
    });
    expect(alarm(here.state)).toBe(1000);
    expect(here.command('system', { do: 'ringClock' }).happening).toMatchObject({
      seats: [0, 1],
      timeout: 'bot',
    });
    expect(patched(old, patchFrom(here.entries.at(-1)?.patch ?? {}))).toEqual({
      ...here.state,
      seq: old.seq,
    });
  });

  it('has its automata ranked, which it may not have when it was stored', async () => {
    const flatiron = await loadTitle('flatiron');
    const here = new Room(flatiron, [human('ann')]);
    here.command('ann', { do: 'start' });
    while (here.state.phase === 'playing') here.answer('ann');
    const ending = here.state.ending;
    expect(ending).toMatchObject({ kind: 'played', outcome: { ending: 'danielWins', ranking: [[1], [0]] } });
    const outcome = { ranking: [[0]], ending: 'danielWins' };
    const stored: TableState = { ...here.state, ending: { kind: 'played', outcome } };
    expect(restore(flatiron, stored).state.ending).toEqual(ending);
    expect(restore(flatiron, here.state).state).toBe(here.state);
  });

  it('is ranked as it was: whoever had lost stays behind', () => {
    const here = new Room(title, [human('ann'), human('bob'), human('cid')]);
    here.command('ann', { do: 'start' });
    here.command('bob', { do: 'resign' });
    here.finish();
    expect(restore(title, here.state, here.at(here.state.open.from)).state).toBe(here.state);
  });

  it('needs no more than its state where nothing may be taken back', () => {
    const here = played(title, 2);
    expect(restore(title, here.state)).toEqual(here.table);
    expect(restore(title, here.first).base).toBeNull();
  });
});

describe('a table stored before its game’s state changed shape', () => {
  it('is lifted, and its next entry leads from what is stored', () => {
    const here = played(title, 3);
    const [first, stored, base] = [here.first, here.state, here.at(here.state.open.from)];
    here.table = restore(newer, stored, base);
    expect(weatherOf(here.state)).toBe('fair');
    expect(here.state.version).toBe(newer.game.migrations.length);
    expect(tableViewOf(here.table, 0).view).toEqual(tableViewOf({ title, state: stored }, 0).view);
    here.command('ann', { do: 'say', text: 'hello' });
    expect(stateAt(first, here.entries)).toEqual(here.state);
    here.answer(here.state.awaited[0] === 0 ? 'ann' : 'bob');
    expect(stateAt(first, here.entries)).toEqual(here.state);
    expect(here.table.stored).toBeUndefined();
  });

  it('can go back to before the change', () => {
    const here = played(title, 4);
    here.table = restore(newer, here.state);
    here.command('ann', { do: 'propose', request: { kind: 'back', to: 4 } });
    here.command('bob', { do: 'agree' });
    expect(here.state.plays).toBe(1);
    expect(weatherOf(here.state)).toBe('fair');
  });

  it('takes back answers from a base of the old shape', () => {
    const here = played(title, 1);
    here.table = restore(newer, here.state, here.at(here.state.open.from));
    here.command('ann', { do: 'takeBack' });
    expect(here.state.plays).toBe(0);
    expect(weatherOf(here.state)).toBe('fair');
  });

  it('needs no lifting before the deal', () => {
    const { first } = new Room(title, [human('ann'), BOT]);
    expect(restore(newer, first).state).toBe(first);
  });

  it('is refused when it is newer than the game', () => {
    const state = { ...played(title, 2).state, version: 99 };
    expect(() => restore(title, state)).toThrow('K8');
  });
});
