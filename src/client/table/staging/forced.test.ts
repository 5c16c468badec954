import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { at, defaultOptions, Rng } from '#kernel';
import type { Command, Holder } from '#table';
import { inMemory } from '../store/localShelf.ts';
import { localStore } from '../store/localStore.ts';
import { dealt } from '../store/localTable.ts';
import type { Player } from '../store/plan.ts';
import { lastChoiceOf, type Shown, type TableStore } from '../store/tableStore.ts';
import { forcedAnswer, withoutForced } from './forced.ts';
import { isForced, stageOf } from './stage.ts';
import { playThrough, playUntil } from './testing/person.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const titles = await Promise.all(GAME_IDS.map(loadTitle));
const flatiron = await loadTitle('flatiron');

/** Whether bots think for ever. */
let botsSleep = false;

/** A new game of this device, whose bots answer at random and at once. */
async function storeOf(title: Title, ...players: Player[]): Promise<TableStore> {
  const { game } = title;
  const { solo } = at(
    Object.values(GAME_INFO).filter(({ id }) => id === game.id),
    0,
  );
  const seats = players.map((player, seat) => ({ name: `${seat}`, player }));
  const extra = players.length === 1 ? solo?.options : {};
  const proposal = { options: { ...defaultOptions(game.options), ...extra }, seats };
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: SEED, now: 0 });
  const about = { id: 'a', game: game.id, proposal, created: 0, updated: 0, over: false };
  const shelf = inMemory();
  await shelf.commit(about, entries, local.table.state);
  const chance = Rng.fromSeed(SEED, 'bots');
  const think = async ({ legal }: { legal: readonly unknown[] }) =>
    botsSleep ? new Promise(() => {}) : chance.pick(legal);
  return localStore({ title, game: about, local, entries }, { shelf, think, pause: 0 });
}

afterEach(() => {
  botsSleep = false;
});

const person = () => Rng.fromSeed(SEED, 'person');
const nobodyElse = titles.flatMap((title) => {
  const tables: Player[][] = title.game.seats.min === 1 ? [['human']] : [];
  return [...tables, ['human', 'level1'] as Player[]].map((players) => ({
    title,
    id: title.game.id,
    players,
  }));
});

describe('a person without human rivals', () => {
  it.each(nobodyElse)('is asked nothing with one answer in a game of $id ($players)', async (table) => {
    const { title, players } = table;
    const store = withoutForced(await storeOf(title, ...players), title.game);
    const asked = await playThrough(store, title.game, person(), { confirms: true });
    expect(asked).toMatchObject({ forced: 0, forcedInStage: 0, over: true });
  });

  it.each(nobodyElse)('nor where choices of $id count at once ($players)', async ({ title, players }) => {
    const store = withoutForced(await storeOf(title, ...players), title.game);
    const asked = await playThrough(store, title.game, person(), { confirms: false, most: 150 });
    expect(asked).toMatchObject({ forced: 0 });
    expect(asked.questions).toBeGreaterThan(15);
  });

  it('gives many answers that were never asked for', async () => {
    const store = withoutForced(await storeOf(flatiron, 'human'), flatiron.game);
    const { answers, questions } = await playThrough(store, flatiron.game, person(), { confirms: true });
    expect(answers - questions).toBeGreaterThan(20);
  });
});

describe('a person with human rivals', () => {
  it('gives no sign of having one answer where something is hidden', async () => {
    const store = withoutForced(await storeOf(flatiron, 'human', 'human'), flatiron.game);
    const asked = await playThrough(store, flatiron.game, person(), { confirms: false, most: 400 });
    expect(asked.forced).toBeGreaterThan(0);
    expect(asked.answers).toBe(asked.questions);
  });

  it('stages what is forced: it is sent together with the choice, and nobody sees the difference', async () => {
    const store = withoutForced(await storeOf(flatiron, 'human', 'human'), flatiron.game);
    const asked = await playThrough(store, flatiron.game, person(), { confirms: true, most: 400 });
    expect(asked.forcedInStage).toBe(0);
    expect(asked.answers).toBeGreaterThan(asked.questions);
  });

  it('is asked nothing with one answer where nothing is hidden', async () => {
    const { game } = await loadTitle('newyork1901');
    const store = withoutForced(await storeOf(await loadTitle('newyork1901'), 'human', 'human'), game);
    const asked = await playThrough(store, game, person(), { confirms: true });
    expect(asked).toMatchObject({ forced: 0, forcedInStage: 0, over: true });
  });
});

