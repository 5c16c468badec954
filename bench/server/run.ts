/**
 * The server under load, as shares of what the work itself needs, measured in the same run; written to bench/server.md.
 *   npm run bench:server                          all of it, about ten minutes; ends with 1 when a floor is missed
 *   npm run bench:server -- --short               short spans, nothing written: to see whether a change helps
 *   npm run bench:server -- --before <commit>     with the stages of that commit's server beside those of this one
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import { storeFile } from '../../src/server/store/index.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { measureBareServer } from './bareServer.ts';
import { bundleOf } from './before.ts';
import { boundOf, measureAppend, measureRules } from './bound.ts';
import { growthPlot, measureGrowth } from './growth.ts';
import { type Measured, measureLoad, type Span, WARM_PLAYS } from './measureLoad.ts';
import { measureMemory } from './memory.ts';
import { closedLoop, openLoop } from './pace.ts';
import { type Played, page, type StageTable, verdicts } from './page.ts';
import { cpuOfFamily, pinMyself, waitedOf } from './process.ts';
import { profileServer } from './profileServer.ts';
import { bundleServer, type ServerBundle, startSkyline } from './skyline.ts';
import { byStage } from './stages.ts';
import { difference } from './statistics.ts';
import { TITLES, tableLoad } from './tableLoad.ts';

const TABLES = 200;
const FULL = 5;
const PAIR = 2;
const IDLE = 1000;

/** Two echo runs that differ by more, or bare servers that had less of their core, say that the machine was not quiet. */
const UNQUIET = 0.15;
const OWN_CORE = 0.75;

const { values: flags } = parseArgs({ options: { short: { type: 'boolean' }, before: { type: 'string' } } });
const isShort = flags.short === true;
const span: Span = { warm: 3, count: isShort ? 4 : 10, warmPlays: WARM_PLAYS };
const half: Span = { warm: isShort ? 1 : 3, count: isShort ? 2 : 5, warmPlays: 0 };
/** For the bare servers, which have little to compile, and for one game alone. */
const brief: Span = { ...half, warmPlays: 20_000 };

const pinned = pinMyself();
const bundle = await bundleServer();
const echoFirst = await reference('echo', 1);
const relay = await reference('relay', FULL);
const rules = await measureRules(isShort ? 0.6 : 2);
const onSqlite = await play('SQLite', 0.5, '', 0);
const played = [onSqlite, ...(await playOnPostgres())];
const echoLast = await reference('echo', 1);
const noise = difference(echoFirst.cpu, echoLast.cpu);
const isQuiet = noise <= UNQUIET && [echoFirst, relay, echoLast].every(({ busy }) => busy > OWN_CORE);
if (!isQuiet)
  console.error(`REJECTED: the machine is not quiet, two echo runs differ by ${Math.round(100 * noise)} %`);
const stages = await measureStages();
const held = await memory();
const grown = isShort ? [] : await measureGrowth(bundle, FULL, brief, say);

const bench = { echo: [echoFirst, echoLast] as const, relay, rules, played, stages, held, grown };
const judged = verdicts(bench);
console.log(`\n${page(bench, pinned)}`);
if (!isShort && isQuiet) {
  const folder = join(import.meta.dirname, '..');
  writeFileSync(join(folder, 'server.md'), page(bench, pinned));
  writeFileSync(join(folder, 'server-growth.svg'), growthPlot(grown));
}
bundle.remove();
process.exit(!isQuiet || judged.some(({ missed }) => missed) ? 1 : 0);

async function reference(kind: 'echo' | 'relay', socketsEach: number): Promise<Measured> {
  return say(
    `${kind}, ${socketsEach} sockets a table`,
    await measureBareServer(kind, TABLES, socketsEach, brief),
  );
}

