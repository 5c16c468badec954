import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { recordOf, rematchPlan, type TableView, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const RESIGN = { do: 'resign' } as const;

function dealt(people: readonly string[], more = {}): Room {
  const here = new Room(
    title,
    people.map((person) => (person === 'bot' ? BOT : human(person))),
    more,
  );
  here.command('ann', { do: 'start' });
  return here;
}

function result({
  table,
}: Room): Pick<TableView, 'outcome' | 'phase'> & { endings: TableView['endings'] | undefined } {
  const { outcome, endings, phase } = tableViewOf(table, 'spectator');
  return { outcome, endings, phase };
}

describe('resigning', () => {
  it('[T27] [T28] ends a game of two in the rival’s favour', () => {
    const here = dealt(['ann', 'bob']);
    here.answer('bob');
    expect(here.command('ann', RESIGN).happening).toEqual({ did: 'resigned', seat: 0 });
    expect(result(here)).toEqual({
      phase: 'over',
      outcome: { ranking: [[1], [0]], ending: 'conceded' },
      endings: ['resigned', null],
    });
    expect(here.state.awaited).toEqual([]);
    expect(here.state.quits).toEqual([{ seat: 0, how: 'resigned', seq: here.state.seq }]);
    expect(here.refusal('ann', RESIGN).rule).toBe('T8');
    expect(recordOf(here.state, here.entries).plays.length).toBe(1);
    here.command('ann', { do: 'rematch' });
    expect(rematchPlan(here.state).seats).toEqual([human('bob'), human('ann')]);
  });

  it('[T28] ends a game against bots, who share the first place', () => {
    const here = dealt(['bot', 'ann', 'bot']);
    here.command('ann', RESIGN);
    expect(result(here).outcome).toEqual({ ranking: [[0, 2], [1]], ending: 'conceded' });
    const alone = new Room(title, [human('ann'), BOT]);
    expect(alone.refusal('ann', RESIGN).rule).toBe('T8');
    expect(alone.refusal('zoe', RESIGN).rule).toBe('T1');
  });

  it('[T28] counts automata among those who are left', async () => {
    const alone = new Room(await loadTitle('flatiron'), [human('ann')]);
    alone.command('ann', { do: 'start' });
    for (let n = 0; n < 4; n++) alone.answer('ann');
    alone.command('ann', RESIGN);
    expect(result(alone).outcome).toEqual({ ranking: [[1], [0]], ending: 'conceded' });
    const withTom = new Room(await loadTitle('newyorkcity'), [human('ann'), human('bob')], {
      options: { toms: 1 },
    });
    withTom.command('ann', { do: 'start' });
    withTom.command('bob', RESIGN);
    expect(result(withTom)).toMatchObject({ phase: 'playing', endings: [null, 'resigned'] });
  });

  it('[T28] loses a solo game against an automaton that has not been dealt in yet', async () => {
    const alone = new Room(await loadTitle('flatiron'), [human('ann')]);
    alone.command('ann', { do: 'start' });
    alone.command('ann', RESIGN);
    expect(result(alone)).toEqual({
      phase: 'over',
      outcome: { ranking: [[1], [0]], ending: 'conceded' },
      endings: ['resigned'],
    });
  });

  it('[T28] leaves the seat to a bot where others play on, and it is last', () => {
    const absence = { after: 600_000, timeout: 'bot', level: 'level2' } as const;
    const here = dealt(['ann', 'bob', 'cid'], { absence });
    here.command('bob', RESIGN);
    expect(here.state.seats[1]).toEqual({ kind: 'human', person: 'bob', standIn: 'level2' });
    expect(result(here)).toMatchObject({ phase: 'playing', endings: [null, 'resigned', null] });
    here.finish();
    const { outcome, endings } = result(here);
    expect(outcome?.ranking.at(-1)).toEqual([1]);
    expect(outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
    expect(outcome?.ending).not.toBe('conceded');
    expect(endings).toEqual([null, 'resigned', null]);
  });

  it('[T28] lets one human play on against bots', () => {
    const here = dealt(['ann', 'bot', 'bob']);
    here.command('bob', RESIGN);
    expect(result(here)).toMatchObject({ phase: 'playing', endings: [null, null, 'resigned'] });
    here.command('ann', RESIGN);
    expect(result(here)).toMatchObject({ phase: 'over', outcome: { ranking: [[1], [0], [2]] } });
  });

  it('[T10] [T28] ends the pause with the game', () => {
    const here = dealt(['ann', 'bob']);
    here.command('bob', { do: 'propose', request: { kind: 'pause' } });
    here.command('ann', { do: 'agree' });
    here.command('bob', RESIGN);
    expect(here.state).toMatchObject({ phase: 'over', paused: false });
  });

  it('[T28] puts who resigned first behind who did later', () => {
    const here = dealt(['ann', 'bob', 'cid']);
    here.command('cid', RESIGN);
    here.command('ann', RESIGN);
    expect(result(here)).toMatchObject({ phase: 'over', outcome: { ranking: [[1], [0], [2]] } });
  });

  it('[T27] is for good: nothing but talk is left', () => {
    const here = dealt(['ann', 'bob', 'cid']);
    here.command('bob', RESIGN);
    const gone = { rule: 'T27', code: 'hasQuit' };
    for (const command of [
      RESIGN,
      { do: 'return' },
      { do: 'leave' },
      { do: 'takeBack' },
      { do: 'play', answered: 0, action: here.legal(1)[0] },
      { do: 'propose', request: { kind: 'pause' } },
      { do: 'standIn', seat: 0 },
    ] as const)
      expect(here.refusal('bob', command)).toEqual(gone);
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    expect(here.state.proposal?.needed).toEqual([2]);
    expect(here.refusal('bob', { do: 'agree' })).toEqual(gone);
    expect(here.refusal('bob', { do: 'decline' })).toEqual(gone);
    here.command('cid', { do: 'agree' });
    expect(here.refusal('bob', { do: 'resume' })).toEqual(gone);
    here.command('bob', { do: 'say', text: 'well played' });
    here.command('ann', { do: 'resume' });
    here.command('ann', { do: 'propose', request: { kind: 'end' } });
    expect(here.state.proposal?.needed).toEqual([2]);
  });
});

describe('running out of time, where that loses', () => {
  const more = { clock: CLOCK, absence: { after: 600_000, timeout: 'lose', level: 'level3' } } as const;
  const ring = (here: Room) => {
    here.now += CLOCK.cap;
    return here.command('system', { do: 'ringClock' });
  };

  it('[T26] [T28] ends a game of two', () => {
    const here = dealt(['ann', 'bob'], more);
    here.answer('ann');
    expect(ring(here).happening).toEqual({ did: 'ranOut', seats: [1], timeout: 'lose' });
    expect(result(here)).toEqual({
      phase: 'over',
      outcome: { ranking: [[0], [1]], ending: 'conceded' },
      endings: [null, 'timeout'],
    });
    expect(here.state.clocks.since).toBeNull();
  });

  it('[T28] is last where others play on, for good', () => {
    const here = dealt(['ann', 'bob', 'cid'], more);
    here.answer('ann');
    here.answer('cid');
    ring(here);
    expect(here.refusal('bob', { do: 'return' })).toEqual({ rule: 'T27', code: 'hasQuit' });
    here.finish();
    expect(result(here).outcome?.ranking.at(-1)).toEqual([1]);
    expect(result(here).endings).toEqual([null, 'timeout', null]);
  });

  it('[T28] shares the place of who ran out at the same moment', () => {
    const here = dealt(['ann', 'bob'], more);
    ring(here);
    expect(result(here)).toMatchObject({ outcome: { ranking: [[0, 1]] }, endings: ['timeout', 'timeout'] });
  });
});

describe('a bot that finished for somebody', () => {
  it('[T28] is named, and their place is the one they reached', () => {
    const here = dealt(['ann', 'bob']);
    here.command('bob', { do: 'leave' });
    expect(result(here).endings).toEqual([null, null]);
    here.finish();
    expect(result(here).endings).toEqual([null, 'standIn']);
    const { ranking } = title.game.outcome(here.state.position?.state) ?? {};
    expect(result(here).outcome?.ranking).toEqual(ranking);
  });

  it('[T28] is not, where a game was called off', () => {
    const here = dealt(['ann', 'bob']);
    here.command('bob', { do: 'leave' });
    here.command('ann', { do: 'propose', request: { kind: 'end' } });
    here.command('bob', { do: 'agree' });
    expect(result(here)).toEqual({ phase: 'over', outcome: null, endings: [null, null] });
  });
});
