/**
 * Crash proof: people and bots play over real sockets while the server is killed without warning again and again.
 *   npm run deep:crash -- [kills]      200 kills by default; ends with 1 when anything acknowledged was lost or doubled
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS, type Title } from '#games';
import { at, Rng, same } from '#kernel';
import { openStore, type Store, storeFile } from '../src/server/store/index.ts';
import { Company } from './company.ts';
import type { CrashReport } from './crashReport.ts';
import { allTitles } from './scripted.ts';
import { ServerProcess } from './serverProcess.ts';
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
  readonly #company: Company;
  /** Called at the next send or acknowledgement: the moment to kill. */
  #moment: { readonly at: 'sent' | 'acknowledged'; strike(): void } | undefined;

  constructor(server: ServerProcess, seed: string, titles: ReadonlyMap<string, Title>) {
    this.#server = server;
    this.#rng = Rng.fromSeed(seed);
    const strike = (moment: 'sent' | 'acknowledged') => {
      if (this.#moment?.at === moment) this.#moment.strike();
    };
    this.#company = new Company({
      rng: this.#rng,
      titles,
      games: GAME_IDS,
      anywhere: (ask) => ask(server),
      address: server.socket,
      events: { sent: () => strike('sent'), acknowledged: () => strike('acknowledged') },
    });
  }

  async run(kills: number, tables: number): Promise<CrashReport> {
    const { report } = this.#company;
    await this.#company.invite(2 * tables);
    while (report.kills < kills) {
      await this.#company.fill(tables);
      await this.#untilMoment(at(MOMENTS, report.kills % MOMENTS.length));
      await this.#server.kill();
      report.kills += 1;
      await this.#server.start();
      // Now and then the next kill comes before anybody has recovered.
      if (report.kills % 4 === 0) continue;
      await this.#untilAllAreBack();
      await this.#withStore((store) => this.#company.inspect(store, this.#company.unfinished));
      await this.#compareTableViews();
    }
    await until(() => this.#company.unfinished.length === 0, PATIENCE);
    await this.#withStore((store) => this.#company.inspectEnds(store));
    return report;
  }

  close(): void {
    this.#company.close();
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
    const { people, report } = this.#company;
    const missing = () => people.filter(({ scripted }) => !scripted.wire.live);
    if (await until(() => missing().length === 0, PATIENCE)) return;
    const faults = missing().flatMap(({ scripted }) => scripted.faults);
    const who = `${missing().length} of ${people.length} clients`;
    throw new Error(
      `after kill ${report.kills} ${who} do not come back: ${[...faults, this.#server.said].join('; ')}`,
    );
  }

  async #withStore(work: (store: Store) => Promise<void>): Promise<void> {
    const store = await openStore({ file: storeFile(this.#server.data) });
    await work(store).finally(() => store.close());
  }

  /** A newcomer with the same rights sees what a client sees who was there all the time. */
  async #compareTableViews(): Promise<void> {
    const { guest, scripted } = this.#rng.pick(this.#company.people);
    const tables = [...scripted.wire.tables.keys()];
    if (tables.length === 0) return;
    const id = this.#rng.pick(tables);
    const fresh = new Wire(this.#server.socket, guest.token);
    fresh.watch(id);
    await until(() => fresh.tables.has(id));
    const seen = fresh.tables.get(id);
    fresh.close();
    if (!seen) return this.#company.fault(`a newcomer could not watch ${id}`);
    const [seq, tableView] = at([...seen.tableViews], 0);
    await until(() => (scripted.wire.tables.get(id)?.seq ?? 0) >= seq);
    const known = scripted.wire.tables.get(id)?.tableViews.get(seq);
    if (!known) return;
    this.#company.report.compared += 1;
    if (!same(known, tableView)) this.#company.fault(`table ${id} at ${seq}: a newcomer sees something else`);
  }
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
