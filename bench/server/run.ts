/**
 * The server under load, as ratios to bare WebSocket servers in the same run; written to bench/server.md.
 *   npm run bench:server                all of it, about five minutes; ends with 1 when a floor is missed
 *   npm run bench:server -- --quick     short spans, nothing written: to see whether a change helps
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres.mjs';
import { type Measured, measureLoad, type Span } from './measureLoad.ts';
import { measureMemory } from './memory.ts';
import { closedLoop, openLoop } from './pace.ts';
import { type Grown, type Played, page, verdicts } from './page.ts';
import { plot } from './plot.ts';
import { cpuOfFamily, pinMyself, startPinned } from './process.ts';
import { roomLoad } from './rooms.ts';
import { bundleServer, startSkyline } from './skyline.ts';
import { difference } from './statistics.ts';
import { tableLoad } from './tableLoad.ts';

const TABLES = 200;
const FULL = 5;
const PAIR = 2;
const GROWTH = [100, 250, 500, 1000, 2000, 4000];
const IDLE = 1000;

/** Two echo runs that differ by more, or bare servers that had less of their core, say that the machine was not quiet. */
const UNQUIET = 0.15;
const OWN_CORE = 0.75;

const quick = process.argv.includes('--quick');
const span: Span = quick ? { warm: 2, count: 3 } : { warm: 8, count: 10 };
const short: Span = quick ? { warm: 1, count: 2 } : { warm: 3, count: 5 };

const pinned = pinMyself();
const bundle = await bundleServer();
const echoFirst = await reference('echo', 1);
const relayPair = await reference('relay', PAIR);
const relayFull = await reference('relay', FULL);
const played = [await play('SQLite', 0.35, 0.55, '', 0), ...(await playOnPostgres())];
const echoLast = await reference('echo', 1);
const noise = difference(echoFirst.cpu, echoLast.cpu);
const isQuiet =
  noise <= UNQUIET && [echoFirst, relayPair, relayFull, echoLast].every(({ busy }) => busy > OWN_CORE);
if (!isQuiet)
  console.error(`REJECTED: the machine is not quiet, two echo runs differ by ${Math.round(100 * noise)} %`);
const held = await memory();
const grown = quick ? [] : await grow();

const bench = { echo: [echoFirst, echoLast] as const, relayPair, relayFull, played, held, grown };
const judged = verdicts(bench);
console.log(`\n${page(bench, pinned)}`);
if (!quick && isQuiet) {
  const folder = join(import.meta.dirname, '..');
  writeFileSync(join(folder, 'server.md'), page(bench, pinned));
  writeFileSync(join(folder, 'server-growth.svg'), growthPlot(grown));
}
bundle.remove();
process.exit(!isQuiet || judged.some(({ missed }) => missed) ? 1 : 0);

async function reference(kind: 'echo' | 'relay', socketsEach: number): Promise<Measured> {
  const server = await startPinned(['--import', 'tsx', join(import.meta.dirname, 'reference.ts'), kind]);
  const load = await roomLoad(server.port, TABLES, socketsEach);
  const measured = await measureLoad(server, load, closedLoop(), short);
  load.close();
  await server.stop();
  return say(`${kind}, ${socketsEach} sockets a table`, measured);
}

async function playOnPostgres(): Promise<Played[]> {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) {
    console.error('SKIPPED PostgreSQL: no server binaries were found; cure: npm ci');
    return [];
  }
  const result = await play('PostgreSQL', 0.25, 0.45, postgres.url, postgres.pid);
  await postgres.stop();
  return [result];
}

async function play(database: string, floor: number, aim: number, url: string, pid: number): Promise<Played> {
  const pair = await closedAndHalf(database, PAIR, url, pid);
  const full = await closedAndHalf(database, FULL, url, pid);
  return {
    database,
    floor,
    aim,
    pair: pair.closed,
    full: full.closed,
    half: full.half,
    databaseCpu: pid === 0 ? undefined : full.databaseCpu,
  };
}

/** As fast as it can, then at half of that; on a new server. */
async function closedAndHalf(name: string, socketsEach: number, url: string, pid: number) {
  const server = await startSkyline(bundle, TABLES * socketsEach, url);
  const { port, tokens } = server;
  const load = await tableLoad({ port, tables: TABLES, socketsEach, tokens });
  const before = pid === 0 ? 0 : cpuOfFamily(pid);
  const begun = performance.now();
  const closed = say(
    `Skyline on ${name}, ${socketsEach} sockets a table`,
    await measureLoad(server, load, closedLoop(), span),
  );
  const all = (closed.rate * (performance.now() - begun)) / 1000;
  const databaseCpu = pid === 0 ? 0 : (cpuOfFamily(pid) - before) / all;
  const half = say('  at half load', await measureLoad(server, load, openLoop(closed.rate / 2), short));
  load.close();
  await server.stop();
  return { closed, half, databaseCpu };
}

async function memory() {
  const server = await startSkyline(bundle, IDLE + 50);
  const held = await measureMemory(server, IDLE);
  await server.stop();
  console.log(
    `${Math.round(held.perSocket / 1024)} kB a socket, ${Math.round(held.perTable / 1024)} kB a table`,
  );
  return held;
}

async function grow(): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const sockets of GROWTH) {
    const server = await startSkyline(bundle, sockets);
    const { port, tokens } = server;
    const load = await tableLoad({ port, tables: sockets / FULL, socketsEach: FULL, tokens });
    const full = say(`${sockets} sockets`, await measureLoad(server, load, closedLoop(), short));
    const half = say('  at half load', await measureLoad(server, load, openLoop(full.rate / 2), short));
    grown.push({ sockets, full, half });
    load.close();
    await server.stop();
  }
  return grown;
}

function growthPlot(grown: readonly Grown[]): string {
  const line = (name: string, color: string, value: (point: Grown) => number) => ({
    name,
    color,
    points: grown.map((point) => ({ x: point.sockets, y: value(point) })),
  });
  return plot([
    { title: 'CPU for a play, in microseconds', lines: [line('SQLite', '#0b6e99', ({ full }) => full.cpu)] },
    {
      title: 'Latency of a play at half load, in milliseconds',
      lines: [
        line('p99', '#b5541c', ({ half }) => half.latency.p99),
        line('p50', '#0b6e99', ({ half }) => half.latency.p50),
      ],
    },
  ]);
}

function say(name: string, measured: Measured): Measured {
  const { rate, cpu, latency, busy } = measured;
  console.log(
    `${name}: ${Math.round(rate)}/s, ${cpu.toFixed(1)} µs CPU, p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, ${Math.round(100 * busy)} % busy`,
  );
  return measured;
}
