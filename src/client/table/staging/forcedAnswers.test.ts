import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { at, defaultOptions, Rng } from '#kernel';
import type { Command, Holder } from '#table';
import type { Player } from '../store/localPlan.ts';
import { memoryRepository } from '../store/localRepository.ts';
import { localStore } from '../store/localStore.ts';
import { dealTable } from '../store/localTable.ts';
import { lastChoiceOf, type TableSnapshot, type TableStore } from '../store/tableStore.ts';
import { answeringForced, forcedAnswer } from './forcedAnswers.ts';
import { isForced, stageOf } from './stage.ts';
import { playThrough, playUntil } from './testing/simulatedPlayer.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const titles = await Promise.all(GAME_IDS.map(loadTitle));
const flatiron = await loadTitle('flatiron');

/** Whether bots never answer. */
let botsSleep = false;

/** A new game on this device whose bots answer at random and at once. */
async function storeOf(title: Title, ...players: Player[]): Promise<TableStore> {
  const { game } = title;
  const { solo } = at(
    Object.values(GAME_INFO).filter(({ id }) => id === game.id),
    0,
  );
  const seats = players.map((player, seat) => ({ name: `${seat}`, player }));
  const extra = players.length === 1 ? solo?.options : {};
  const plan = { options: { ...defaultOptions(game.options), ...extra }, seats };
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: SEED, now: 0 });
  const stored = { id: 'a', game: game.id, proposal: plan, created: 0, updated: 0, over: false };
  const repository = memoryRepository();
  await repository.commit(stored, entries, local.table.state);
  const chance = Rng.fromSeed(SEED, 'bots');
  const think = async ({ legal }: { legal: readonly unknown[] }) =>
    botsSleep ? new Promise(() => {}) : chance.pick(legal);
  return localStore({ title, game: stored, local, entries }, { repository, think, pause: 0 });
}

afterEach(() => {
  botsSleep = false;
});

const person = () => Rng.fromSeed(SEED, 'person');
const tablesWithoutRivals = titles.flatMap((title) => {
  const tables: Player[][] = title.game.seats.min === 1 ? [['human']] : [];
  return [...tables, ['human', 'level1'] as Player[]].map((players) => ({
    title,
    id: title.game.id,
    players,
  }));
});

describe('a person without human rivals', () => {
  it.each(tablesWithoutRivals)('has no decision with only one answer in $id ($players)', async (table) => {
    const { title, players } = table;
    const store = answeringForced(await storeOf(title, ...players), title.game);
    const counts = await playThrough(store, title.game, person(), { confirms: true });
    expect(counts).toMatchObject({ forced: 0, forcedInStage: 0, over: true });
  });

  it.each(tablesWithoutRivals)(
    'nor with automatic confirmation in $id ($players)',
    async ({ title, players }) => {
      const store = answeringForced(await storeOf(title, ...players), title.game);
      const counts = await playThrough(store, title.game, person(), { confirms: false, most: 150 });
      expect(counts).toMatchObject({ forced: 0 });
      expect(counts.questions).toBeGreaterThan(15);
    },
  );

  it('gives many answers without being asked', async () => {
    const store = answeringForced(await storeOf(flatiron, 'human'), flatiron.game);
    const { answers, questions } = await playThrough(store, flatiron.game, person(), { confirms: true });
    expect(answers - questions).toBeGreaterThan(20);
  });
});

describe('a person with human rivals', () => {
  it('does not show that there is only one answer if something is hidden', async () => {
    const store = answeringForced(await storeOf(flatiron, 'human', 'human'), flatiron.game);
    const counts = await playThrough(store, flatiron.game, person(), { confirms: false, most: 400 });
    expect(counts.forced).toBeGreaterThan(0);
    expect(counts.answers).toBe(counts.questions);
  });

  it('stages forced answers and sends them with the choice, so that nobody sees the difference', async () => {
    const store = answeringForced(await storeOf(flatiron, 'human', 'human'), flatiron.game);
    const counts = await playThrough(store, flatiron.game, person(), { confirms: true, most: 400 });
    expect(counts.forcedInStage).toBe(0);
    expect(counts.answers).toBeGreaterThan(counts.questions);
  });

  it('has no decision with only one answer if nothing is hidden', async () => {
    const { game } = await loadTitle('newyork1901');
    const store = answeringForced(await storeOf(await loadTitle('newyork1901'), 'human', 'human'), game);
    const counts = await playThrough(store, game, person(), { confirms: true });
    expect(counts).toMatchObject({ forced: 0, forcedInStage: 0, over: true });
  });
});

