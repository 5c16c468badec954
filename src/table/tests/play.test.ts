import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { isSeed, Rng } from '#kernel';
import { act, alarm, botSeed, botTask, dueBot, openTable } from '../index.ts';
import { BOT, human, planOf, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const two = () => dealt(new Room(title, [human('ann'), human('bob')]));
const withBot = () => dealt(new Room(title, [human('ann'), BOT]));

function dealt(here: Room): Room {
  here.command('ann', { do: 'start' });
  return here;
}

describe('the deal', () => {
  it('awaits the seats of the first decision and shows its events', () => {
    const here = two();
    expect(here.state).toMatchObject({ phase: 'playing', awaited: [0, 1], plays: 0, open: { from: 2 } });
    expect(here.entries.at(-1)?.happening).toMatchObject({ did: 'dealt' });
  });

  it('needs a seed from outside', () => {
    const { table } = openTable(title, {
      id: 'table123',
      host: 'ann',
      plan: planOf(title, [BOT, BOT]),
      now: 1,
    });
    const start = () => act(table, { person: 'ann', commandId: null }, { do: 'start' }, { now: 1 });
    expect(start).toThrow('K4');
  });
});

describe('answers', () => {
  it('are counted, and stand in the log with what they brought', () => {
    const here = two();
    const entry = here.answer('ann', 1);
    expect(entry.happening).toMatchObject({ did: 'played', seat: 0, bot: false });
    expect(here.state).toMatchObject({ awaited: [1], answered: [1, 0], plays: 1, line: [[3, 3]] });
    expect(here.state.open.plays.map(({ seq, seat }) => [seq, seat])).toEqual([[3, 0]]);
  });

  it('close what came before when somebody learns something', () => {
    const here = two();
    here.answer('ann');
    here.answer('bob');
    expect(here.state.open).toEqual({ from: 4, plays: [] });
    expect(here.table.base).toBe(here.state.position);
  });

  it('[T9] are refused when they are old or repeated, also after a take-back', () => {
    const here = two();
    const [first] = here.legal(0);
    const again = { do: 'play', answered: 0, action: first } as const;
    here.command('ann', again);
    expect(here.refusal('ann', again)).toEqual({ rule: 'T9', code: 'stale' });
    here.command('ann', { do: 'takeBack' });
    expect(here.refusal('ann', again)).toEqual({ rule: 'T9', code: 'stale' });
    here.command('ann', { ...again, answered: 1 });
    expect(here.refusal('bob', { ...again, answered: 1 }).code).toBe('stale');
  });

  it('[T1] [T8] belong to people at a game under way', () => {
    const here = new Room(title, [human('ann'), human('bob')]);
    const command = { do: 'play', answered: 0, action: null } as const;
    expect(here.refusal('ann', command)).toEqual({ rule: 'T8', code: 'notPlaying' });
    dealt(here);
    expect(here.refusal('cid', command)).toEqual({ rule: 'T1', code: 'notSeated' });
    here.finish();
    expect(here.refusal('ann', { ...command, answered: here.state.answered[0] ?? 0 }).code).toBe(
      'notPlaying',
    );
  });

  it('must be legal, and the rule of the game is named', () => {
    const here = two();
    expect(here.refusal('ann', { do: 'play', answered: 0, action: { tile: -1 } })).toEqual({
      rule: 'R3.1',
      code: 'notInHand',
    });
    here.answer('ann');
    expect(here.refusal('ann', { do: 'play', answered: 1, action: {} }).rule).toBe('K5');
  });

  it('are the game’s own copy, never what was sent', () => {
    const here = two();
    const action = { ...(here.legal(0)[0] as object) };
    here.command('ann', { do: 'play', answered: 0, action });
    expect(here.state.open.plays[0]?.action).toEqual(action);
    expect(here.state.open.plays[0]?.action).not.toBe(action);
  });

  it('end the game with its outcome', () => {
    const here = two();
    here.finish();
    expect(here.state).toMatchObject({ phase: 'over', awaited: [], ending: { kind: 'played' } });
    expect(here.entries.at(-1)?.happening).toMatchObject({ did: 'played' });
  });
});

describe('bots', () => {
  it('answer last', () => {
    const here = withBot();
    expect(here.state.awaited).toEqual([0, 1]);
    expect(dueBot(here.state)).toBeUndefined();
    here.answer('ann');
    expect(dueBot(here.state)).toBe(1);
    expect(here.answerAsBot(1)).toMatchObject({ person: null, commandId: null, happening: { bot: true } });
    expect(alarm(here.state)).toBeUndefined();
  });

  it('[T7] answer for no human, and at no seat that is none', () => {
    const here = withBot();
    const [action] = here.legal(0);
    expect(here.refusal('system', { do: 'playBot', seat: 0, action })).toEqual({
      rule: 'T7',
      code: 'noSuchSeat',
    });
    expect(here.refusal('system', { do: 'playBot', seat: 9, action }).code).toBe('noSuchSeat');
  });

  it('[T8] [T10] answer only in a game under way', () => {
    const here = new Room(title, [human('ann'), BOT]);
    const command = { do: 'playBot', seat: 1, action: null } as const;
    expect(here.refusal('system', command).code).toBe('notPlaying');
    expect(dueBot(here.state)).toBeUndefined();
    dealt(here);
    here.answer('ann');
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    expect(here.refusal('system', command)).toEqual({ rule: 'T10', code: 'paused' });
    expect(dueBot(here.state)).toBeUndefined();
  });

  it('get no new luck from a take-back', () => {
    const here = withBot();
    here.answer('ann');
    const seed = botSeed(here.state, 1);
    here.command('ann', { do: 'takeBack' });
    here.answer('ann');
    expect(botSeed(here.state, 1)).toBe(seed);
    expect(botSeed(here.state, 0)).not.toBe(seed);
    expect(Rng.fromSeed(seed)).toBeInstanceOf(Rng);
    expect(() => botSeed(here.first, 1)).toThrow('after the deal');
  });

  it('are asked with what their seat knows, and nothing else', () => {
    const here = dealt(new Room(title, [human('ann'), { kind: 'bot', level: 'level4' }, human('bob')]));
    here.command('bob', { do: 'leave' });
    const { game } = title;
    const state = here.state.position?.state;
    for (const [seat, level] of [
      [1, 'level4'],
      [2, 'level3'],
    ] as const)
      expect(botTask(here.table, seat)).toEqual({
        game: 'rowhouse',
        level,
        seat,
        view: game.view(state, seat),
        legal: game.legalActions(state, seat),
        seed: botSeed(here.state, seat),
      });
    expect(botTask(here.table, 0)).toBeUndefined();
  });

  it('have a seed of their own for every seat and answer', () => {
    const { state } = withBot();
    const seeds = [0, 1, 2, 3].flatMap((seat) =>
      Array.from({ length: 20 }, (_, plays) => botSeed({ ...state, plays }, seat)),
    );
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(80);
  });

  it('are all a table needs', () => {
    const here = dealt(new Room(title, [BOT, BOT]));
    here.finish();
    expect(here.state.phase).toBe('over');
  });
});

it('keeps the commands of people and of the system apart', () => {
  const here = withBot();
  expect(() => here.command('ann', { do: 'playBot', seat: 1, action: null })).toThrow('no playBot');
  expect(() => here.command('system', { do: 'leave' })).toThrow('no leave');
});
