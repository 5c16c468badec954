/**
 * One, two and three nodes under the same load on this machine: how much CPU a play costs all of them together, and how long it takes.
 *   npx tsx bench/cluster.ts [seconds] [tables]      into bench/cluster.md with --write; people come to nodes by chance, so most commands reach a table at «the wrong» node
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, Rng, type Seat } from '#kernel';
import { Fleet } from '../deep/fleet.ts';
import { allTitles, Scripted } from '../deep/scripted.ts';
import { share } from '../deep/syncTimes.ts';
import { Homes } from '../src/server/cluster/homes.ts';
import { NATS_CURE } from '../tools/nats.mjs';
import { textTable } from '../tools/table.ts';

/** Long enough that no game ends before the clock does. */
const GAMES = ['newyorkcity', 'flatiron'] as const;

/** Milliseconds until everybody plays. */
const WARM_UP = 3000;

const numbers = process.argv.slice(2).flatMap((text) => (/^\d+$/.test(text) ? [Number(text)] : []));
const [seconds = 10, tables = 60] = numbers;

interface Load {
  readonly nodes: number;
  readonly perSecond: number;
  /** CPU of all nodes for one stored play, in milliseconds. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** The share of commands that came to a node that is not the table's home, and their p99. */
  readonly wrong: number;
  readonly p99Wrong: number;
}

async function measure(nodes: number): Promise<Load> {
  const fleet = await Fleet.open({ nodes, isDirect: true });
  if (!fleet) throw new Error(`PostgreSQL or NATS is missing; ${NATS_CURE}`);
  const rng = Rng.fromSeed('1901'.repeat(8));
  const titles = await allTitles();
  const times: number[] = [];
  const wrongTimes: number[] = [];
  const names = fleet.nodes.map(({ name }) => name);
  const homes = new Homes(at(names, 0), names);
  let isCounted = false;
  const people: Scripted[] = [];
  try {
    for (let n = 0; n < tables; n++) {
      const { server } = at(fleet.nodes, n % nodes);
      const [host, other] = [await server.guest(`Host ${n}`), await server.guest(`Guest ${n}`)];
      const seats = [{ kind: 'human', person: host.person, standIn: null }, { kind: 'open' }] as const;
      const game = at(GAMES, n % GAMES.length);
      const table = await server.openTable(host, { game, options: {}, access: 'public', clock: null, seats });
      for (const [seat, { token }] of [host, other].entries()) {
        let sent = 0;
        const events = {
          sent: () => {
            sent = performance.now();
          },
          acknowledged: () => {
            if (!isCounted) return;
            const time = performance.now() - sent;
            times.push(time);
            const node = fleet.nodes.find(({ socket }) => socket === person.wire.address);
            if (node?.name !== homes.homeOf(table)) wrongTimes.push(time);
          },
        };
        const seed = String(n * 2 + seat).padStart(32, '0');
        const address = () => fleet.someSocket(rng);
        const person = new Scripted({ address, token, seed, titles, events });
        people.push(person);
        person.join(table, seat as Seat);
      }
    }
    await sleep(WARM_UP);
    const before = cpuOf(fleet);
    isCounted = true;
    await sleep(1000 * seconds);
    isCounted = false;
    const cpu = cpuOf(fleet) - before;
    return {
      nodes,
      perSecond: times.length / seconds,
      cpu: cpu / times.length,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
      wrong: wrongTimes.length / times.length,
      p99Wrong: share(wrongTimes, 0.99),
    };
  } finally {
    for (const { wire } of people) wire.close();
    await fleet.remove();
  }
}

/** Milliseconds of CPU that the nodes have used so far. */
function cpuOf({ nodes }: Fleet): number {
  return nodes.reduce((sum, { server }) => {
    const values = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return sum + 10 * (Number(values[11]) + Number(values[12]));
  }, 0);
}

const loads: Load[] = [];
for (const nodes of [1, 2, 3]) loads.push(await measure(nodes));
const alone = at(loads, 0);
const table = textTable(
  [
    'nodes',
    'plays/s',
    'to one node',
    'CPU ms a play',
    'to one node',
    'p50 ms',
    'p99 ms',
    'wrong node',
    'p99 ms there',
  ],
  loads.map(({ nodes, perSecond, cpu, p50, p99, wrong, p99Wrong }) => [
    nodes,
    Math.round(perSecond),
    (perSecond / alone.perSecond).toFixed(2),
    cpu.toFixed(2),
    (cpu / alone.cpu).toFixed(2),
    p50.toFixed(0),
    p99.toFixed(0),
    `${Math.round(100 * wrong)} %`,
    p99Wrong.toFixed(0),
  ]),
);
console.log(table);
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('./cluster.md', import.meta.url),
    `# One, two and three nodes

\`npx tsx bench/cluster.ts ${seconds} ${tables} --write\` on ${cpus().length} cores, which nodes, PostgreSQL, NATS and ${2 * tables} clients share: this shows what nodes cost each other, not how they scale. People come to nodes by chance; a command is at the wrong node where that is not the table's home.

\`\`\`
${table}
\`\`\`
`,
  );
