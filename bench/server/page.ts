/** The figures of the server as a page. */
import { numberText, tableText, verdictOf } from '../table.ts';
import { type Appended, type Bound, meanOf, type RulesCost, sumOf } from './bound.ts';
import { type Grown, unevenness } from './growth.ts';
import { type Measured, WARM_PLAYS } from './measureLoad.ts';
import type { Held } from './memory.ts';
import { type ByStage, STAGE_NOTES, STAGES } from './stages.ts';

/** Skyline on one database: with spectators, with nobody but the two seats, and at half of what it can. */
export interface Played {
  readonly database: string;
  /** The least share of the bound. */
  readonly floor: number;
  readonly full: Measured;
  readonly pair: Measured;
  readonly half: Measured;
  /** Milliseconds in a second of half load in which threads of the server were ready and had no core. */
  readonly waited: number;
  readonly append: Appended;
  /** What one play is in the store. */
  readonly bytes: number;
  readonly bound: Bound;
  /** Microseconds of the database's own processes for one play; none where it is part of the server. */
  readonly databaseCpu: number | undefined;
}

interface StageCosts {
  /** Microseconds for a play. */
  readonly cpu: ByStage;
  /** Allocated for a play. */
  readonly bytes: ByStage;
}

export interface StageTable {
  readonly game: string;
  /** Of the former server, where one was measured. */
  readonly before: StageCosts | undefined;
  readonly after: StageCosts;
}

export interface Bench {
  readonly echo: readonly [Measured, Measured];
  readonly relay: Measured;
  readonly rules: readonly RulesCost[];
  readonly played: readonly Played[];
  readonly stages: readonly StageTable[];
  readonly held: Held;
  readonly grown: readonly Grown[];
}

interface Goal {
  readonly floor: number;
  readonly aim: number;
}

const SHARE_AIM = 0.7;
const P99: Goal = { floor: 25, aim: 10 };
const P999: Goal = { floor: 100, aim: 50 };
const SOCKET_MEMORY: Goal = { floor: 60, aim: 30 };
const TABLE_MEMORY: Goal = { floor: 20, aim: 5 };
const UNEVENNESS: Goal = { floor: 20, aim: 10 };

interface Judged {
  readonly row: readonly string[];
  readonly missed: boolean;
}

/** Every figure that has a floor. */
export function verdicts({ rules, played, held, grown }: Bench): Judged[] {
  const stateBytes = meanOf(rules.map((cost) => cost.stateBytes));
  return [
    ...played.flatMap(({ database, floor, full, half, bound }) => [
      atLeast(`${database}: share of the bound, CPU`, sumOf(bound) / full.cpu, { floor, aim: SHARE_AIM }),
      atMost(`${database}: p99 at half load, ms`, half.latency.p99, P99),
      atMost(`${database}: p99.9 at half load, ms`, half.latency.p999, P999),
    ]),
    atMost('memory for an idle socket, kB', held.perSocket / 1024, SOCKET_MEMORY),
    atMost(
      'memory for a table in play beyond its state, kB',
      (held.perTable - stateBytes) / 1024,
      TABLE_MEMORY,
    ),
    ...(held.leftInMemory === undefined
      ? []
      : [atMost('tables in memory a while after the last play', held.leftInMemory, { floor: 0, aim: 0 })]),
    ...(grown.length === 0
      ? []
      : [atMost('growth: dearest over cheapest play, %', 100 * unevenness(grown), UNEVENNESS)]),
  ];
}

function atLeast(name: string, value: number, { floor, aim }: Goal): Judged {
  const verdict = verdictOf({ value, floor, aim });
  return {
    row: [name, numberText(value), numberText(floor), numberText(aim), verdict],
    missed: verdict === 'MISSED',
  };
}

/** Where less is better. */
function atMost(name: string, value: number, { floor, aim }: Goal): Judged {
  const verdict = verdictOf({ value: -value, floor: -floor, aim: -aim });
  return {
    row: [name, numberText(value), numberText(floor), numberText(aim), verdict],
    missed: verdict === 'MISSED',
  };
}

export function page(bench: Bench, pinned: boolean): string {
  return `# The server under load

Written by \`npm run bench:server\` (Node ${process.version}). ${pinned ? 'The server has one core for itself, the load and the database the other.' : 'Nothing was pinned to a core: the figures by the clock mean little.'}
Shares are of CPU time, all threads of the server together, in the same run on the same core. They carry over to other machines; the rates do not.

## Verdicts

${tableText(
  ['what', 'value', 'floor', 'aim', 'verdict'],
  verdicts(bench).map(({ row }) => row),
)}

${boundPart(bench)}
${loadPart(bench)}
${stagePart(bench)}
${halfLoadPart(bench)}
${growthPart(bench)}`;
}

