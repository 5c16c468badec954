/**
 * Crash proof: people and bots play over real sockets while the server is killed without warning again and again.
 *   npm run deep:crash -- [kills]      200 kills by default; ends with 1 when anything acknowledged was lost or doubled
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS, type Title } from '#games';
import { at, Rng, replay, type Seat, same } from '#kernel';
import { type Holder, recordOf, stateAt } from '#table';
import { openStore, type Store, storeFile } from '../src/server/store/index.ts';
import { type CrashReport, checkAnswered, checkCommands, checkLog, newReport } from './crashReport.ts';
import { allTitles, Scripted } from './scripted.ts';
import { type Guest, ServerProcess } from './serverProcess.ts';
import { countsText, until } from './until.ts';
import { Wire } from './wire.ts';

/** Milliseconds of play before a kill that comes by chance, at most. */
const LONGEST_PLAY = 400;

/** How long clients may take to come back, and the last games to end, in milliseconds: what is lost counts, not the time on a busy machine. */
const PATIENCE = 180_000;

/** When to kill, in turn. */
const MOMENTS = ['any', 'sent', 'acknowledged'] as const;

export interface CrashPlan {
  readonly kills: number;
  /** Played at the same time. */
  readonly tables: number;
  readonly seed: string;
}

/** Plays and kills; whatever must not be is in the report. */
export async function proveCrashes({ kills, tables, seed }: CrashPlan): Promise<CrashReport> {
  const server = await ServerProcess.open();
  const proof = new CrashProof(server, seed, await allTitles());
  try {
    return await proof.run(kills, tables);
  } finally {
    proof.close();
    await server.remove();
  }
}

class CrashProof {
  readonly #server: ServerProcess;
  readonly #rng: Rng;
  readonly #titles: ReadonlyMap<string, Title>;
  readonly #people: { guest: Guest; scripted: Scripted }[] = [];
  /** Who plays at which table. */
  readonly #playing = new Map<string, readonly Scripted[]>();
  readonly #report = newReport();
  /** Called at the next send or acknowledgement: the moment to kill. */
  #moment: { readonly at: 'sent' | 'acknowledged'; strike(): void } | undefined;

  constructor(server: ServerProcess, seed: string, titles: ReadonlyMap<string, Title>) {
    this.#server = server;
    this.#rng = Rng.fromSeed(seed);
    this.#titles = titles;
  }

