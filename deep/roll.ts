/**
 * Rolling upgrade: nodes of an earlier build play, nodes of this tree's build join them, and the earlier ones are taken out one by
 * one while games go on; then the same the other way round, as after a release that is taken back.
 *   npm run deep:roll -- [revision]      needs git's history, PostgreSQL and NATS; ends with 1 when anything was lost, doubled or out of order
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '#games';
import { Rng } from '#kernel';
import { openStore } from '../src/server/store/index.ts';
import { NATS_CURE } from '../tools/nats.mjs';
import { type Bundle, buildProduct } from './bundle.ts';
import { Company } from './company.ts';
import type { CrashReport } from './crashReport.ts';
import { Fleet } from './fleet.ts';
import { allTitles } from './scripted.ts';
import { SyncTimes, share } from './syncTimes.ts';
import { countsText, until } from './until.ts';

/** The build to come from where none is named: the first release with several nodes. */
const EARLIER = '2d2f949b';

const NODES = 2;
const PEOPLE = 20;
const TABLES = 15;

/** Milliseconds: what people think at most, and once the roll is over; how long each part is played, and how long the last games may take. */
const THINKING = 1500;
const HURRY = 100;
const PART = 15_000;
const PATIENCE = 300_000;

interface RollReport extends CrashReport {
  /** How long clients were out of sync, in milliseconds. */
  readonly away: readonly number[];
}

/** From one build to another. Null where there is no PostgreSQL or NATS. */
async function roll(from: Bundle, to: Bundle, seed: string): Promise<RollReport | null> {
  const env = { SKYLINE_DRAIN_SECONDS: '5', SKYLINE_LIMITS: '1000' };
  const fleet = await Fleet.open({ nodes: NODES, bundle: keptBy(from), env });
  if (!fleet) return null;
  const rng = Rng.fromSeed(seed);
  let isHurried = false;
  const company = new Company({
    rng,
    titles: await allTitles(),
    games: GAME_IDS,
    anywhere: (ask) => fleet.anywhere(rng, ask),
    address: () => fleet.someSocket(rng),
    isBrowser: true,
    thinkingTime: (own) => own.below(isHurried ? HURRY : THINKING),
  });
  const sync = new SyncTimes(() => company.people.map(({ scripted }) => scripted));
  const leaving = [...fleet.nodes];
  try {
    await company.invite(PEOPLE);
    await company.fill(TABLES);
    await sleep(PART);
    await fleet.add(NODES, keptBy(to));
    // Newcomers come to all nodes, and play with those who are there.
    await company.invite(PEOPLE);
    await company.fill(2 * TABLES);
    await sleep(PART);
    for (const node of leaving) {
      const code = await node.server.end();
      if (code !== 0) company.fault(`a node ended with ${code}: ${node.server.said}`);
      await fleet.forget(node);
    }
    await company.fill(2 * TABLES);
    isHurried = true;
    await until(() => company.unfinished.length === 0, PATIENCE);
    const store = await openStore({ file: '', databaseUrl: fleet.postgres.url });
    await company.inspectEnds(store).finally(() => store.close());
    for (const { server } of fleet.nodes)
      if (server.said.includes('"level":50')) company.fault(`a node complains: ${server.said}`);
    return { ...company.report, away: sync.unexplained };
  } finally {
    sync.stop();
    company.close();
    await fleet.remove();
  }
}

/** Both rolls need it. */
function keptBy(bundle: Bundle): Bundle {
  return { ...bundle, remove() {} };
}

const revision = process.argv[2] ?? EARLIER;
console.log(`building ${revision} and this tree ...`);
const [earlier, present] = [buildProduct(revision), buildProduct()];
let isProven = true;
try {
  for (const [name, from, to] of [
    [`from ${revision} to this tree`, earlier, present],
    [`from this tree back to ${revision}`, present, earlier],
  ] as const) {
    const report = await roll(from, to, Date.now().toString(16).padStart(32, '0'));
    if (!report) {
      console.log(`SKIPPED the roll: PostgreSQL or NATS is missing; cure: ${NATS_CURE}`);
      isProven = false;
      break;
    }
    const { faults, away, kills: _, compared: __, ...counts } = report;
    console.log(`${name}: ${countsText(counts)}`);
    console.log(`out of sync ${away.length} times, median ${share(away, 0.5)} ms, most ${share(away, 1)} ms`);
    for (const fault of faults.slice(0, 10)) console.log(`WRONG ${fault}`);
    isProven &&=
      report.lost + report.doubled + faults.length === 0 &&
      report.finished === report.tables &&
      report.cuts > 0;
  }
} finally {
  earlier.remove();
}
console.log(isProven ? 'both rolled without losing or doubling anything' : 'NOT PROVEN');
process.exit(isProven ? 0 : 1);
