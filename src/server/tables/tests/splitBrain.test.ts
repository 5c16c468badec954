import { afterEach, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { Rng, replay, same } from '#kernel';
import type { ServerMessage } from '#protocol';
import {
  legalOf,
  patched,
  recordOf,
  type SeenEntry,
  seenEntry,
  stateAt,
  type TableView,
  tableViewOf,
} from '#table';
import { type TestNode, TestNodes } from './testNodes.ts';
import { ADA, BOT } from './testTables.ts';

/** Two nodes that both believe they play a table: each takes itself for its home, and no message reaches the other. */
let nodes: TestNodes;
afterEach(() => nodes.end());

const title = await loadTitle('rowhouse');
const { game } = title;
const BOB = { kind: 'human', person: 'bob', standIn: null } as const;
const TABLE = 'table1';

/** Somebody who stays at one node, sees what it sends, and plays by it. */
class Resident {
  /** What it saw of the table, and the numbers of the entries after which it did. */
  readonly views: TableView[] = [];
  readonly seqs: number[] = [];
  readonly entries: SeenEntry[] = [];
  readonly acknowledged = new Map<string, number>();
  private readonly node: TestNode;
  private readonly person: string;
  private readonly rng: Rng;
  private read = 0;

  constructor(node: TestNode, person: string) {
    this.node = node;
    this.person = person;
    this.rng = Rng.fromSeed('1901'.repeat(8), person);
  }

  async play(): Promise<void> {
    this.see(await this.node.watch(TABLE, this.person, 0));
    for (let n = 0; ; n++) {
      this.hear();
      const view = this.views.at(-1);
      if (!view || view.phase === 'over') return;
      const seat = view.viewer as number;
      const legal = legalOf(game, view);
      if (legal.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const answered = view.answered[seat] ?? 0;
      const command = { do: 'play', answered, action: this.rng.pick(legal) } as const;
      const { seq } = await this.node.act(TABLE, this.person, `${this.person}${n}`, command);
      if (seq !== undefined) this.acknowledged.set(`${this.person}${n}`, seq);
    }
  }

  /** What this node has sent since to the person's seat. */
  private hear(): void {
    for (; this.read < this.node.sent.length; this.read++) {
      const message = this.node.sent[this.read];
      if (message?.from !== 'deliver' || message.viewer !== this.views[0]?.viewer) continue;
      const told: ServerMessage = JSON.parse(message.text);
      if (told.tell === 'table') this.see(told);
      if (told.tell !== 'entry' || told.seq <= (this.seqs.at(-1) ?? 0)) continue;
      const last = this.views.at(-1);
      this.seqs.push(told.seq);
      this.entries.push({ seq: told.seq, at: told.at, happening: told.happening });
      if (last) this.views.push(told.patch ? patched(last, told.patch) : last);
    }
  }

  private see({ seq, tableView }: ServerMessage & { tell: 'table' }): void {
    this.seqs.push(seq);
    this.views.push(tableView);
  }
}

it('lose, double and leak nothing when no message passes between them', async () => {
  nodes = await TestNodes.build(2, 1);
  await nodes.openTable(TABLE, { seats: [ADA, BOB, BOT] });
  await nodes.node(0).act(TABLE, 'ada', 'start', { do: 'start' });
  const residents = [new Resident(nodes.node(0), 'ada'), new Resident(nodes.node(1), 'bob')];
  await Promise.all(residents.map((resident) => resident.play()));

  const entries = await nodes.store.entries(TABLE, 0);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n + 1));
  expect(nodes.net.carried).toBe(0);
  // Both asked the bot, and each of its turns was stored once.
  expect(nodes.nodes.every(({ asked }) => asked > 0)).toBe(true);
  const commands = entries.flatMap(({ commandId, person }) => (commandId ? [`${person} ${commandId}`] : []));
  expect(new Set(commands).size).toBe(commands.length);

  const stored = await nodes.store.load(TABLE);
  if (!stored) throw new Error('there is no table');
  const end = stateAt(stored.snapshot, stored.entries);
  expect(end.phase).toBe('over');
  const { position } = replay(game, recordOf(end, entries));
  expect(same(position.state, end.position?.state)).toBe(true);

  for (const { acknowledged, seqs, views, entries: told } of residents) {
    expect(acknowledged.size).toBeGreaterThan(5);
    for (const [id, seq] of acknowledged) expect(entries[seq - 1]?.commandId).toBe(id);
    // Every entry once, in order, each as this viewer may see it and nothing more.
    const first = seqs[0] ?? 0;
    expect(seqs).toEqual(entries.slice(first - 1).map(({ seq }) => seq));
    for (const [n, view] of views.entries()) {
      const stored = await nodes.store.load(TABLE, seqs[n]);
      const state = stored && stateAt(stored.snapshot, stored.entries);
      if (!state) throw new Error('there is no table');
      expect(view).toEqual(tableViewOf({ title, state }, view.viewer));
      const entry = entries[first + n];
      const isOver = views[n + 1]?.phase === 'over';
      if (entry) expect(told[n]).toEqual(seenEntry(game, entry, view.viewer, isOver));
    }
  }
});
