import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { keyOf } from '#kernel';
import type { BotTask } from '../thinking/workerClient.ts';
import { loadGame, reopenGame, startGame } from './localGames.ts';
import type { Player } from './localPlan.ts';
import { type LocalRepository, localRepository, memoryRepository } from './localRepository.ts';
import { localStore } from './localStore.ts';
import { dealTable } from './localTable.ts';
import type { TableStore } from './tableStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Ada', 'Bruno', 'Chiyo'];
const PAUSE = 100;
const title = await loadTitle('rowhouse');

const first = async ({ legal }: BotTask) => legal[0];

const planOf = (...players: Player[]) => ({
  options: { rounds: 9, hand: 3 },
  seats: players.map((player, seat) => ({ name: NAMES[seat] ?? '', player })),
});

async function storedGame(repository: LocalRepository, ...players: Player[]) {
  const plan = planOf(...players);
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: SEED, now: 1 });
  const game = { id: 'a', game: 'rowhouse', proposal: plan, created: 1, updated: 1, over: false };
  await repository.commit(game, entries, local.table.state);
  return { title, game, local, entries };
}

/** The viewer's first answer. */
function play(store: TableStore) {
  const { tableView, decision } = store.snapshot();
  const answered = tableView.viewer === 'spectator' ? 0 : (tableView.answered[tableView.viewer] ?? 0);
  return store.command({ do: 'play', answered, action: decision?.legal[0] });
}

async function storeOf(...players: Player[]) {
  const repository = memoryRepository();
  const store = localStore(await storedGame(repository, ...players), {
    repository,
    think: first,
    pause: PAUSE,
  });
  return { repository, store };
}

async function again(repository: LocalRepository): Promise<TableStore> {
  const stored = await repository.load('a');
  if (!stored) throw new Error('not stored');
  return localStore(reopenGame(title, stored), { repository, think: first, pause: PAUSE });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the store of a local table', () => {
  it('resolves a command once it is stored, and shows nothing before', async () => {
    const { repository, store } = await storeOf('human', 'level3');
    const states: [boolean, number][] = [];
    store.subscribe(() => states.push([store.snapshot().pending, store.snapshot().tableView.plays]));
    expect(await play(store)).toBeUndefined();
    expect(states).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect((await repository.load('a'))?.entries.at(-1)?.happening).toMatchObject({ did: 'played', seat: 0 });
  });

  it('lets nobody go back in an attempt that counts, and its bots think without a clock', async () => {
    const repository = memoryRepository();
    const opened = await storedGame(repository, 'human', 'level3');
    const game = { ...opened.game, proposal: { ...opened.game.proposal, daily: 'a1' } };
    const asked: BotTask[] = [];
    const think = async (task: BotTask) => {
      asked.push(task);
      return task.legal[0];
    };
    const store = localStore({ ...opened, game }, { repository, think, pause: PAUSE });
    expect(store.snapshot().counts).toBe(true);
    store.subscribe(() => {});
    await play(store);
    expect(store.snapshot().tableView.mayTakeBack).toBe(false);
    expect(await store.command({ do: 'takeBack' })).toMatchObject({ code: 'nothingToTakeBack' });
    expect(asked.map(({ timeless }) => timeless)).toEqual([true]);
  });

  it('does not change if storing fails', async () => {
    const { repository, store } = await storeOf('human', 'level3');
    vi.spyOn(repository, 'commit').mockRejectedValueOnce(new Error('full'));
    expect(await play(store)).toEqual({ rule: 'P19', code: 'failed' });
    expect(store.snapshot()).toMatchObject({ pending: false, tableView: { plays: 0 } });
    expect(await play(store)).toBeUndefined();
  });

  it('returns the reason of a refusal and does not change', async () => {
    const { store } = await storeOf('human', 'level1');
    const before = store.snapshot();
    const command = { do: 'play', answered: 0, action: { tile: 99 } } as const;
    expect(await store.command(command)).toEqual({ rule: 'R3.1', code: 'notInHand' });
    expect(store.snapshot()).toBe(before);
  });

  it('carries out commands one after the other', async () => {
    const { store } = await storeOf('human', 'human');
    store.liftCurtain();
    const [one, two] = await Promise.all([play(store), play(store)]);
    expect(one).toBeUndefined();
    expect(two?.code).toBe('noDecision');
  });

  it('lets bots play only while somebody is subscribed', async () => {
    const { store } = await storeOf('level1', 'level1');
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.snapshot().tableView.plays).toBe(0);
    const stop = store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(3.5 * PAUSE);
    expect(store.snapshot().tableView.plays).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.snapshot().tableView.plays).toBe(3);
  });

  it('discards a bot’s choice when the human takes back', async () => {
    const { store } = await storeOf('human', 'level3');
    store.subscribe(() => {});
    await play(store);
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    expect(await store.command({ do: 'takeBack' })).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.snapshot().tableView.plays).toBe(0);
    expect(store.snapshot().events.at(-1)).toMatchObject({ aside: { did: 'tookBack', seat: 0 } });
  });

  it('gives bots only what their seat may know', async () => {
    const tasks: BotTask[] = [];
    const repository = memoryRepository();
    const game = await storedGame(repository, 'level3', 'level3');
    const think = async (task: BotTask) => {
      tasks.push(task);
      return task.legal[0];
    };
    localStore(game, { repository, think, pause: PAUSE }).subscribe(() => {});
    const state = game.local.table.state.position?.state;
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ game: 'rowhouse', level: 'level3', seat: 0 });
    expect(tasks[0]?.view).toEqual(title.game.view(state, 0));
    expect(JSON.stringify(tasks)).not.toContain(SEED);
  });

  it('shows names, and no hands behind the curtain', async () => {
    const { store } = await storeOf('human', 'human', 'level3');
    expect(store.snapshot().names).toEqual({ 'local-0': 'Ada', 'local-1': 'Bruno', 'bot 2': 'Chiyo' });
    store.liftCurtain();
    await play(store);
    const { entries, curtain, decision, events } = store.snapshot();
    expect(curtain).toBe(1);
    expect(decision).toBeUndefined();
    expect(entries.at(-1)?.happening).toMatchObject({ did: 'played', action: null });
    expect(events.at(-1)).toMatchObject({ event: { did: 'picked', seat: 0, tile: null } });
  });
});

