/**
 * Cluster proof: people and bots play over real sockets on several nodes, while nodes are killed and stopped, lines cut, frozen
 * and slowed down, and PostgreSQL and NATS crash.
 *   npm run deep:cluster -- [faults] [tables] [nodes]      100 faults, 60 tables at a time, 3 nodes by default; ends with 1 when anything
 *   acknowledged was lost or doubled, a game did not end, or clients were out of sync for too long
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '#games';
import { at, Rng } from '#kernel';
import { openStore } from '../src/server/store/index.ts';
import { NATS_CURE } from '../tools/nats.mjs';
import { Company } from './company.ts';
import type { CrashReport } from './crashReport.ts';
import { FAULTS, type Fault, isOfOneNode, suffer } from './faults.ts';
import { Fleet, type Node } from './fleet.ts';
import { Overhearing } from './overhear.ts';
import { allTitles } from './scripted.ts';
import { type Suffering, SyncTimes, share, syncTable } from './syncTimes.ts';
import { countsText, until } from './until.ts';

/** How long the last games, and clients who come back, may take, in milliseconds. */
const PATIENCE = 300_000;
const RETURN_PATIENCE = 60_000;

/** Milliseconds that half of the clients may need until they are in sync again. */
const MEDIAN_LIMIT = 5000;

/** Milliseconds people think at most once there are no more faults. */
const HURRY = 300;

/** One fault of so many begins while others last. */
const OVERLAPPING = 4;

export interface ClusterPlan {
  readonly faults: readonly Fault[];
  /** Played at the same time, as long as faults happen. */
  readonly tables: number;
  readonly nodes: number;
  readonly people: number;
  readonly games: readonly string[];
  /** Milliseconds people think at most. */
  readonly thinkingTime: number;
  readonly seed: string;
  /** Hears how it goes. */
  readonly tell?: (line: string) => void;
}

export interface ClusterReport extends CrashReport {
  readonly sufferings: readonly Suffering[];
  /** How long clients were out of sync that no fault explains. */
  readonly unexplained: readonly number[];
  /** Messages between nodes that were listened to. */
  readonly overheard: number;
}

/** Plays and suffers; whatever must not be is in the report. Null where there is no PostgreSQL or NATS. */
export async function proveCluster(plan: ClusterPlan): Promise<ClusterReport | null> {
  const fleet = await Fleet.open({ nodes: plan.nodes });
  if (!fleet) return null;
  const rng = Rng.fromSeed(plan.seed);
  const { games, thinkingTime } = plan;
  let isHurried = false;
  const company = new Company({
    rng,
    titles: await allTitles(),
    games,
    anywhere: (ask) => fleet.anywhere(rng, ask),
    address: () => fleet.someSocket(rng),
    isBrowser: true,
    thinkingTime: (own) => own.below(isHurried ? HURRY : thinkingTime),
  });
  const sync = new SyncTimes(() => company.people.map(({ scripted }) => scripted));
  const overhearing = await Overhearing.open(fleet.nats.url);
  try {
    await company.invite(plan.people);
    await company.fill(plan.tables);
    await sufferAll(plan, fleet, company, sync, rng);
    isHurried = true;
    plan.tell?.(`no more faults; ${company.unfinished.length} games are played to their end`);
    await until(() => {
      company.leaveFinished();
      return company.unfinished.length === 0;
    }, PATIENCE);
    sync.stop();
    const store = await openStore({ file: '', databaseUrl: fleet.postgres.url });
    await company.inspectEnds(store).finally(() => store.close());
    const ids = [...company.tables, ...company.people.map(({ guest }) => guest.person)];
    for (const text of overhearing.readable(ids)) company.fault(`NATS carries "${text}"`);
    const overheard = overhearing.messages.length;
    return { ...company.report, sufferings: sync.faults, unexplained: sync.unexplained, overheard };
  } finally {
    sync.stop();
    company.close();
    await overhearing.close();
    await fleet.remove();
  }
}

