import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { Rng, replay, same } from '#kernel';
import { type Command, legalOf, recordOf, stateAt, type TableView } from '#table';
import { TestNodes } from './testNodes.ts';
import { ADA, BOT } from './testTables.ts';

let nodes: TestNodes;
afterEach(() => nodes.end());

const SEED = '1901'.repeat(8);
const { game } = await loadTitle('rowhouse');

/** Nodes that find nothing by themselves. */
const NEVER = { compare: 600_000, compareAlone: 600_000, look: 600_000 };

/** Somebody who goes from node to node, and has seen what they have seen. */
class Wanderer {
  seq = 0;
  readonly acknowledged = new Map<string, number>();
  readonly refused: string[] = [];
  doubled = 0;
  private commands = 0;
  private readonly person: string;
  private readonly table: string;
  private readonly rng: Rng;

  constructor(person: string, table: string, rng: Rng) {
    this.person = person;
    this.table = table;
    this.rng = rng;
  }

  /** Answers until the game is over. */
  async play(): Promise<void> {
    for (;;) {
      const tableView = await this.look();
      if (tableView.phase === 'over') return;
      const { viewer } = tableView;
      const legal = legalOf(game, tableView);
      if (viewer === 'spectator' || legal.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, this.rng.below(3)));
        continue;
      }
      const answered = tableView.answered[viewer] ?? 0;
      const action = legal[this.rng.below(legal.length)];
      await this.send({ do: 'play', answered, action });
      if (this.rng.below(5) === 0) await this.send({ do: 'say', text: 'well' });
    }
  }

  /** To one node; or to two at once, as somebody does whose first node seems gone. */
  private async send(command: Command): Promise<void> {
    const id = `${this.person}${++this.commands}`;
    const first = this.rng.below(2);
    const isDoubled = this.rng.below(4) === 0;
    const outcomes = await Promise.all(
      (isDoubled ? [first, first + 1] : [first]).map((n) =>
        nodes.node(n).act(this.table, this.person, id, command),
      ),
    );
    if (isDoubled) this.doubled += 1;
    for (const { seq, reason } of outcomes) {
      if (reason) this.refused.push(`${command.do}: ${reason.code}`);
      if (seq === undefined) continue;
      const known = this.acknowledged.get(id) ?? seq;
      if (known !== seq) this.refused.push(`${id} became ${known} and ${seq}`);
      this.acknowledged.set(id, seq);
      this.seq = Math.max(this.seq, seq);
    }
  }

  private async look(): Promise<TableView> {
    const node = nodes.node(this.rng.below(2));
    const { tableView, seq, entries } = await node.watch(this.table, this.person, this.seq);
    node.router.receive([{ to: 'unwatch', table: this.table, person: this.person }]);
    if (seq < this.seq) this.refused.push(`saw ${this.seq}, then ${seq}`);
    if (entries.some((entry) => entry.seq > seq)) this.refused.push(`${seq} with later entries`);
    this.seq = seq;
    return tableView;
  }
}

/** Games of two people and perhaps a bot, all at once; gives what the people were told. */
async function playGames(games: number, rng: Rng): Promise<Wanderer[]> {
  const all: Wanderer[] = [];
  const playing = Array.from({ length: games }, async (_, n) => {
    const table = `table${n}`;
    const seats = n % 2 === 0 ? [ADA, BOB] : [ADA, BOB, BOT];
    await nodes.openTable(table, { seats });
    expect((await nodes.node(n).act(table, 'ada', 'start', { do: 'start' })).seq).toBe(2);
    const people = ['ada', 'bob'].map(
      (person) => new Wanderer(person, table, Rng.fromSeed(SEED, `${person} ${n} ${rng.below(1000)}`)),
    );
    all.push(...people);
    await Promise.all(people.map((person) => person.play()));
    await checkLog(table, people);
  });
  await Promise.all(playing);
  return all;
}

const BOB = { kind: 'human', person: 'bob', standIn: null } as const;

/** Everything acknowledged is there once and in its place, the log has no gap, and the record leads to the same end. */
async function checkLog(table: string, people: readonly Wanderer[]): Promise<void> {
  const entries = await nodes.store.entries(table, 0);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n + 1));
  const commands = entries.flatMap(({ commandId, person }) => (commandId ? [`${person} ${commandId}`] : []));
  expect(new Set(commands).size).toBe(commands.length);
  for (const { acknowledged } of people)
    for (const [id, seq] of acknowledged) expect(entries[seq - 1]?.commandId).toBe(id);
  const stored = await nodes.store.load(table);
  if (!stored) throw new Error('there is no table');
  const state = stateAt(stored.snapshot, stored.entries);
  expect(state.phase).toBe('over');
  const { position } = replay(game, recordOf(state, entries));
  expect(same(position.state, state.position?.state)).toBe(true);
}