describe('the recent moments of a local table', () => {
  it('are those since the deciding player’s last choice, that one included, from their view', async () => {
    const { store } = await storeOf('human', 'level3');
    store.subscribe(() => {});
    await play(store);
    expect(store.snapshot().recentMoments).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    const { recentMoments, tableView, entries } = store.snapshot();
    expect(tableView.prompt).not.toBeNull();
    expect(recentMoments?.map(({ seq }) => seq)).toEqual(entries.slice(2).map(({ seq }) => seq));
    expect(recentMoments?.every(({ tableView: { viewer } }) => viewer === 0)).toBe(true);
    expect(recentMoments?.at(-1)?.tableView).toEqual(tableView);
  });

  it('are empty behind the curtain, and never show another player’s view', async () => {
    const { store } = await storeOf('human', 'human');
    store.liftCurtain();
    await play(store);
    expect(store.snapshot()).toMatchObject({ curtain: 1, recentMoments: [] });
    store.liftCurtain();
    const { recentMoments } = store.snapshot();
    expect(recentMoments?.map(({ tableView: { viewer } }) => viewer)).toEqual([1]);
  });
});

describe('a game resumed from storage', () => {
  it('has the same table, log and take-backs', async () => {
    const { repository, store } = await storeOf('human', 'level3');
    await play(store);
    const resumed = await again(repository);
    expect(keyOf(resumed.snapshot())).toBe(keyOf(store.snapshot()));
    expect(await resumed.command({ do: 'takeBack' })).toBeUndefined();
    expect(resumed.snapshot().tableView.plays).toBe(0);
  });

  it('is the same after several snapshots', async () => {
    const { repository, store } = await storeOf('level1', 'level1', 'level1');
    store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(31 * PAUSE);
    const resumed = await again(repository);
    expect((await repository.load('a'))?.snapshots.map(({ seq }) => seq)).toEqual([2, 32]);
    expect(keyOf(resumed.snapshot())).toBe(keyOf(store.snapshot()));
  });

  it('is still over', async () => {
    const { repository, store } = await storeOf('level1', 'level1');
    store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(100 * PAUSE);
    expect(store.snapshot().tableView.phase).toBe('over');
    expect((await repository.list())[0]).toMatchObject({ id: 'a', over: true });
    expect((await again(repository)).snapshot().tableView.outcome).toEqual(
      store.snapshot().tableView.outcome,
    );
  });

  it('refuses to store an entry twice, as a second window might', async () => {
    const { repository, store } = await storeOf('human', 'level3');
    const other = await again(repository);
    await play(store);
    expect(await play(other)).toEqual({ rule: 'P19', code: 'failed' });
    expect((await repository.load('a'))?.entries).toHaveLength(3);
  });
});

describe('without storage', () => {
  it('games last as long as the page', async () => {
    const id = await startGame(title, planOf('human', 'level3'), SEED);
    const repository = await localRepository();
    expect(repository.persistent).toBe(false);
    expect((await loadGame(id))?.game).toMatchObject({ id, game: 'rowhouse', over: false });
    expect(await loadGame('nothing')).toBeUndefined();
    await repository.remove(id);
    expect(await repository.list()).toEqual([]);
  });
});