function boundPart({ played, rules }: Bench): string {
  return `## The bound

What the work itself needs: a bare \`ws\` relay of the same fan-out, a bare durable append of the same bytes by as many writers in groups, and the rules alone in a
loop (\`apply\`, and a view for each kind of viewer, for the plays of whole games). The share is their sum divided by what a play costs the server.

${tableText(
  ['database', 'bytes stored', 'relay µs', 'append µs', 'rules µs', 'bound µs', 'a play µs', 'share'],
  played.map(({ database, bytes, bound, full }) => [
    database,
    numberText(bytes),
    numberText(bound.relay),
    numberText(bound.append),
    numberText(bound.rules),
    numberText(sumOf(bound)),
    numberText(full.cpu),
    numberText(sumOf(bound) / full.cpu),
  ]),
)}

The rules alone: ${rules.map(({ game, cpu }) => `${game} ${numberText(cpu)} µs`).join(', ')}.
`;
}

function loadPart({ echo, relay, played }: Bench): string {
  return `## 200 tables, as fast as they can

Real games of the four titles, each table with two seats; every play is checked by the rules, stored, synced to disk and only then told, to each
viewer what they may know. When a game is over the same people play the next. «5 sockets»: three spectators at each table.
Before anything is counted ${WARM_PLAYS.toLocaleString('en')} plays are made, since V8 goes on compiling for that long and a server runs for days. The bare servers make 20,000 first, and the rules run for a second.

${tableText(
  ['what', 'sockets', 'per second', 'CPU µs each', 'p50 ms', 'p99 ms', 'server busy'],
  [
    ...echo.map((one, n) => line(`echo, ${n === 0 ? 'first' : 'last'}`, one)),
    line('bare relay, 5 sockets', relay),
    ...played.flatMap(({ database, full, pair }) => [
      line(`Skyline on ${database}, 2 sockets`, pair),
      line(`Skyline on ${database}, 5 sockets`, full),
    ]),
  ],
)}

«Server busy» is how much of its core the server used: well below 100 % the clock measures the load.
${played
  .filter(({ databaseCpu }) => databaseCpu !== undefined)
  .map(
    ({ database, databaseCpu = 0 }) =>
      `The processes of ${database} itself take ${numberText(databaseCpu)} µs more for a play.`,
  )
  .join('\n')}
`;
}

function stagePart({ stages }: Bench): string {
  const hasBefore = stages.every(({ before }) => before);
  return `## Stages

Where a play's microseconds and allocated bytes go, SQLite, 5 sockets, from profiles of all threads; profiling itself costs some CPU, which is in these figures. ${
    hasBefore ? '«Before» is the server of an earlier commit, measured in the same run. ' : ''
  }\`npm run flame\` draws the same as a flame graph.

${stageTable('CPU µs a play', stages, ({ cpu }) => cpu)}

${stageTable('bytes allocated a play', stages, ({ bytes }) => bytes)}

${STAGES.map((stage) => `- *${stage}*: ${STAGE_NOTES[stage]}`).join('\n')}
`;
}

function stageTable(
  title: string,
  stages: readonly StageTable[],
  pick: (costs: StageCosts) => ByStage,
): string {
  const columns = stages.flatMap(({ game, before, after }) => [
    ...(before ? [{ head: `${game}, before`, values: pick(before) }] : []),
    { head: game, values: pick(after) },
  ]);
  const whole = (values: ByStage) => STAGES.reduce((sum, stage) => sum + values[stage], 0);
  return tableText(
    [title, ...columns.map(({ head }) => head)],
    [
      ...STAGES.map((stage) => [stage, ...columns.map(({ values }) => numberText(values[stage]))]),
      ['all', ...columns.map(({ values }) => numberText(whole(values)))],
    ],
  );
}

function halfLoadPart({ played }: Bench): string {
  return `## Half load

Plays at half the rate above, by a clock that waits for nobody; latency counts from when a play was due. Beside it what a play waits for at the least: a transaction with
its sync, measured alone; and the scheduler, as milliseconds in a second in which a thread of the server was ready to run and had no core.

${tableText(
  [
    'database',
    'plays per second',
    'p50 ms',
    'p99 ms',
    'p99.9 ms',
    'sync alone p50, p99 ms',
    'no core, ms a second',
  ],
  played.map(({ database, half: { rate, latency }, append, waited }) => [
    database,
    numberText(rate),
    numberText(latency.p50),
    numberText(latency.p99),
    numberText(latency.p999),
    `${numberText(append.sync.p50)}, ${numberText(append.sync.p99)}`,
    numberText(waited),
  ]),
)}
`;
}

function growthPart({ grown }: Bench): string {
  return `## Growth

![CPU for a play and latency at half load, from 100 to 4,000 sockets](server-growth.svg)

${tableText(
  [
    'sockets',
    'tables',
    'plays per second',
    'CPU µs a play',
    'p99 ms, as fast as it can',
    'p99 ms, half load',
  ],
  grown.map(({ sockets, full, half }) => [
    sockets.toLocaleString('en-US'),
    numberText(sockets / 5),
    numberText(full.rate),
    numberText(full.cpu),
    numberText(full.latency.p99),
    numberText(half.latency.p99),
  ]),
)}
`;
}

function line(name: string, { sockets, rate, cpu, latency, busy }: Measured): string[] {
  return [
    name,
    sockets.toLocaleString('en-US'),
    numberText(rate),
    numberText(cpu),
    numberText(latency.p50),
    numberText(latency.p99),
    `${Math.round(100 * busy)} %`,
  ];
}
