/** The figures of the server as a page. */
import { type Figure, numberText, tableText, verdictOf } from '../table.ts';
import type { Measured } from './measureLoad.ts';
import type { Held } from './memory.ts';

/** Skyline on one database: with spectators, with nobody but the two seats, and at half of what it can. */
export interface Played {
  readonly database: string;
  readonly floor: number;
  readonly aim: number;
  readonly full: Measured;
  readonly pair: Measured;
  readonly half: Measured;
  /** Microseconds of the database's own processes for one play; none where it is part of the server. */
  readonly databaseCpu: number | undefined;
}

export interface Grown {
  readonly sockets: number;
  readonly full: Measured;
  readonly half: Measured;
}

export interface Bench {
  readonly echo: readonly [Measured, Measured];
  readonly relayPair: Measured;
  readonly relayFull: Measured;
  readonly played: readonly Played[];
  readonly held: Held;
  readonly grown: readonly Grown[];
}

/** Milliseconds, at half load. */
const LATENCY = { floor: 25, aim: 10 };

interface Judged {
  readonly row: readonly string[];
  readonly missed: boolean;
}

/** Every figure that has a floor. */
export function verdicts({ relayPair, relayFull, played, held }: Bench): Judged[] {
  return [
    ...played.flatMap(({ database, floor, aim, full, pair, half }) => [
      judged(`${database}: share of a relay to all 5 sockets, CPU`, {
        value: relayFull.cpu / full.cpu,
        floor,
        aim,
      }),
      judged(`${database}: share of a two-way relay, 2 sockets, CPU`, {
        value: relayPair.cpu / pair.cpu,
        floor,
        aim,
      }),
      atMost(`${database}: p99 at half load, ms`, half.latency.p99, LATENCY),
    ]),
    atMost('memory for an idle socket, kB', held.perSocket / 1024, { floor: 60, aim: 30 }),
    atMost('memory for a table in play, kB', held.perTable / 1024, { floor: 20, aim: 5 }),
  ];
}

function judged(name: string, figure: Figure): Judged {
  const verdict = verdictOf(figure);
  const row = [name, numberText(figure.value), numberText(figure.floor), numberText(figure.aim), verdict];
  return { row, missed: verdict === 'MISSED' };
}

/** Where less is better. */
function atMost(name: string, value: number, { floor, aim }: { floor: number; aim: number }): Judged {
  const verdict = verdictOf({ value: -value, floor: -floor, aim: -aim });
  return {
    row: [name, numberText(value), numberText(floor), numberText(aim), verdict],
    missed: verdict === 'MISSED',
  };
}

export function page(bench: Bench, pinned: boolean): string {
  const { relayPair, relayFull, played, grown } = bench;
  return `# The server under load

Written by \`npm run bench:server\` (Node ${process.version}). ${pinned ? 'The server has one core for itself, the load and the database the other.' : 'Nothing was pinned to a core: the figures by the clock mean little.'}
Shares are of CPU time: what a bare relay of the same fan-out needs for a message, divided by what the server needs for a play, in the same run.
They carry over to other machines; the rates do not.

## Verdicts

${tableText(
  ['what', 'value', 'floor', 'aim', 'verdict'],
  verdicts(bench).map(({ row }) => row),
)}

## 200 tables, as fast as they can

Real games of the four titles, each table with two seats; every play is checked by the rules, stored, synced to disk and only then told, to each
viewer what they may know. When a game is over the same people play the next. «5 sockets»: three spectators at each table.

${tableText(
  [
    'what',
    'sockets',
    'per second',
    'CPU µs each',
    'of the relay, CPU',
    'of the relay, clock',
    'p50 ms',
    'p99 ms',
    'server busy',
  ],
  [
    ...bench.echo.map((echo, n) => line(`echo, ${n === 0 ? 'first' : 'last'}`, echo, undefined)),
    line('bare relay, 2 sockets', relayPair, undefined),
    line('bare relay, 5 sockets', relayFull, undefined),
    ...played.flatMap(({ database, full, pair }) => [
      line(`Skyline on ${database}, 2 sockets`, pair, relayPair),
      line(`Skyline on ${database}, 5 sockets`, full, relayFull),
    ]),
  ],
)}

«Server busy» is how much of its core the server used: well below 100 % the clock measures the load.
${played
  .map(({ database, full, databaseCpu }) =>
    [
      `With ${database} and 5 sockets the share of a two-way relay, which sends two messages where a play brings five, is ${numberText(relayPair.cpu / full.cpu)}`,
      databaseCpu === undefined
        ? '.'
        : `; the database's own processes take ${numberText(databaseCpu)} µs more.`,
    ].join(''),
  )
  .join('\n')}

## Half load

Plays at half the rate above, by a clock that waits for nobody; latency counts from when a play was due.

${tableText(
  ['database', 'plays per second', 'p50 ms', 'p99 ms', 'p99.9 ms'],
  played.map(({ database, half: { rate, latency } }) => [
    database,
    numberText(rate),
    numberText(latency.p50),
    numberText(latency.p99),
    numberText(latency.p999),
  ]),
)}

## Growth

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

function line(
  name: string,
  { sockets, rate, cpu, latency, busy }: Measured,
  relay: Measured | undefined,
): string[] {
  return [
    name,
    sockets.toLocaleString('en-US'),
    numberText(rate),
    numberText(cpu),
    relay ? numberText(relay.cpu / cpu) : '',
    relay ? numberText(rate / relay.rate) : '',
    numberText(latency.p50),
    numberText(latency.p99),
    `${Math.round(100 * busy)} %`,
  ];
}
