import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { keyOf } from '#kernel';
import type { BotTask } from '#table';
import { beginGame, reopened, takeGame } from './localGames.ts';
import { inMemory, type LocalShelf, localShelf } from './localShelf.ts';
import { localStore } from './localStore.ts';
import { dealt } from './localTable.ts';
import type { Player } from './plan.ts';
import type { TableStore } from './tableStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const NAMES = ['Ada', 'Bruno', 'Chiyo'];
const PAUSE = 100;
const title = await loadTitle('rowhouse');

const first = async ({ legal }: BotTask) => legal[0];

const proposalOf = (...players: Player[]) => ({
  options: { rounds: 9, hand: 3 },
  seats: players.map((player, seat) => ({ name: NAMES[seat] ?? '', player })),
});

async function onShelf(shelf: LocalShelf, ...players: Player[]) {
  const proposal = proposalOf(...players);
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: SEED, now: 1 });
  const game = { id: 'a', game: 'rowhouse', proposal, created: 1, updated: 1, over: false };
  await shelf.commit(game, entries, local.table.state);
  return { title, game, local, entries };
}

/** The viewer's first answer. */
function play(store: TableStore) {
  const { tableView, decision } = store.shown();
  const answered = tableView.viewer === 'spectator' ? 0 : (tableView.answered[tableView.viewer] ?? 0);
  return store.command({ do: 'play', answered, action: decision?.legal[0] });
}

async function storeOf(...players: Player[]) {
  const shelf = inMemory();
  const store = localStore(await onShelf(shelf, ...players), { shelf, think: first, pause: PAUSE });
  return { shelf, store };
}

async function again(shelf: LocalShelf): Promise<TableStore> {
  const stored = await shelf.load('a');
  if (!stored) throw new Error('not stored');
  return localStore(reopened(title, stored), { shelf, think: first, pause: PAUSE });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the store of a local table', () => {
  it('acknowledges what is stored, and shows nothing before', async () => {
    const { shelf, store } = await storeOf('human', 'level3');
    const seen: [boolean, number][] = [];
    store.subscribe(() => seen.push([store.shown().pending, store.shown().tableView.plays]));
    expect(await play(store)).toBeUndefined();
    expect(seen).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect((await shelf.load('a'))?.entries.at(-1)?.happening).toMatchObject({ did: 'played', seat: 0 });
  });

  it('stays as it was when nothing could be stored', async () => {
    const { shelf, store } = await storeOf('human', 'level3');
    vi.spyOn(shelf, 'commit').mockRejectedValueOnce(new Error('full'));
    expect(await play(store)).toEqual({ rule: 'P19', code: 'failed' });
    expect(store.shown()).toMatchObject({ pending: false, tableView: { plays: 0 } });
    expect(await play(store)).toBeUndefined();
  });

  it('gives the reason of a refusal and stays as it was', async () => {
    const { store } = await storeOf('human', 'level1');
    const before = store.shown();
    const command = { do: 'play', answered: 0, action: { tile: 99 } } as const;
    expect(await store.command(command)).toEqual({ rule: 'R3.1', code: 'notInHand' });
    expect(store.shown()).toBe(before);
  });

  it('grants commands one after the other', async () => {
    const { store } = await storeOf('human', 'human');
    store.liftCurtain();
    const [one, two] = await Promise.all([play(store), play(store)]);
    expect(one).toBeUndefined();
    expect(two?.code).toBe('noDecision');
  });

  it('moves bots only while somebody looks', async () => {
    const { store } = await storeOf('level1', 'level1');
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.shown().tableView.plays).toBe(0);
    const stop = store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(3.5 * PAUSE);
    expect(store.shown().tableView.plays).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.shown().tableView.plays).toBe(3);
  });

  it('forgets what a bot thought when the human changes their mind', async () => {
    const { store } = await storeOf('human', 'level3');
    store.subscribe(() => {});
    await play(store);
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    expect(await store.command({ do: 'takeBack' })).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(store.shown().tableView.plays).toBe(0);
    expect(store.shown().events.at(-1)).toMatchObject({ aside: { did: 'tookBack', seat: 0 } });
  });

  it('tells bots what their seat may know, and no more', async () => {
    const tasks: BotTask[] = [];
    const shelf = inMemory();
    const game = await onShelf(shelf, 'level3', 'level3');
    const think = async (task: BotTask) => {
      tasks.push(task);
      return task.legal[0];
    };
    localStore(game, { shelf, think, pause: PAUSE }).subscribe(() => {});
    const state = game.local.table.state.position?.state;
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ game: 'rowhouse', level: 'level3', seat: 0 });
    expect(tasks[0]?.view).toEqual(title.game.view(state, 0));
    expect(JSON.stringify(tasks)).not.toContain(SEED);
  });

  it('shows names, and nothing of another hand behind the curtain', async () => {
    const { store } = await storeOf('human', 'human', 'level3');
    expect(store.shown().names).toEqual({ 'local-0': 'Ada', 'local-1': 'Bruno', 'bot 2': 'Chiyo' });
    store.liftCurtain();
    await play(store);
    const { entries, curtain, decision, events } = store.shown();
    expect(curtain).toBe(1);
    expect(decision).toBeUndefined();
    expect(entries.at(-1)?.happening).toMatchObject({ did: 'played', action: null });
    expect(events.at(-1)).toMatchObject({ event: { did: 'picked', seat: 0, tile: null } });
  });
});

