import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at } from '#kernel';
import { stageOf } from '../staging/stage.ts';
import { memoryRepository } from '../store/localRepository.ts';
import { localStore } from '../store/localStore.ts';
import { dealTable } from '../store/localTable.ts';
import { noteFactsOf } from './noteFacts.ts';

const SEED = '0123456789abcdef0123456789abcdef';

async function table(...rivals: 'level1'[]) {
  const title = await loadTitle('tangramcity');
  const seats = (['human', ...rivals] as const).map((player) => ({ name: player, player }));
  const proposal = { options: {}, seats };
  const { local, entries } = dealTable(title, { id: 'facts', plan: proposal, seed: SEED, now: 0 });
  const game = { id: 'facts', game: 'tangramcity', proposal, created: 0, updated: 0, over: false };
  const repository = memoryRepository();
  await repository.commit(game, entries, local.table.state);
  const store = localStore(
    { title, game, local, entries },
    { repository, think: () => new Promise(() => {}) },
  );
  const answer = (index: number) => {
    const { decision, tableView } = store.snapshot();
    const action = at(decision?.legal ?? [], index);
    return store.command({ do: 'play', answered: tableView.answered[0] ?? 0, action });
  };
  const facts = () => noteFactsOf(store.snapshot(), undefined);
  return { title, store, answer, facts };
}

describe('what the coach looks at', () => {
  it('is the question, its answers, and what was seen since the deal', async () => {
    const { facts, store } = await table();
    const { decision } = store.snapshot();
    expect(facts()).toMatchObject({
      seat: 0,
      prompt: decision?.prompt,
      legal: decision?.legal,
      answers: 0,
      staged: [],
      reveals: false,
    });
    expect(facts()?.events.length).toBeGreaterThan(0);
  });

  it('has the events of the last two choices only', async () => {
    const { facts, answer } = await table();
    const dealt = facts()?.events[0];
    await answer(0);
    expect(facts()?.events).toContainEqual(dealt);
    await answer(0);
    expect(facts()?.answers).toBe(2);
    expect(facts()?.events).not.toContainEqual(dealt);
  });

  it('has no question once a whole turn is staged, but what it does', async () => {
    const { title, store } = await table('level1');
    const { tableView, decision } = store.snapshot();
    const stage = stageOf(title.game, tableView, [at(decision?.legal ?? [], 1)]);
    const facts = noteFactsOf(store.snapshot(), stage);
    expect(stage.next).toBeUndefined();
    expect(facts).toMatchObject({ prompt: undefined, legal: [], staged: [decision?.legal[1]], answers: 1 });
  });

  it('is nothing for who only watches', async () => {
    const { store } = await table();
    const snapshot = store.snapshot();
    const watched = { ...snapshot, tableView: { ...snapshot.tableView, viewer: 'spectator' as const } };
    expect(noteFactsOf(watched, undefined)).toBeUndefined();
  });
});