/** A table of Flatiron at a choice that is followed by a forced answer that reveals nothing. */
async function beforeForced() {
  const inner = await storeOf(flatiron, 'human', 'level1');
  const commands: Command[] = [];
  const spied: TableStore = {
    ...inner,
    command(command) {
      commands.push(command);
      return inner.command(command);
    },
  };
  const store = answeringForced(spied, flatiron.game);
  const choice = await playUntil(
    store,
    flatiron.game,
    person(),
    ({ staged, continuation }) => staged.length === 2 && continuation === 'passed',
  );
  commands.length = 0;
  return { store, choice, commands };
}

describe('a forced answer', () => {
  it('is given once after the choice, and taken back with it', async () => {
    const { store, choice, commands } = await beforeForced();
    const before = store.snapshot();
    const answered = at(before.tableView.answered, 0);
    store.subscribe(() => {});
    botsSleep = true;
    await store.command({ do: 'play', answered, action: choice });
    await vi.waitFor(() => expect(store.snapshot().tableView.answered[0]).toBe(answered + 2));
    expect(commands).toMatchObject([{ answered }, { answered: answered + 1 }]);
    const { entries } = store.snapshot();
    expect(entries.find(({ seq }) => seq === lastChoiceOf(entries, 0))?.happening).toMatchObject({
      action: choice,
    });
    expect(await store.command({ do: 'takeBack' })).toBeUndefined();
    expect(store.snapshot().decision).toEqual(before.decision);
    expect(store.snapshot().pending).toBe(false);
  });

  it('is not sent again if it was sent with its turn', async () => {
    const { store, choice, commands } = await beforeForced();
    botsSleep = true;
    store.subscribe(() => {});
    const { tableView } = store.snapshot();
    const from = at(tableView.answered, 0);
    for (const [i, { action }] of stageOf(flatiron.game, tableView, [choice]).staged.entries())
      expect(await store.command({ do: 'play', answered: from + i, action })).toBeUndefined();
    expect(commands).toHaveLength(2);
  });

  it('is left to the person if it was refused', async () => {
    const { store, choice } = await beforeForced();
    const snapshot = afterChoice(store, choice);
    const sent: Command[] = [];
    const refusing: TableStore = {
      subscribe: () => () => {},
      snapshot: () => snapshot,
      command: async (command) => {
        sent.push(command);
        return { rule: 'P19', code: 'failed' };
      },
      liftCurtain() {},
    };
    const outer = answeringForced(refusing, flatiron.game);
    let notified = 0;
    outer.subscribe(() => notified++);
    expect(outer.snapshot()).toMatchObject({ decision: undefined, pending: true });
    await vi.waitFor(() => expect(outer.snapshot().decision).toEqual(snapshot.decision));
    expect([sent.length, notified]).toEqual([1, 1]);
  });

  it('is not given for absent players, during a pause, or while a take-back is requested', async () => {
    const { store, choice } = await beforeForced();
    const snapshot = afterChoice(store, choice);
    const { tableView } = snapshot;
    const forcedWith = (part: Partial<TableSnapshot['tableView']>) =>
      forcedAnswer(flatiron.game, { ...snapshot, tableView: { ...tableView, ...part } });
    const away: Holder = { kind: 'human', person: 'local-0', standIn: 'level3' };
    const proposal = { request: { kind: 'back', to: 3 }, seat: 1, needed: [0], agreed: [] } as const;
    expect(forcedWith({})).toMatchObject({ do: 'play', action: snapshot.decision?.legal[0] });
    expect(forcedWith({ seats: tableView.seats.with(0, away) })).toBeUndefined();
    expect(forcedWith({ paused: true })).toBeUndefined();
    expect(forcedWith({ proposal })).toBeUndefined();
    expect(forcedWith({ proposal: { ...proposal, request: { kind: 'pause' } } })).toBeDefined();
  });
});

/** The table after the choice but before the forced answer. */
function afterChoice(store: TableStore, choice: unknown): TableSnapshot {
  const snapshot = store.snapshot();
  const { staged } = stageOf(flatiron.game, snapshot.tableView, [choice]);
  const { question, view } = at(staged, 1);
  expect(isForced(question)).toBe(true);
  return {
    ...snapshot,
    tableView: { ...snapshot.tableView, view, prompt: question.prompt },
    decision: question,
  };
}