async function playOnPostgres(): Promise<Played[]> {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) {
    console.error('SKIPPED PostgreSQL: no server binaries were found; cure: npm ci');
    return [];
  }
  const result = await play('PostgreSQL', 0.45, postgres.url, postgres.pid);
  await postgres.stop();
  return [result];
}

/** With nobody but the seats, then with spectators. */
async function play(database: string, floor: number, url: string, pid: number): Promise<Played> {
  const pair = await closedAndHalf(database, PAIR, url, pid);
  const full = await closedAndHalf(database, FULL, url, pid);
  const append = await measureAppend(TABLES, full.bytes, brief.count, url);
  return {
    database,
    floor,
    pair: pair.closed,
    full: full.closed,
    half: full.half,
    waited: full.waited,
    append,
    bytes: full.bytes,
    bound: boundOf(relay, append, rules),
    databaseCpu: pid === 0 ? undefined : full.databaseCpu,
  };
}

/** As fast as it can, then at half of that; on a new server. */
async function closedAndHalf(name: string, socketsEach: number, url: string, pid: number) {
  const server = await startSkyline(bundle, TABLES * socketsEach, url);
  const { port, tokens, data } = server;
  const load = await tableLoad({ port, tables: TABLES, socketsEach, tokens });
  const before = pid === 0 ? 0 : cpuOfFamily(pid);
  const begun = performance.now();
  const closed = say(
    `Skyline on ${name}, ${socketsEach} sockets a table`,
    await measureLoad(server, load, closedLoop(), span),
  );
  const all = (closed.rate * (performance.now() - begun)) / 1000;
  const databaseCpu = pid === 0 ? 0 : (cpuOfFamily(pid) - before) / all;
  const waitedBefore = waitedOf(server.pid);
  const atHalf = say('  at half load', await measureLoad(server, load, openLoop(closed.rate / 2), half));
  const waited = (waitedOf(server.pid) - waitedBefore) / 1000 / (half.warm + half.count);
  const bytes = url === '' ? storedBytes(storeFile(data)) : onSqlite.bytes;
  load.close();
  await server.stop();
  return { closed, half: atHalf, databaseCpu, waited, bytes };
}

/** What one play is in the store, snapshots included: the text of its columns. */
function storedBytes(file: string): number {
  const db = new Database(file, { readonly: true });
  const entries = db
    .prepare(
      "select count(*) as plays, sum(length(body) + length(patch) + length(person) + length(command) + length(awaited)) as bytes from entries where kind = 'played'",
    )
    .get() as { plays: number; bytes: number };
  const snapshots = db.prepare('select sum(length(body)) as bytes from snapshots').get() as { bytes: number };
  db.close();
  return (entries.bytes + snapshots.bytes) / entries.plays;
}

/** Of the former server too, where one is named. */
async function measureStages(): Promise<StageTable[]> {
  const former = flags.before === undefined ? undefined : await bundleOf(flags.before);
  const tables: StageTable[] = [];
  for (const game of TITLES) {
    const before = former && (await stagesOf(former, game));
    tables.push({ game, before, after: await stagesOf(bundle, game) });
    console.log(`stages of ${game}: measured`);
  }
  former?.remove();
  return tables;
}

async function stagesOf(server: ServerBundle, game: string) {
  const profile = await profileServer(server, [game], brief);
  return {
    cpu: byStage(profile.cpu, profile.plays, profile.cpuEach),
    bytes: byStage(profile.allocations, profile.playsAllocating),
  };
}

async function memory() {
  const held = await measureMemory(bundle, IDLE, isShort);
  console.log(
    `${Math.round(held.perSocket / 1024)} kB a socket, ${Math.round(held.perTable / 1024)} kB a table`,
  );
  return held;
}

function say(name: string, measured: Measured): Measured {
  const { rate, cpu, latency, busy } = measured;
  console.log(
    `${name}: ${Math.round(rate)}/s, ${cpu.toFixed(1)} µs CPU, p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, ${Math.round(100 * busy)} % busy`,
  );
  return measured;
}