/** A table of Flatiron at a choice of the person after which something is forced that reveals nothing. */
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
  const store = withoutForced(spied, flatiron.game);
  const choice = await playUntil(
    store,
    flatiron.game,
    person(),
    ({ staged, ahead }) => staged.length === 2 && ahead === 'passed',
  );
  commands.length = 0;
  return { store, choice, commands };
}

describe('a forced answer', () => {
  it('is given once after the choice, and taken back with it', async () => {
    const { store, choice, commands } = await beforeForced();
    const before = store.shown();
    const answered = at(before.tableView.answered, 0);
    store.subscribe(() => {});
    botsSleep = true;
    await store.command({ do: 'play', answered, action: choice });
    await vi.waitFor(() => expect(store.shown().tableView.answered[0]).toBe(answered + 2));
    expect(commands).toMatchObject([{ answered }, { answered: answered + 1 }]);
    const { entries } = store.shown();
    expect(entries.find(({ seq }) => seq === lastChoiceOf(entries, 0))?.happening).toMatchObject({
      action: choice,
    });
    expect(await store.command({ do: 'takeBack' })).toBeUndefined();
    expect(store.shown().decision).toEqual(before.decision);
    expect(store.shown().pending).toBe(false);
  });

  it('that was sent with its turn is not sent again', async () => {
    const { store, choice, commands } = await beforeForced();
    botsSleep = true;
    store.subscribe(() => {});
    const { tableView } = store.shown();
    const from = at(tableView.answered, 0);
    for (const [i, { action }] of stageOf(flatiron.game, tableView, [choice]).staged.entries())
      expect(await store.command({ do: 'play', answered: from + i, action })).toBeUndefined();
    expect(commands).toHaveLength(2);
  });

  it('is the person’s to give where it was refused', async () => {
    const { store, choice } = await beforeForced();
    const shown = forcedBehind(store, choice);
    const asked: Command[] = [];
    const refusing: TableStore = {
      subscribe: () => () => {},
      shown: () => shown,
      command: async (command) => {
        asked.push(command);
        return { rule: 'P19', code: 'failed' };
      },
      liftCurtain() {},
    };
    const outer = withoutForced(refusing, flatiron.game);
    let told = 0;
    outer.subscribe(() => told++);
    expect(outer.shown()).toMatchObject({ decision: undefined, pending: true });
    await vi.waitFor(() => expect(outer.shown().decision).toEqual(shown.decision));
    expect([asked.length, told]).toEqual([1, 1]);
  });

  it('waits for whoever is away, for a pause, and for a command to go back', async () => {
    const { store, choice } = await beforeForced();
    const shown = forcedBehind(store, choice);
    const { tableView } = shown;
    const given = (part: Partial<Shown['tableView']>) =>
      forcedAnswer(flatiron.game, { ...shown, tableView: { ...tableView, ...part } });
    const away: Holder = { kind: 'human', person: 'local-0', standIn: 'level3' };
    const proposal = { request: { kind: 'back', to: 3 }, seat: 1, needed: [0], agreed: [] } as const;
    expect(given({})).toMatchObject({ do: 'play', action: shown.decision?.legal[0] });
    expect(given({ seats: tableView.seats.with(0, away) })).toBeUndefined();
    expect(given({ paused: true })).toBeUndefined();
    expect(given({ proposal })).toBeUndefined();
    expect(given({ proposal: { ...proposal, request: { kind: 'pause' } } })).toBeDefined();
  });
});

/** The table as it stands when the choice is made and the forced answer is not. */
function forcedBehind(store: TableStore, choice: unknown): Shown {
  const shown = store.shown();
  const { staged } = stageOf(flatiron.game, shown.tableView, [choice]);
  const { question, view } = at(staged, 1);
  expect(isForced(question)).toBe(true);
  return { ...shown, tableView: { ...shown.tableView, view, prompt: question.prompt }, decision: question };
}