describe('two nodes on one store', () => {
  it.each([
    [0, 'no home'],
    [0.3, 'no home'],
    [1, 'no home'],
    [0.3, 'homes'],
  ])('play the same games with %d of their messages lost, and %s', async (loss, homes) => {
    nodes = await TestNodes.build(2, loss, homes === 'homes');
    const people = await playGames(6, Rng.fromSeed(SEED, `${loss}`));
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    expect(people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(50);
    expect(people.reduce((sum, { doubled }) => sum + doubled, 0)).toBeGreaterThan(5);
    expect(nodes.nodes.flatMap(({ errors }) => errors)).toEqual([]);
    expect(nodes.net.carried > 0).toBe(loss < 1);
  });

  it('show an entry that the other has stored to those who watch here', async () => {
    nodes = await TestNodes.build(2, 0);
    await nodes.openTable('table1');
    await nodes.node(1).watch('table1', 'bob', 0);
    await nodes.node(0).act('table1', 'ada', 'a', { do: 'say', text: 'hello' });
    await expect.poll(() => texts(1)).toContainEqual(expect.stringContaining('hello'));
  });

  it('show it a little later where the message was lost', async () => {
    nodes = await TestNodes.build(2, 1);
    await nodes.openTable('table1');
    await nodes.node(1).watch('table1', 'bob', 0);
    await nodes.node(0).act('table1', 'ada', 'a', { do: 'say', text: 'hello' });
    await expect.poll(() => texts(1)).toContainEqual(expect.stringContaining('hello'));
  });

  it('show at once what was stored before the other was heard', async () => {
    nodes = await TestNodes.build(2, 0, false, NEVER);
    await nodes.openTable('table1');
    nodes.net.settling = 100;
    await nodes.node(1).watch('table1', 'bob', 0);
    await nodes.node(0).act('table1', 'ada', 'a', { do: 'say', text: 'hello' });
    await expect.poll(() => texts(1)).toContainEqual(expect.stringContaining('hello'));
  });

  it.each([
    ['the one that was cut off is heard again', () => nodes.net.gaps[0]?.()],
    [
      'the one that stored it is gone',
      () => nodes.node(1).router.receive([{ to: 'cluster', state: { nodes: ['node1'], offset: 0 } }]),
    ],
  ])('show what was told to nobody as soon as %s', async (_, happens) => {
    nodes = await TestNodes.build(2, 1, false, NEVER);
    await nodes.openTable('table1');
    await nodes.node(1).watch('table1', 'bob', 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await nodes.node(0).act('table1', 'ada', 'a', { do: 'say', text: 'hello' });
    nodes.net.loss = 0;
    happens();
    await expect.poll(() => texts(1)).toContainEqual(expect.stringContaining('hello'));
  });

  it('refuse only what the newest table refuses', async () => {
    nodes = await TestNodes.build(2, 1);
    await nodes.openTable('table1', { seats: [ADA, { kind: 'open' }] });
    // This node knows the table with an open seat, and would refuse to start.
    await nodes.node(1).watch('table1', 'ada', 0);
    nodes.node(1).router.stop();
    expect((await nodes.node(0).act('table1', 'bob', 'b', { do: 'sit', seat: 1 })).seq).toBe(2);
    expect((await nodes.node(1).act('table1', 'ada', 'a', { do: 'start' })).seq).toBe(3);
    const { reason } = await nodes.node(0).act('table1', 'cyd', 'c', { do: 'sit', seat: 1 });
    expect(reason?.code).toBe('seatTaken');
  });

  it('[T9] store nothing that was refused to its sender, when a copy was still on its way at another', async () => {
    nodes = await TestNodes.build(2, 1);
    const bob = { kind: 'human', person: 'bob', standIn: null } as const;
    await nodes.openTable('table1', { game: 'flatiron', options: {}, seats: [ADA, bob] });
    const [one, other] = [nodes.node(0), nodes.node(1)];
    await one.act('table1', 'ada', 'start', { do: 'start' });
    const rules = (await loadTitle('flatiron')).game;
    const viewOf = async (person: string) => (await one.watch('table1', person, 0)).tableView;
    const answerOf = async (person: string): Promise<Command> => {
      const tableView = await viewOf(person);
      const seat = tableView.viewer as number;
      return { do: 'play', answered: tableView.answered[seat] ?? 0, action: legalOf(rules, tableView)[0] };
    };
    // Until ada has answered alone, and only bob is asked.
    for (let n = 0, before = ''; n < 200; n++) {
      const { awaited, mayTakeBack } = await viewOf('ada');
      if (before === '0' && `${awaited}` === '1' && mayTakeBack) break;
      before = `${awaited}`;
      const person = awaited.includes(0) ? 'ada' : 'bob';
      await one.act('table1', person, `play${n}`, await answerOf(person));
    }
    const late = await answerOf('bob');
    await other.watch('table1', 'bob', 0);
    // The other node has decided on it, and its commit takes long.
    const { store } = nodes;
    const commit = store.commit.bind(store);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      store.commit = async (one) => {
        if (one.entry.commandId !== 'late') return commit(one);
        store.commit = commit;
        resolve();
        await new Promise<void>((go) => {
          release = go;
        });
        return commit(one);
      };
    });
    const underWay = other.act('table1', 'bob', 'late', late);
    await held;
    await one.act('table1', 'ada', 'back', { do: 'takeBack' });
    expect((await one.act('table1', 'bob', 'late', late)).reason).toEqual({ rule: 'T9', code: 'stale' });
    expect((await one.act('table1', 'ada', 'again', await answerOf('ada'))).seq).toBeDefined();
    release();
    expect((await underWay).reason).toEqual({ rule: 'T9', code: 'stale' });
    expect((await store.entries('table1', 0)).map(({ commandId }) => commandId)).not.toContain('late');
    expect((await other.act('table1', 'bob', 'new', await answerOf('bob'))).seq).toBeDefined();
  });

  it('let the home of a table ask its bots, and nobody else', async () => {
    nodes = await TestNodes.build(2, 0, true);
    await nodes.openTable('table1', { seats: [ADA, BOT] });
    await nodes.node(0).act('table1', 'ada', 'start', { do: 'start' });
    await new Wanderer('ada', 'table1', Rng.fromSeed(SEED)).play();
    expect(nodes.nodes.map(({ asked }) => asked > 0).sort()).toEqual([false, true]);
  });

  it('go on with the bots of a node that has died', async () => {
    nodes = await TestNodes.build(2, 1, true);
    await nodes.openTable('table1', { seats: [ADA, BOT] });
    await nodes.node(0).act('table1', 'ada', 'start', { do: 'start' });
    const home = nodes.nodes.find(({ homes }) => homes.isHome('table1'));
    const other = nodes.nodes.find((node) => node !== home);
    if (!home || !other) throw new Error('there are two nodes');
    home.end();
    const { tableView } = await other.watch('table1', 'ada', 0);
    const action = legalOf(game, tableView)[0];
    expect((await other.act('table1', 'ada', 'a', { do: 'play', answered: 0, action })).seq).toBe(3);
    other.router.receive([{ to: 'unwatch', table: 'table1', person: 'ada' }]);
    expect((await nodes.store.row('table1'))?.plays).toBe(1);
    other.router.receive([{ to: 'cluster', state: { nodes: [other.homes.node], offset: 0 } }]);
    await expect
      .poll(async () => (await nodes.store.row('table1'))?.plays, { timeout: 8000 })
      .toBeGreaterThan(1);
  });

  it('find what is due where nobody has the table in memory', async () => {
    nodes = await TestNodes.build(2, 1, true);
    await nodes.openTable('table1', { seats: [ADA, BOT] });
    const home = nodes.nodes.find(({ homes }) => homes.isHome('table1'));
    const other = nodes.nodes.find((node) => node !== home);
    if (!home || !other) throw new Error('there are two nodes');
    await other.act('table1', 'ada', 'start', { do: 'start' });
    const { tableView } = await other.watch('table1', 'ada', 0);
    const action = legalOf(game, tableView)[0];
    await other.act('table1', 'ada', 'a', { do: 'play', answered: 0, action });
    // No message arrives: the home finds the alarm.
    await expect
      .poll(async () => (await nodes.store.row('table1'))?.plays, { timeout: 8000 })
      .toBeGreaterThan(1);
    expect([home.asked > 0, other.asked > 0]).toEqual([true, false]);
  });

  it('know who is present at the other, and who has gone from there', async () => {
    nodes = await TestNodes.build(2, 0);
    await nodes.openTable('table1');
    await nodes.node(0).watch('table1', 'ada', 0);
    await nodes.node(1).watch('table1', 'bob', 0);
    await nodes.node(1).watch('table1', 'cyd', 0);
    const around = (n: number) => JSON.parse(texts(n).findLast((text) => text.includes('around')) ?? '{}');
    await expect.poll(() => around(0)).toMatchObject({ present: [0, 1], watching: 1, gone: {} });
    await expect.poll(() => around(1)).toMatchObject({ present: [0, 1], watching: 1, gone: {} });
    nodes.node(1).router.receive([{ to: 'unwatch', table: 'table1', person: 'bob' }]);
    await expect.poll(() => around(0)).toMatchObject({ present: [0], watching: 1 });
    expect(Object.keys(around(0).gone)).toEqual(['bob']);
  });

  it('tell since when somebody has been gone from the other, however old the table is', async () => {
    nodes = await TestNodes.build(2, 0);
    await nodes.openTable('table1');
    await nodes.node(0).watch('table1', 'ada', 0);
    await nodes.node(1).watch('table1', 'bob', 0);
    const around = (n: number) => JSON.parse(texts(n).findLast((text) => text.includes('around')) ?? '{}');
    await expect.poll(() => around(0)).toMatchObject({ present: [0, 1], gone: {} });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const left = Date.now();
    nodes.node(1).router.receive([{ to: 'unwatch', table: 'table1', person: 'bob' }]);
    await expect.poll(() => around(0).gone.bob).toBeGreaterThanOrEqual(left);
  });

  it('show and play nothing that newer rules at the other have written', async () => {
    nodes = await TestNodes.build(2, 0);
    const [old, young] = [nodes.node(0), nodes.node(1)];
    young.loadTitle = async (id) => {
      const title = await loadTitle(id);
      return { ...title, game: { ...title.game, migrations: [...title.game.migrations, (state) => state] } };
    };
    await nodes.openTable('table1');
    await nodes.openTable('table2');
    for (const table of ['table1', 'table2']) await old.act(table, 'ada', 'start', { do: 'start' });
    const { tableView } = await old.watch('table1', 'ada', 0);
    await old.watch('table2', 'bob', 0);
    const action = legalOf(game, tableView)[0];
    old.sent.length = 0;
    expect((await young.act('table1', 'ada', 'a', { do: 'play', answered: 0, action })).seq).toBe(3);
    // Whoever watched at the old node is sent away, and neither they nor anybody else sees it there.
    await expect.poll(() => old.sent.filter(({ from }) => from === 'moved')).toHaveLength(1);
    const notNow = { rule: 'P8', code: 'notNow' };
    expect(await old.ask({ to: 'watch', table: 'table1', person: 'ada', since: 3 })).toEqual({
      reason: notNow,
    });
    expect(await old.act('table1', 'bob', 'b', { do: 'say', text: 'x' })).toEqual({ reason: notNow });
    expect(texts(0).filter((text) => text.includes('table1') && text.includes('entry'))).toEqual([]);
    expect((await young.act('table1', 'bob', 'c', { do: 'say', text: 'x' })).seq).toBe(4);
    // Other tables go on.
    expect((await old.act('table2', 'bob', 'd', { do: 'say', text: 'x' })).seq).toBe(3);
  });

  it('agree on who sat down first, and on everything else, whatever comes at once', async () => {
    nodes = await TestNodes.build(2, 0.5);
    let runs = 0;
    const command = fc.oneof(
      fc.constantFrom<Command>({ do: 'sit', seat: 1 }, { do: 'stand' }, { do: 'say', text: 'x' }),
      fc.constantFrom<Command>({ do: 'start' }, { do: 'seatBot', seat: 1, level: 'level1' }),
      fc.constantFrom<Command>({ do: 'clearSeat', seat: 1 }, { do: 'takeBack' }, { do: 'leave' }),
    );
    const sent = fc.record({
      node: fc.nat(1),
      person: fc.constantFrom('ada', 'bob', 'cyd'),
      command,
      isDoubled: fc.boolean(),
    });
    const moments = fc.array(fc.array(sent, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(moments, async (all) => {
        const table = `any${++runs}`;
        await nodes.openTable(table, { seats: [ADA, { kind: 'open' }] });
        const acknowledged = new Map<string, number>();
        for (const [n, moment] of all.entries())
          await Promise.all(
            moment.flatMap(({ node, person, command, isDoubled }, m) =>
              (isDoubled ? [0, 1] : [node]).map(async (at) => {
                const { seq } = await nodes.node(at).act(table, person, `${n}-${m}`, command);
                const key = `${person} ${n}-${m}`;
                if (seq === undefined) return;
                expect(acknowledged.get(key) ?? seq).toBe(seq);
                acknowledged.set(key, seq);
              }),
            ),
          );
        const entries = await nodes.store.entries(table, 0);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n + 1));
        for (const [key, seq] of acknowledged)
          expect(`${entries[seq - 1]?.person} ${entries[seq - 1]?.commandId}`).toBe(key);
        const last = entries.length;
        const [one, two] = await Promise.all([0, 1].map((n) => nodes.node(n).watch(table, 'cyd', last)));
        expect(one?.seq).toBe(last);
        expect(one?.tableView).toEqual(two?.tableView);
      }),
      { numRuns: 40, seed: 1901 },
    );
  });
});

/** What viewers of the second seat were sent by a node. */
function texts(n: number): string[] {
  return nodes.node(n).sent.flatMap((message) => (message.from === 'deliver' ? [message.text] : []));
}
