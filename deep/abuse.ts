/**
 * Abuse proof: messages nobody should send, at a table of every game, while its two people play on now and then.
 *   npm run deep:abuse -- [messages a game]      100,000 by default; ends with 1 when one was accepted or not answered
 */
import { GAME_IDS, loadTitle, type Title } from '#games';
import { at, boxOfRecord, Rng, replay, type Seat, same } from '#kernel';
import { legalOf, standingPlays, stateAt } from '#table';
import { openStore, storeFile } from '../src/server/store/index.ts';
import { Attacker, knock, knocks } from './attacker.ts';
import { attack } from './fuzz.ts';
import { type Guest, ServerProcess } from './serverProcess.ts';
import { isSteady } from './steadyMemory.ts';
import type { Target } from './target.ts';
import { until } from './until.ts';
import { Wire } from './wire.ts';

/** Messages between two rounds of honest play: a hundredth of all, but not too few. */
const PART = 100;
const ROUND = 300;

export interface AbuseReport {
  readonly game: string;
  messages: number;
  /** How often a table was not as honest play had left it. */
  accepted: number;
  /** How often each answer came. */
  readonly answers: Map<string, number>;
  /** Megabytes the process held after each tenth of the messages. */
  readonly memory: number[];
  readonly faults: string[];
}

export async function proveAbuse(messages: number, seed: string): Promise<AbuseReport[]> {
  const server = await ServerProcess.open();
  try {
    const reports: AbuseReport[] = [];
    for (const id of GAME_IDS)
      reports.push(await new AbuseProof(server, await loadTitle(id), seed).run(messages));
    return reports;
  } finally {
    await server.remove();
  }
}

class AbuseProof {
  readonly #server: ServerProcess;
  readonly #title: Title;
  readonly #rng: Rng;
  readonly #report: AbuseReport;
  readonly #guests: Guest[] = [];
  readonly #wires: Wire[] = [];
  readonly #attackers: Attacker[] = [];
  readonly #strange: unknown[] = [null];
  #accepted: string[][] = [[], []];
  #table = '';

  constructor(server: ServerProcess, title: Title, seed: string) {
    this.#server = server;
    this.#title = title;
    this.#rng = Rng.fromSeed(seed, title.game.id);
    const { id } = title.game;
    this.#report = { game: id, messages: 0, accepted: 0, answers: new Map(), memory: [], faults: [] };
  }

  async run(messages: number): Promise<AbuseReport> {
    for (const name of ['Anna', 'Ben', 'Mallory']) this.#guests.push(await this.#server.guest(name));
    for (const { token } of this.#guests) {
      this.#attackers.push(new Attacker(this.#server.socket, token));
      this.#wires.push(new Wire(this.#server.socket, token, { fault: (text) => this.#fault(text) }));
    }
    await this.#openTable();
    while (this.#report.messages < messages) {
      await this.#playHonestly();
      await this.#attack(Math.max(ROUND, Math.round(messages / PART)));
      await this.#knock();
      if (this.#report.messages >= (messages / 10) * (this.#report.memory.length + 1))
        this.#report.memory.push(Math.round(this.#server.memory / 2 ** 20));
    }
    await this.#checkRecord();
    for (const wire of this.#wires) wire.close();
    for (const attacker of this.#attackers) {
      attacker.close();
      for (const fault of attacker.faults) this.#fault(fault);
      for (const [answer, count] of attacker.answers)
        this.#report.answers.set(answer, (this.#report.answers.get(answer) ?? 0) + count);
    }
    return this.#report;
  }

  async #openTable(): Promise<void> {
    const { game } = this.#title;
    const [host] = this.#guests;
    if (!host) throw new Error('nobody is there');
    this.#table = await this.#server.openTable(host, {
      game: game.id,
      options: {},
      access: 'public',
      clock: null,
      seats: [{ kind: 'human', person: host.person, standIn: null }, { kind: 'open' }],
    });
    this.#accepted = [[], []];
    await this.#seated(1).command(this.#table, { do: 'sit', seat: 1 });
    await this.#seated(0).command(this.#table, { do: 'start' });
    for (const wire of this.#wires) wire.watch(this.#table);
    await this.#until(() => this.#wires.every((wire) => wire.tables.has(this.#table)));
  }

  /** A few legal answers, so that every part of the game is attacked in the end. */
  async #playHonestly(): Promise<void> {
    for (let plays = 1 + this.#rng.below(3); plays > 0; plays--) {
      const target = this.#target();
      const turn = target.seats.find(({ legal }) => legal.length > 0);
      if (!turn) {
        await this.#checkRecord();
        await this.#openTable();
        continue;
      }
      const { seat, answered, legal } = turn;
      const action = this.#rng.pick(legal);
      const id = `honest-${this.#report.messages}-${plays}-${this.#rng.next()}`;
      const seq = await this.#seated(seat).command(this.#table, { do: 'play', answered, action }, id);
      this.#accepted[seat]?.push(id);
      if (this.#strange.length < 200) this.#strange.push(action);
      await this.#until(() => this.#wires.every((wire) => (wire.tables.get(this.#table)?.seq ?? 0) >= seq));
    }
  }