/** One fault after the other, some before the last ones have ended. */
async function sufferAll(
  { faults, tables, tell }: ClusterPlan,
  fleet: Fleet,
  company: Company,
  sync: SyncTimes,
  rng: Rng,
): Promise<void> {
  const { report } = company;
  const underWay = new Map<Node | Fault, Promise<void>>();
  for (const [n, fault] of faults.entries()) {
    await sleep(rng.below(1500));
    const free = fleet.nodes.filter((node) => !underWay.has(node));
    const node = rng.pick(free.length > 0 ? free : fleet.nodes);
    const place = isOfOneNode(fault) ? node : fault;
    await underWay.get(place);
    const suffering = sync.begin(fault, isOfOneNode(fault) ? node.socket : undefined);
    const ends = suffer(fault, fleet, node, rng).finally(() => {
      suffering.end = performance.now();
      underWay.delete(place);
    });
    underWay.set(place, ends);
    report.kills += 1;
    const isAlone = rng.below(OVERLAPPING) > 0 || n === faults.length - 1 || free.length < 2;
    if (isAlone) {
      await Promise.all(underWay.values());
      if (!(await until(() => sync.areAllBack, RETURN_PATIENCE)))
        company.fault(`clients do not come back after ${fault}`);
    }
    company.leaveFinished();
    await company.fill(tables);
    tell?.(progressOf(n, faults.length, suffering, company));
  }
}

function progressOf(n: number, of: number, { fault, back }: Suffering, { report, people }: Company): string {
  const times = [...back.values()];
  const who = times.length === 0 ? 'nobody noticed' : `${times.length} clients noticed`;
  const after = times.length === 0 ? '' : `, median ${share(times, 0.5)} ms, most ${share(times, 1)} ms`;
  const acknowledged = people.reduce((sum, { scripted }) => sum + scripted.acknowledged.length, 0);
  const faults = report.faults.length + people.reduce((sum, { scripted }) => sum + scripted.faults.length, 0);
  return `${n + 1}/${of} ${fault}: ${who}${after}; ${acknowledged} acknowledged, ${report.tables} tables so far, ${faults} things wrong`;
}

if (process.argv[1] === import.meta.filename) {
  const [faults = 100, tables = 60, nodes = 3] = process.argv.slice(2).map(Number);
  const seed = Date.now().toString(16).padStart(32, '0');
  const rng = Rng.fromSeed(seed, 'faults');
  const report = await proveCluster({
    // Every kind about as often.
    faults: rng.shuffle(Array.from({ length: faults }, (_, n) => at(FAULTS, n % FAULTS.length))),
    tables,
    nodes,
    people: tables,
    games: GAME_IDS,
    thinkingTime: 5000,
    seed,
    tell: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
  });
  if (!report) {
    console.log(`SKIPPED the cluster proof: PostgreSQL or NATS is missing; cure: ${NATS_CURE}`);
    process.exit(1);
  }
  const { faults: wrong, sufferings, unexplained, kills, compared: _, ...counts } = report;
  const times = sufferings.flatMap(({ back }) => [...back.values()]);
  console.log(`faults ${kills}, ${countsText(counts)}`);
  console.log('time until clients that noticed were in sync again, without reload:');
  console.log(syncTable(sufferings));
  console.log(
    `out of sync without a fault: ${unexplained.length} times, at most ${share(unexplained, 1)} ms`,
  );
  for (const fault of wrong.slice(0, 20)) console.log(`WRONG ${fault}`);
  const isWhole = report.lost + report.doubled + wrong.length === 0 && report.finished === report.tables;
  const isSwift = share(times, 0.5) <= MEDIAN_LIMIT;
  console.log(
    isWhole
      ? 'nothing acknowledged was lost or doubled, every game came to its end'
      : 'NOT PROVEN: see what is wrong',
  );
  console.log(
    isSwift
      ? `half of the clients were in sync within ${MEDIAN_LIMIT} ms`
      : 'NOT PROVEN: clients are out of sync for too long',
  );
  process.exit(isWhole && isSwift ? 0 : 1);
}
