/**
 * Cluster proof: people and bots play over real sockets on several nodes, while nodes are killed and stopped, lines cut and
 * frozen, and PostgreSQL and NATS crash.
 *   npm run deep:cluster -- [faults] [tables] [nodes]      100 faults, 60 tables, 3 nodes by default; ends with 1 when anything acknowledged was lost or doubled
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS, type Title } from '#games';
import { at, Rng, replay, type Seat, same } from '#kernel';
import { type Holder, recordOf, stateAt } from '#table';
import { openStore, type Store } from '../src/server/store/index.ts';
import { NATS_CURE } from '../tools/nats.mjs';
import { type CrashReport, checkAnswered, checkCommands, checkLog, newReport } from './crashReport.ts';
import { FAULTS, type Fault, Fleet } from './fleet.ts';
import { Overhearing } from './overhear.ts';
import { allTitles, Scripted } from './scripted.ts';
import type { Guest } from './serverProcess.ts';
import { countsText, until } from './until.ts';

/** A client goes to another node after so many milliseconds of silence. */
const SILENCE = 4000;

/** How long the last games may take, in milliseconds. */
const PATIENCE = 300_000;

/** Words of every entry: none of them may be read between nodes. */
const WORDS = ['happening', 'patch', 'position', 'person', 'seat'];

export interface ClusterPlan {
  readonly faults: readonly Fault[];
  /** In all, so many of them at the same time. */
  readonly tables: number;
  readonly atOnce: number;
  readonly nodes: number;
  readonly people: number;
  readonly games: readonly string[];
  readonly seed: string;
}

export interface ClusterReport extends CrashReport {
  /** Milliseconds from a client's noticing that its node is gone until it is in sync at another. */
  readonly back: number[];
  /** Messages between nodes that were listened to. */
  overheard: number;
}

/** Plays and suffers; whatever must not be is in the report. Null where there is no PostgreSQL or NATS. */
export async function proveCluster(plan: ClusterPlan): Promise<ClusterReport | null> {
  const fleet = await Fleet.open(plan.nodes);
  if (!fleet) return null;
  const proof = new ClusterProof(fleet, plan, await allTitles());
  try {
    return await proof.run();
  } finally {
    proof.close();
    await fleet.remove();
  }
}

class ClusterProof {
  readonly #fleet: Fleet;
  readonly #plan: ClusterPlan;
  readonly #rng: Rng;
  readonly #titles: ReadonlyMap<string, Title>;
  readonly #people: { guest: Guest; scripted: Scripted }[] = [];
  readonly #playing = new Map<string, readonly Scripted[]>();
  readonly #report: ClusterReport = { ...newReport(), back: [], overheard: 0 };

  constructor(fleet: Fleet, plan: ClusterPlan, titles: ReadonlyMap<string, Title>) {
    this.#fleet = fleet;
    this.#plan = plan;
    this.#rng = Rng.fromSeed(plan.seed);
    this.#titles = titles;
  }

