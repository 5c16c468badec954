import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { dailyPlan } from '#table';
import { type Attempt, attempts, keepAttempt, keepDay, keptDay } from '../../settings/daily.ts';
import type { OpenGame } from '../store/localStore.ts';
import { carryOut, dealTable } from '../store/localTable.ts';
import { statusOf } from './status.ts';
import { syncAttempts } from './syncAttempts.ts';

const title = await loadTitle('tangramcity');
const SEED = '0123456789abcdef0123456789abcdef';

/** A whole game of first answers, and the same after its deal. */
const { playing, over } = (() => {
  const { options, seats } = dailyPlan(title.game);
  const plan = { options, seats: seats.map((player) => ({ name: 'Ada', player })), daily: 'a1' };
  const game = { id: 't1', game: 'tangramcity', proposal: plan, created: 1, updated: 1, over: false };
  const dealt = dealTable(title, { id: 't1', plan, seed: SEED, now: 1 });
  const playing: OpenGame = { title, game, ...dealt };
  let { local } = dealt;
  const entries = [...dealt.entries];
  for (let answered = 0; local.table.state.phase === 'playing'; answered++) {
    const [action] = title.game.legalActions(local.table.state.position?.state, 0);
    const change = carryOut(local, { do: 'play', answered, action }, 1);
    ({ local } = change);
    entries.push(change.entry);
  }
  return { playing, over: { title, game, local, entries } satisfies OpenGame };
})();

const attempt: Attempt = {
  id: 'a1',
  day: '2026-11-19',
  game: 'tangramcity',
  closes: 5,
  table: 't1',
  told: false,
  state: 'playing',
};

const api = { start: vi.fn(), handIn: vi.fn() };
const sync = (opened: OpenGame | undefined, person = 'ada') =>
  syncAttempts(person, { api, load: async () => opened });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  api.start.mockReset().mockResolvedValue({});
  api.handIn.mockReset().mockResolvedValue({});
  keepAttempt(attempt);
  return () => vi.unstubAllGlobals();
});

describe('what the server is told', () => {
  it('is that an attempt was begun, once', async () => {
    await sync(playing);
    await sync(playing);
    expect(api.start.mock.calls).toEqual([['tangramcity', '2026-11-19', 'a1']]);
    expect(attempts()).toEqual([{ ...attempt, told: true, person: 'ada' }]);
    expect(api.handIn).not.toHaveBeenCalled();
  });

  it('is the whole game with its points, once it is over', async () => {
    await sync(over);
    await sync(over);
    expect(api.handIn).toHaveBeenCalledTimes(1);
    const [game, day, id, handedIn] = api.handIn.mock.calls[0] ?? [];
    expect([game, day, id]).toEqual(['tangramcity', '2026-11-19', 'a1']);
    expect(handedIn.record).toMatchObject({ game: 'tangramcity', seed: SEED, seats: 1 });
    expect(attempts()).toMatchObject([{ state: 'counted', scores: handedIn.scores }]);
  });

  it('is said again where there was no network', async () => {
    api.handIn.mockRejectedValueOnce(new Refused({ rule: 'P8', code: 'notNow' }));
    await sync(over);
    expect(attempts()).toMatchObject([{ state: 'over' }]);
    await sync(over);
    expect(attempts()).toMatchObject([{ state: 'counted' }]);
  });

  it('is not said again once it was refused for good', async () => {
    api.handIn.mockRejectedValueOnce(refusedAtDoor('dayOver'));
    await sync(over);
    await sync(over);
    expect(api.handIn).toHaveBeenCalledTimes(1);
    expect(attempts()).toMatchObject([{ state: 'refused', reason: { rule: 'P82', code: 'dayOver' } }]);
  });

  it('is nobody else’s attempt, and none that was given up', async () => {
    keepAttempt({ ...attempt, person: 'ben' });
    await sync(over);
    expect(api.handIn).not.toHaveBeenCalled();
    keepAttempt(attempt);
    const state = { ...over.local.table.state, ending: { kind: 'calledOff' as const } };
    const table = { ...over.local.table, state };
    await sync({ ...over, local: { ...over.local, table } });
    expect(attempts()).toMatchObject([{ state: 'givenUp' }]);
    expect(api.handIn).not.toHaveBeenCalled();
  });
});

describe('what became of a deal', () => {
  const result = { value: 31, place: 1, scores: [31] };

  it('is what the server says, and before that what this device knows', () => {
    expect(statusOf(null, undefined)).toEqual({ is: 'open' });
    expect(statusOf({ id: 'b', result: null }, undefined)).toEqual({ is: 'elsewhere' });
    expect(statusOf({ id: 'a1', result: null }, attempt)).toMatchObject({ is: 'playing' });
    const ended: Attempt = { ...attempt, state: 'over', scores: [40, 51] };
    expect(statusOf(null, ended)).toMatchObject({ is: 'counting', value: -11 });
    expect(statusOf({ id: 'a1', result }, ended)).toMatchObject({ is: 'counted', value: 31, attempt: ended });
    expect(statusOf({ id: 'b', result }, ended)).toMatchObject({ is: 'counted', attempt: undefined });
  });

  it('is known without a network for the day that was fetched last', () => {
    expect(keptDay()).toBeUndefined();
    const deal = { game: 'flatiron', seed: SEED, box: 'b' };
    const day = { day: '2026-11-19', ends: 3, closes: 5, games: [{ ...deal, count: 7 }] };
    keepDay(day);
    expect(keptDay()).toEqual({ ...day, games: [deal] });
  });
});