describe('the trail of a local table', () => {
  it('holds what the one who is asked has not seen happen yet, with their own eyes', async () => {
    const { store } = await storeOf('human', 'level3');
    store.subscribe(() => {});
    await play(store);
    expect(store.shown().trail).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    const { trail, tableView, entries } = store.shown();
    expect(tableView.prompt).not.toBeNull();
    expect(trail?.map(({ seq }) => seq)).toEqual(entries.slice(3).map(({ seq }) => seq));
    expect(trail?.every(({ tableView: { viewer } }) => viewer === 0)).toBe(true);
    expect(trail?.at(-1)?.tableView).toEqual(tableView);
  });

  it('is empty behind the curtain, and never holds what another has seen', async () => {
    const { store } = await storeOf('human', 'human');
    store.liftCurtain();
    await play(store);
    expect(store.shown()).toMatchObject({ curtain: 1, trail: [] });
    store.liftCurtain();
    const { trail } = store.shown();
    expect(trail?.map(({ tableView: { viewer } }) => viewer)).toEqual([1]);
  });
});

describe('a game resumed from the shelf', () => {
  it('stands where it stood, with its log and what may be taken back', async () => {
    const { shelf, store } = await storeOf('human', 'level3');
    await play(store);
    const resumed = await again(shelf);
    expect(keyOf(resumed.shown())).toBe(keyOf(store.shown()));
    expect(await resumed.command({ do: 'takeBack' })).toBeUndefined();
    expect(resumed.shown().tableView.plays).toBe(0);
  });

  it('goes on after many snapshots as if it had never stopped', async () => {
    const { shelf, store } = await storeOf('level1', 'level1', 'level1');
    store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(31 * PAUSE);
    const resumed = await again(shelf);
    expect((await shelf.load('a'))?.snapshots.map(({ seq }) => seq)).toEqual([2, 32]);
    expect(keyOf(resumed.shown())).toBe(keyOf(store.shown()));
  });

  it('is over when it was over', async () => {
    const { shelf, store } = await storeOf('level1', 'level1');
    store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(100 * PAUSE);
    expect(store.shown().tableView.phase).toBe('over');
    expect((await shelf.list())[0]).toMatchObject({ id: 'a', over: true });
    expect((await again(shelf)).shown().tableView.outcome).toEqual(store.shown().tableView.outcome);
  });

  it('refuses to write an entry twice, as a second window might', async () => {
    const { shelf, store } = await storeOf('human', 'level3');
    const other = await again(shelf);
    await play(store);
    expect(await play(other)).toEqual({ rule: 'P19', code: 'failed' });
    expect((await shelf.load('a'))?.entries).toHaveLength(3);
  });
});

describe('without storage', () => {
  it('games last as long as the page, and say so', async () => {
    const id = await beginGame(title, proposalOf('human', 'level3'), SEED);
    const shelf = await localShelf();
    expect(shelf.kept).toBe(false);
    expect((await takeGame(id))?.game).toMatchObject({ id, game: 'rowhouse', over: false });
    expect(await takeGame('nothing')).toBeUndefined();
    await shelf.remove(id);
    expect(await shelf.list()).toEqual([]);
  });
});