  async run(): Promise<ClusterReport> {
    const watch = this.#timeReturns();
    const overhearing = await Overhearing.open(this.#fleet.natsUrl);
    for (let n = 0; n < this.#plan.people; n++) await this.#invite(n);
    await this.#openMore();
    for (const fault of this.#plan.faults) {
      await sleep(this.#rng.below(1000));
      await this.#fleet.suffer(fault, this.#rng);
      this.#report.kills += 1;
      const isBack = await until(() => this.#people.every(({ scripted }) => scripted.wire.live));
      if (!isBack) this.#fault(`clients do not come back after ${fault}`);
      await this.#openMore();
    }
    while (this.#report.tables < this.#plan.tables) {
      await this.#openMore();
      await sleep(200);
    }
    await until(() => this.#unfinished().length === 0, PATIENCE);
    clearInterval(watch);
    await this.#inspect();
    this.#report.overheard = overhearing.messages.length;
    for (const text of overhearing.found([...WORDS, ...this.#ids()])) this.#fault(`NATS carries "${text}"`);
    await overhearing.close();
    return this.#report;
  }

  /** Looks every few milliseconds who is away, and for how long. */
  #timeReturns(): NodeJS.Timeout {
    const away = new Map<Scripted, number>();
    return setInterval(() => {
      for (const { scripted } of this.#people) {
        const since = away.get(scripted);
        if (!scripted.wire.live) away.set(scripted, since ?? performance.now());
        else if (since !== undefined) {
          // Who begins to watch one more table is away for a moment as well, without a cut.
          if (scripted.wire.cuts > 0) this.#report.back.push(performance.now() - since);
          away.delete(scripted);
        }
      }
    }, 10);
  }

  /** Of tables and people. */
  #ids(): string[] {
    return [...this.#playing.keys(), ...this.#people.map(({ guest }) => guest.person)];
  }

  close(): void {
    for (const { scripted } of this.#people) scripted.wire.close();
  }

  #unfinished(): string[] {
    const going = [...this.#playing].filter(([id, people]) =>
      people.some(({ wire }) => wire.tables.get(id)?.tableView.phase !== 'over'),
    );
    return going.map(([id]) => id);
  }

  async #openMore(): Promise<void> {
    while (this.#unfinished().length < this.#plan.atOnce && this.#report.tables < this.#plan.tables)
      await this.#openTable();
  }

  async #invite(n: number): Promise<void> {
    const guest = await this.#anywhere((server) => server.guest(`Guest ${n}`));
    const address = () => this.#fleet.someSocket(this.#rng);
    const scripted = new Scripted(address, guest.token, seedOf(this.#rng), this.#titles, {}, SILENCE);
    this.#people.push({ guest, scripted });
  }

  /** One more table: two people, and often a bot. */
  async #openTable(): Promise<void> {
    const games = this.#plan.games;
    const { game } = this.#titles.get(at(games, this.#report.tables % games.length)) ?? {};
    if (!game) throw new Error('no such game');
    const [host, other] = this.#rng.shuffle([...this.#people]).slice(0, 2);
    if (!host || !other) throw new Error('nobody is there');
    const bots = this.#rng.below(Math.min(game.seats.max, 3) - 1);
    const seats: Holder[] = [
      { kind: 'human', person: host.guest.person, standIn: null },
      { kind: 'open' },
      ...Array.from({ length: bots }, (): Holder => ({ kind: 'bot', level: 'level1' })),
    ];
    const plan = { game: game.id, options: {}, access: 'public', clock: null, seats } as const;
    const id = await this.#anywhere((server) => server.openTable(host.guest, plan));
    this.#playing.set(id, [host.scripted, other.scripted]);
    this.#report.tables += 1;
    for (const [seat, { scripted }] of [host, other].entries()) scripted.join(id, seat as Seat);
  }

  /** Asks one node after the other until one answers. */
  async #anywhere<T>(ask: (server: Fleet['nodes'][number]['server']) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++)
      try {
        return await ask(this.#rng.pick(this.#fleet.nodes).server);
      } catch (error) {
        if (tries > 50) throw error;
        await sleep(200);
      }
  }

  async #inspect(): Promise<void> {
    const store = await openStore({ file: '', databaseUrl: this.#fleet.postgres.url });
    const acknowledged = this.#people.flatMap(({ scripted }) => [...scripted.acknowledged]);
    for (const [id, people] of this.#playing) {
      const entries = await store.entries(id, 0);
      checkLog(this.#report, id, entries);
      checkCommands(
        this.#report,
        entries,
        acknowledged.filter(({ table }) => table === id),
      );
      for (const { wire } of people) {
        const watched = wire.tables.get(id);
        if (watched) checkAnswered(this.#report, id, entries, watched);
      }
      await this.#checkEnd(store, id);
    }
    await store.close();
    for (const { scripted } of this.#people) {
      this.#report.acknowledged += scripted.acknowledged.length;
      this.#report.resent += scripted.wire.resent;
      this.#report.cuts += scripted.wire.cuts;
      for (const fault of scripted.faults) this.#fault(fault);
    }
  }

  /** The game came to its end, its record leads there, and everybody has seen every entry once. */
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

  #fault(text: string): void {
    this.#report.faults.push(text);
  }
}

/** A seed out of a generator. */
function seedOf(rng: Rng): string {
  return Array.from({ length: 4 }, () => rng.next().toString(16).padStart(8, '0')).join('');
}

if (process.argv[1] === import.meta.filename) {
  const [faults = 100, tables = 60, nodes = 3] = process.argv.slice(2).map(Number);
  const seed = Date.now().toString(16).padStart(32, '0');
  const rng = Rng.fromSeed(seed, 'faults');
  const report = await proveCluster({
    faults: Array.from({ length: faults }, () => rng.pick(FAULTS)),
    tables,
    atOnce: 12,
    nodes,
    people: 16,
    games: GAME_IDS,
    seed,
  });
  if (!report) {
    console.log(`SKIPPED the cluster proof: PostgreSQL or NATS is missing; cure: ${NATS_CURE}`);
    process.exit(1);
  }
  const { faults: wrong, back, kills, ...counts } = report;
  const sorted = back.toSorted((one, two) => one - two);
  const figure = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  console.log(`faults ${kills}, ${countsText(counts)}`);
  console.log(
    `clients in sync again after they noticed a cut (${sorted.length} times): median ${figure(0.5)} ms, at most ${figure(1)} ms`,
  );
  for (const fault of wrong.slice(0, 20)) console.log(`FAULT ${fault}`);
  const proven = report.lost + report.doubled + wrong.length === 0 && report.finished === report.tables;
  console.log(proven ? 'nothing acknowledged was lost or doubled, every game came to its end' : 'NOT PROVEN');
  process.exit(proven ? 0 : 1);
}
