/**
 * Notices proof: it becomes somebody's turn again and again while the server is killed without warning. Those who are away are told by
 * webhook, push and mail, and answer only then; those who are there must never be told.
 *   npm run deep:notices -- [changes] [kills]      1000 turn changes and 20 kills by default; ends with 1 when somebody was not told, more than 1 % twice, or somebody present at all
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, Rng } from '#kernel';
import type { TablePlan } from '#table';
import {
  type HttpReceiver,
  httpReceiver,
  type MailReceiver,
  mailReceiver,
} from '../src/server/notices/testing/receivers.ts';
import { type Channel, storeFile } from '../src/server/store/index.ts';
import { openDatabase } from '../src/server/store/openStore.ts';
import { fill, newPair, type Pair } from './noticePairs.ts';
import { turnsOf } from './noticeTurns.ts';
import { type Guest, ServerProcess } from './serverProcess.ts';
import { countsText, until } from './until.ts';
import { Wire } from './wire.ts';

/** Milliseconds: whoever is there takes so long at most to answer; the server runs so long between two kills, besides the time in which it waits for people. */
const HESITATION = 7000;
const [SHORTEST_LIFE, LONGEST_LIFE] = [11_000, 19_000];
/** How long all of it may take after the last kill. */
const PATIENCE = 600_000;

/** One mail a person in ten minutes: with so many of hundred changes somebody is told by mail, once. */
const MAILED = 10;

export interface NoticesPlan {
  readonly changes: number;
  readonly kills: number;
  /** Tables with webhooks and pushes, in equal parts. */
  readonly tables: number;
  readonly seed: string;
}

export interface NoticesReport {
  readonly kills: number;
  /** Turns of those who are away, by how they are told. */
  readonly changes: Readonly<Record<Channel['kind'], number>>;
  readonly untold: number;
  readonly twice: number;
  readonly presentTold: number;
  /** Milliseconds from a turn to the first message about it. */
  readonly median: number;
}

export async function proveNotices(plan: NoticesPlan): Promise<NoticesReport> {
  const [http, mail] = await Promise.all([httpReceiver(), mailReceiver()]);
  const mailed = Math.round((plan.changes * MAILED) / 100);
  const kinds = Array.from({ length: plan.tables + mailed }, (_, n): Channel['kind'] =>
    n >= plan.tables ? 'mail' : n % 2 ? 'push' : 'hook',
  );
  const pairs = kinds.map(newPair);
  const env = {
    SMTP_URL: mail.url,
    SKYLINE_MAIL_FROM: 'skyline@example.org',
    SKYLINE_URL: 'http://skyline.test',
    SKYLINE_TRUSTED_HOOKS: http.host,
  };
  const server = await ServerProcess.open((store) => fill(store, pairs, http.host), undefined, env);
  const proof = new NoticesProof(server, pairs, http, mail, plan);
  try {
    return await proof.run();
  } finally {
    proof.close();
    await server.remove();
    await Promise.all([http.close(), mail.close()]);
  }
}

class NoticesProof {
  readonly #server: ServerProcess;
  readonly #pairs: readonly Pair[];
  readonly #http: HttpReceiver;
  readonly #mail: MailReceiver;
  readonly #plan: NoticesPlan;
  readonly #rng: Rng;
  /** When each message came, by person and turn. */
  readonly #told = new Map<string, number[]>();
  /** Those who were told of a turn and have not answered yet. */
  readonly #unanswered = new Set<string>();
  #presentTold = 0;
  #isOver = false;
  #working: Promise<unknown>[] = [];

  constructor(
    server: ServerProcess,
    pairs: readonly Pair[],
    http: HttpReceiver,
    mail: MailReceiver,
    plan: NoticesPlan,
  ) {
    this.#server = server;
    this.#pairs = pairs;
    this.#http = http;
    this.#mail = mail;
    this.#plan = plan;
    this.#rng = Rng.fromSeed(plan.seed);
  }