  async run(kills: number, tables: number): Promise<CrashReport> {
    for (let n = 0; n < 2 * tables; n++) await this.#invite(n);
    while (this.#report.kills < kills) {
      while (this.#unfinished().length < tables) await this.#openTable();
      await this.#untilMoment(at(MOMENTS, this.#report.kills % MOMENTS.length));
      await this.#server.kill();
      this.#report.kills += 1;
      await this.#server.start();
      // Now and then the next kill comes before anybody has recovered.
      if (this.#report.kills % 4 === 0) continue;
      await this.#untilAllAreBack();
      await this.#inspect(this.#unfinished());
      await this.#compareTableViews();
    }
    await this.#untilAllAreOver();
    return this.#report;
  }

  /** Tables that somebody there has not yet seen the end of. */
  #unfinished(): string[] {
    const going = [...this.#playing].filter(([id, people]) =>
      people.some(({ wire }) => wire.tables.get(id)?.tableView.phase !== 'over'),
    );
    return going.map(([id]) => id);
  }

  close(): void {
    for (const { scripted } of this.#people) scripted.wire.close();
  }

  async #invite(n: number): Promise<void> {
    const guest = await this.#server.guest(`Guest ${n}`);
    const strike = (moment: 'sent' | 'acknowledged') => {
      if (this.#moment?.at === moment) this.#moment.strike();
    };
    const scripted = new Scripted(this.#server.socket, guest.token, seedOf(this.#rng), this.#titles, {
      sent: () => strike('sent'),
      acknowledged: () => strike('acknowledged'),
    });
    this.#people.push({ guest, scripted });
  }

  /** One more table: two people at least, and often a bot. */
  async #openTable(): Promise<void> {
    const { game } = this.#titles.get(at(GAME_IDS, this.#report.tables % GAME_IDS.length)) ?? {};
    if (!game) throw new Error('no such game');
    const [host, other] = this.#rng.shuffle([...this.#people]).slice(0, 2);
    if (!host || !other) throw new Error('nobody is there');
    const bots = this.#rng.below(Math.min(game.seats.max, 3) - 1);
    const seats: Holder[] = [
      { kind: 'human', person: host.guest.person, standIn: null },
      { kind: 'open' },
      ...Array.from(
        { length: bots },
        (_, n): Holder => ({ kind: 'bot', level: n > 0 ? 'level3' : 'level1' }),
      ),
    ];
    const id = await this.#server.openTable(host.guest, {
      game: game.id,
      options: {},
      access: 'public',
      clock: null,
      seats,
    });
    this.#playing.set(id, [host.scripted, other.scripted]);
    this.#report.tables += 1;
    for (const [seat, { scripted }] of [host, other].entries()) scripted.join(id, seat as Seat);
  }

  /** Until a while has passed, or somebody has just sent something, or has just been told that it is stored. */
  #untilMoment(kind: (typeof MOMENTS)[number]): Promise<void> {
    const delay = this.#rng.below(LONGEST_PLAY + 1);
    if (kind === 'any') return sleep(delay);
    return new Promise((resolve) => {
      const strike = () => {
        this.#moment = undefined;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(strike, 4 * LONGEST_PLAY);
      setTimeout(() => {
        this.#moment = { at: kind, strike };
      }, delay / 2);
    });
  }

  async #untilAllAreBack(): Promise<void> {
    const missing = () => this.#people.filter(({ scripted }) => !scripted.wire.live);
    if (await until(() => missing().length === 0, PATIENCE)) return;
    const faults = missing().flatMap(({ scripted }) => scripted.faults);
    const who = `${missing().length} of ${this.#people.length} clients`;
    throw new Error(
      `after kill ${this.#report.kills} ${who} do not come back: ${[...faults, this.#server.said].join('; ')}`,
    );
  }

  /** What was acknowledged is in the log, once and in its place; the log has no gaps; the counts of answers fit. */
  async #inspect(tables: readonly string[]): Promise<void> {
    const acknowledged = this.#people.flatMap(({ scripted }) => [...scripted.acknowledged]);
    const store = await openStore({ file: storeFile(this.#server.data) });
    try {
      for (const id of tables) {
        const mine = acknowledged.filter(({ table }) => table === id);
        const tableViews = this.#playing.get(id)?.map(({ wire }) => wire.tables.get(id));
        const entries = await store.entries(id, 0);
        checkLog(this.#report, id, entries);
        checkCommands(this.#report, entries, mine);
        for (const watched of tableViews ?? [])
          if (watched) checkAnswered(this.#report, id, entries, watched);
      }
    } finally {
      await store.close();
    }
  }

  /** A newcomer with the same rights sees what a client sees who was there all the time. */
  async #compareTableViews(): Promise<void> {
    const { guest, scripted } = this.#rng.pick(this.#people);
    const tables = [...scripted.wire.tables.keys()].filter((id) => this.#playing.has(id));
    if (tables.length === 0) return;
    const id = this.#rng.pick(tables);
    const fresh = new Wire(this.#server.socket, guest.token);
    fresh.watch(id);
    await until(() => fresh.tables.has(id));
    const seen = fresh.tables.get(id);
    fresh.close();
    if (!seen) return this.#fault(`a newcomer could not watch ${id}`);
    const [seq, tableView] = at([...seen.tableViews], 0);
    await until(() => (scripted.wire.tables.get(id)?.seq ?? 0) >= seq);
    const known = scripted.wire.tables.get(id)?.tableViews.get(seq);
    if (!known) return;
    this.#report.compared += 1;
    if (!same(known, tableView)) this.#fault(`table ${id} at ${seq}: a newcomer sees something else`);
  }

  async #untilAllAreOver(): Promise<void> {
    await until(() => this.#unfinished().length === 0, PATIENCE);
    const tables = [...this.#playing.keys()];
    await this.#inspect(tables);
    const store = await openStore({ file: storeFile(this.#server.data) });
    for (const id of tables) await this.#checkEnd(store, id);
    await store.close();
    this.#count();
  }

  /** The game came to its end, and its record, played again by the rules, ends the same. */
  async #checkEnd(store: Store, id: string): Promise<void> {
    const entries = await store.entries(id, 0);
    const stored = await store.load(id);
    if (!stored) return this.#fault(`table ${id} is not in the store`);
    const state = stateAt(stored.snapshot, stored.entries);
    const title = this.#titles.get(state.plan.game);
    if (state.phase !== 'over' || !title) return this.#fault(`table ${id} (${state.plan.game}) is not over`);
    const { position } = replay(title.game, recordOf(state, entries));
    if (!same(position.state, state.position?.state)) this.#fault(`the record of ${id} ends otherwise`);
    for (const { wire } of this.#playing.get(id) ?? []) {
      const seen = wire.tables.get(id)?.entries ?? [];
      if (seen.length !== entries.length || !seen.every(({ seq }, n) => seq === n + 1))
        this.#fault(`somebody at ${id} has not seen every entry once`);
    }
    this.#report.finished += 1;
    this.#report.entries += entries.length;
  }

  #count(): void {
    for (const { scripted } of this.#people) {
      this.#report.acknowledged += scripted.acknowledged.length;
      this.#report.resent += scripted.wire.resent;
      this.#report.cuts += scripted.wire.cuts;
      for (const fault of scripted.faults) this.#fault(fault);
    }
  }

  #fault(text: string): void {
    this.#report.faults.push(text);
  }
}

/** A seed out of a generator. */
function seedOf(rng: Rng): string {
  return Array.from({ length: 4 }, () => rng.next().toString(16).padStart(8, '0')).join('');
}

if (process.argv[1] === import.meta.filename) {
  const kills = Number(process.argv[2] ?? 200);
  const seed = Date.now().toString(16).padStart(32, '0');
  const report = await proveCrashes({ kills, tables: 8, seed });
  const { faults, ...counts } = report;
  console.log(countsText(counts));
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  const proven = report.lost + report.doubled + faults.length === 0 && report.finished === report.tables;
  console.log(proven ? 'nothing acknowledged was lost or doubled, every game came to its end' : 'NOT PROVEN');
  process.exit(proven ? 0 : 1);
}
