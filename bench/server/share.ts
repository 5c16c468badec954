/**
 * What a play costs and its share of the bound, without the rest of the bench: to see whether a change helps.
 *   npm run bench:share                          three minutes
 *   npm run bench:share -- --before <commit>     that commit's server in turn with this one, on the same machine in the same minutes
 *   npm run bench:share -- --postgres
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tools/postgres.mjs';
import { measureBareServer } from './bareServer.ts';
import { bundleOf } from './before.ts';
import { boundOf, meanOf, measureAppend, measureRules, sumOf } from './bound.ts';
import { measureLoad } from './measureLoad.ts';
import { closedLoop } from './pace.ts';
import { pinMyself } from './process.ts';
import { bundleServer, type ServerBundle, startSkyline } from './skyline.ts';
import { tableLoad } from './tableLoad.ts';

const TABLES = 200;
const SOCKETS_EACH = 5;
const ROUNDS = 2;
const SPAN = { warm: 1, count: 5, warmPlays: 20_000 };

/** As in bench/server.md, where it is measured. */
const BYTES = 726;

const { values: flags } = parseArgs({
  options: { before: { type: 'string' }, postgres: { type: 'boolean' } },
});
pinMyself();
const postgres = flags.postgres ? await startPostgres({ durable: true }) : undefined;
if (postgres === null) throw new Error('no server binaries of PostgreSQL were found; cure: npm ci');
const url = postgres?.url ?? '';
const relay = await measureBareServer('relay', TABLES, SOCKETS_EACH, SPAN);
const append = await measureAppend(TABLES, BYTES, 2, url);
const bound = boundOf(relay, append, await measureRules(0.6));
console.log(
  `bound: relay ${relay.cpu.toFixed(1)} + append ${append.cpu.toFixed(1)} + rules ${bound.rules.toFixed(1)} = ${sumOf(bound).toFixed(1)} µs`,
);
const versions: readonly (readonly [string, ServerBundle])[] = [
  ...(flags.before === undefined ? [] : [[flags.before, await bundleOf(flags.before)] as const]),
  ['this tree', await bundleServer()],
];
const costs = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const [name, bundle] of versions) {
    const cost = await measurePlay(name, bundle);
    costs.set(name, [...(costs.get(name) ?? []), cost]);
  }
for (const [name, all] of costs) {
  const mean = meanOf(all);
  console.log(`${name}: ${mean.toFixed(1)} µs a play, share ${(sumOf(bound) / mean).toFixed(2)}`);
}
for (const [, bundle] of versions) bundle.remove();
await postgres?.stop();
process.exit(0);

async function measurePlay(name: string, bundle: ServerBundle): Promise<number> {
  const server = await startSkyline(bundle, TABLES * SOCKETS_EACH, url);
  const { port, tokens } = server;
  const load = await tableLoad({ port, tables: TABLES, socketsEach: SOCKETS_EACH, tokens });
  const { rate, cpu, busy, latency } = await measureLoad(server, load, closedLoop(), SPAN);
  load.close();
  await server.stop();
  console.log(
    `${name}: ${cpu.toFixed(1)} µs, ${Math.round(rate)}/s, ${Math.round(100 * busy)} % busy, p99 ${latency.p99.toFixed(0)} ms`,
  );
  return cpu;
}