  async run(): Promise<NoticesReport> {
    for (const pair of this.#pairs) await this.#open(pair);
    const playing = this.#pairs.filter(({ kind }) => kind !== 'mail');
    // Everybody goes on by themselves; whoever is told by mail is asked once.
    this.#working = [
      ...this.#pairs.map((pair) => this.#playHere(pair)),
      ...playing.map((pair) => this.#playAway(pair)),
    ];
    let kills = 0;
    for (; kills < this.#plan.kills; kills++) {
      await sleep(SHORTEST_LIFE + this.#rng.below(LONGEST_LIFE - SHORTEST_LIFE));
      await this.#server.kill();
      await this.#server.start();
    }
    await until(() => this.#hear() >= this.#plan.changes, PATIENCE);
    this.#isOver = true;
    await Promise.all(this.#working);
    await this.#untilQuiet();
    await this.#server.kill();
    return this.#report(kills);
  }

  /** What is on its way arrives. */
  async #untilQuiet(): Promise<void> {
    const heard = () => this.#hear();
    for (let before = -1; before < heard(); ) {
      before = heard();
      await sleep(LONGEST_LIFE);
    }
  }

  close(): void {
    for (const { wire } of this.#pairs) wire?.close();
  }

  async #open(pair: Pair): Promise<void> {
    const { here, away } = pair;
    const plan: TablePlan = {
      game: 'rowhouse',
      options: { hand: 3, rounds: 9, trades: false },
      access: 'public',
      clock: null,
      seats: [{ kind: 'human', person: here.person, standIn: null }, { kind: 'open' }],
    };
    pair.table = await untilAnswered(() => this.#server.openTable(here, plan));
    pair.wire ??= new Wire(this.#server.socket, here.token);
    pair.wire.watch(pair.table);
    await this.#command(pair, away, { do: 'sit', seat: 1 });
    await this.#command(pair, here, { do: 'start' });
  }

  /** Whoever is there thinks for a while, with the table in sight. */
  async #playHere(pair: Pair): Promise<void> {
    while (!this.#isOver) {
      await sleep(this.#rng.below(HESITATION));
      const watched = pair.wire?.tables.get(pair.table);
      if (watched?.tableView.prompt) await this.#answer(pair, pair.here);
    }
  }

  /** Whoever is away answers once they are told of a turn. */
  async #playAway(pair: Pair): Promise<void> {
    while (!this.#isOver) {
      await sleep(300);
      this.#hear();
      if (pair.wire?.tables.get(pair.table)?.tableView.phase === 'over') await this.#open(pair);
      if (this.#unanswered.delete(pair.away.person)) await this.#answer(pair, pair.away);
    }
  }

  /** Gives one answer, and goes on as long as the turn does. */
  async #answer(pair: Pair, who: Guest): Promise<void> {
    const read = async (what: string) => {
      const text = await this.#server.get(`/api/tables/${pair.table}/${what}`, who).catch(() => '');
      if (text.startsWith('200 ')) return JSON.parse(text.slice(4));
      // Killed just now.
      await sleep(200);
      return undefined;
    };
    for (let last: number | undefined; !this.#isOver; ) {
      const [legal, view] = [await read('legal'), await read('tableView')];
      if (!legal || !view) continue;
      // Somebody else has moved since: what is asked now is another turn.
      if (legal.legal.length === 0 || (last !== undefined && legal.seq !== last)) return;
      const { answered, viewer } = view.tableView;
      const action = this.#rng.pick(legal.legal);
      const command = { do: 'play', answered: answered[viewer], action };
      // Refused where both have answered at once: then it is read again.
      const stored = await this.#command(pair, who, command).catch(() => undefined);
      last = stored?.seq ?? last;
    }
  }

  /** Sent again under the same id until the server has answered. */
  async #command({ table }: Pair, who: Guest, command: object): Promise<{ readonly seq: number }> {
    const id = randomUUID();
    return untilAnswered(() => this.#server.post(`/api/tables/${table}/commands`, { id, command }, who));
  }

  /** Reads what has arrived; gives the number of turns that somebody was told of. */
  #hear(): number {
    const now = Date.now();
    const add = (person: string, turn: string) => {
      const key = `${person} ${turn}`;
      const before = this.#told.get(key);
      if (!before) this.#unanswered.add(person);
      this.#told.set(key, [...(before ?? []), now]);
    };
    for (const posted of this.#http.posted.splice(0)) {
      const [, kind, person = ''] = posted.path.split('/');
      if (kind === 'present') this.#presentTold += 1;
      else {
        const { subscriber } = at(
          this.#pairs,
          this.#pairs.findIndex(({ away }) => away.person === person),
        ).away;
        const body = kind === 'push' ? subscriber.decrypt(posted) : JSON.parse(posted.body.toString());
        // What our own server has sent.
        const { key, kind: what } = body as { key: string; kind: string };
        if (what === 'turn') add(person, key);
      }
    }
    for (const text of this.#mail.mails.splice(0)) add(/^To: (\w+)@/m.exec(text)?.[1] ?? '', 'mail');
    return this.#told.size;
  }

  /** Compares what was told with what the database has. */
  async #report(kills: number): Promise<NoticesReport> {
    const { db } = openDatabase({ file: storeFile(this.#server.data) });
    const entries = await db
      .selectFrom('entries')
      .select(['table_id', 'at', 'awaited'])
      .orderBy('table_id')
      .orderBy('seq')
      .execute();
    const seats = await db
      .selectFrom('table_people')
      .select(['table_id', 'person'])
      .where('seat', '=', 1)
      .execute();
    await db.destroy();
    const awayAt = new Map(seats.map(({ table_id, person }) => [table_id, person]));
    const kindOf = new Map(this.#pairs.map(({ away, kind }) => [away.person, kind]));
    const changes = { hook: 0, push: 0, mail: 0 };
    const delays: number[] = [];
    let untold = 0;
    for (const { table, from } of turnsOf(entries)) {
      const person = awayAt.get(table) ?? '';
      const kind = kindOf.get(person) ?? 'mail';
      const told = this.#told.get(kind === 'mail' ? `${person} mail` : `${person} ${table} ${from}`);
      changes[kind] += 1;
      if (told) delays.push(at(told, 0) - from);
      else untold += 1;
    }
    const twice = [...this.#told.values()].filter(({ length }) => length > 1).length;
    delays.sort((one, two) => one - two);
    const median = delays[Math.floor(delays.length / 2)] ?? 0;
    return { kills, changes, untold, twice, presentTold: this.#presentTold, median };
  }
}

/** Asks again as long as the server is dead. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      // What the server has refused begins like this.
      if (error instanceof Error && error.message.startsWith('POST')) throw error;
      await sleep(200);
    }
}

if (process.argv[1]?.endsWith('notices.ts')) {
  const [changes = 1000, kills = 20] = process.argv.slice(2).map(Number);
  const tables = Math.max(10, Math.round(changes / 9));
  const report = await proveNotices({ changes, kills, tables, seed: '3'.repeat(32) });
  const all = Object.values(report.changes).reduce((sum, count) => sum + count, 0);
  console.log(
    `${all} turn changes of people who were away (${countsText(report.changes)}), ${report.kills} kills: ${report.untold} not told, ${report.twice} told twice, ${report.presentTold} messages to people who were there; told after ${report.median} ms (median)`,
  );
  process.exit(report.untold === 0 && report.presentTold === 0 && report.twice * 100 <= all ? 0 : 1);
}