  async #attack(count: number): Promise<void> {
    const before = this.#tableViews();
    const target = this.#target();
    const attacks = Array.from({ length: count }, (_, n) =>
      attack(this.#rng, target, this.#report.messages + n),
    );
    await Promise.all(
      this.#attackers.map((attacker, n) =>
        attacker.send(attacks.filter(({ from }) => (from === 'stranger' ? 2 : from) === n)),
      ),
    );
    this.#report.messages += attacks.length;
    if (!this.#server.isRunning) throw new Error(`the server is gone: ${this.#server.said}`);
    if (!same(this.#tableViews(), before) || (await this.#storedSeq()) !== at(before, 0).seq) {
      this.#report.accepted += 1;
      this.#fault(
        `something was accepted between ${this.#report.messages - count} and ${this.#report.messages}`,
      );
    }
  }

  /** Without a session, from a strange page or before hello nothing is answered and nothing done. */
  async #knock(): Promise<void> {
    const { seats } = this.#target();
    const turn = seats.find(({ legal }) => legal.length > 0);
    const { answered = 0, legal = [null], seat = 0 } = turn ?? {};
    const { token } = at(this.#guests, seat);
    const command = { do: 'play', answered, action: legal[0] };
    const play = JSON.stringify({ ask: 'command', table: this.#table, id: 'knock', command });
    const cases = knocks(token, play);
    const { headers, messages, code: expected } = this.#rng.pick(cases);
    const { code, heard } = await knock(this.#server.socket, headers, messages);
    if (heard.length > 0) this.#fault(`a stranger at the door heard ${heard[0]}`);
    if (code !== expected) this.#fault(`the door closed with ${code}, not ${expected}`);
    this.#report.messages += messages.length;
    this.#report.answers.set(`close ${code}`, (this.#report.answers.get(`close ${code}`) ?? 0) + 1);
    if ((await this.#storedSeq()) !== at(this.#tableViews(), 0).seq) {
      this.#report.accepted += 1;
      this.#fault('something was accepted at the door');
    }
  }

  /** What lies in the store is what the rules make of the answers that stand. */
  async #checkRecord(): Promise<void> {
    const store = await openStore({ file: storeFile(this.#server.data) });
    const [stored, entries] = await Promise.all([store.load(this.#table), store.entries(this.#table, 0)]);
    await store.close();
    if (!stored) return this.#fault('the table is not in the store');
    const { plan, seats, seed, position } = stateAt(stored.snapshot, stored.entries);
    const { game, options } = plan;
    const plays = standingPlays(entries);
    const box = boxOfRecord(this.#title.game);
    const record = { game, options, seats: seats.length, seed: seed ?? '', plays, ...box };
    const again = replay(this.#title.game, record);
    if (!same(again.position.state, position?.state)) this.#fault('the record ends otherwise');
  }

  #target(): Target {
    const seats = [0, 1].map((seat) => {
      const tableView = this.#seated(seat).tables.get(this.#table)?.tableView;
      if (!tableView) throw new Error('the table is not watched');
      return {
        seat,
        answered: tableView.answered[seat] ?? 0,
        awaited: tableView.awaited.includes(seat),
        legal: legalOf(this.#title.game, tableView),
      };
    });
    return { table: this.#table, seats, accepted: this.#accepted, strange: this.#strange };
  }

  #tableViews() {
    return this.#wires.map((wire) => {
      const { seq = -1, tableView } = wire.tables.get(this.#table) ?? {};
      return { seq, tableView };
    });
  }

  async #storedSeq(): Promise<number> {
    const fresh = new Wire(this.#server.socket, at(this.#guests, 2).token);
    fresh.watch(this.#table);
    await this.#until(() => fresh.tables.has(this.#table));
    fresh.close();
    return fresh.tables.get(this.#table)?.seq ?? -1;
  }

  async #until(holds: () => boolean): Promise<void> {
    if (!(await until(holds))) throw new Error(`waited too long: ${this.#server.said}`);
  }

  #seated(seat: Seat): Wire {
    return at(this.#wires, seat);
  }

  #fault(text: string): void {
    this.#report.faults.push(text);
  }
}

if (process.argv[1] === import.meta.filename) {
  const messages = Number(process.argv[2] ?? 100_000);
  const reports = await proveAbuse(messages, Date.now().toString(16).padStart(32, '0'));
  // While the first game is attacked the process still warms up.
  const flat = isSteady(
    reports.slice(1).flatMap(({ memory }) => memory),
    48,
  );
  let proven = flat;
  for (const { game, messages, accepted, answers, memory, faults } of reports) {
    proven &&= accepted === 0 && faults.length === 0;
    console.log(`${game}: ${messages} messages, ${accepted} accepted; MB held ${memory.join(' ')}`);
    console.log(
      `  ${[...answers]
        .sort((a, b) => b[1] - a[1])
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', ')}`,
    );
    for (const fault of faults.slice(0, 10)) console.log(`  FAULT ${fault}`);
  }
  console.log(`memory after the first game: ${flat ? 'flat' : 'NOT FLAT'}`);
  console.log(proven ? 'nothing was accepted, everything was answered' : 'NOT PROVEN');
  process.exit(proven ? 0 : 1);
}
