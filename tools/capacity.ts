/** What so many people online need: `tsx tools/capacity.ts [people …]`; by default 10,000, 100,000 and 1,000,000. See docs/scaling.md. */
import { needOf, simulate } from './capacity/model.ts';
import { textTable } from './table.ts';

const wanted = process.argv.slice(2).map((text) => Number(text.replaceAll(',', '')));
const people = wanted.length > 0 ? wanted : [10_000, 100_000, 1_000_000];
if (!people.every((number) => Number.isInteger(number) && number > 0)) {
  console.error('usage: tsx tools/capacity.ts [people …]');
  process.exit(2);
}

/** Plays simulated at one node. */
const PLAYS = 200_000;
const SEED = '1901'.repeat(8);

const headings = [
  'online',
  'plays/s',
  'copies',
  'nodes',
  'memory GB',
  'bot cores',
  'database cores',
  'GB a day',
];
const needs = people.map(needOf);
console.log(
  textTable(
    headings,
    needs.map((need) => [
      need.people,
      Math.round(need.plays),
      need.copies.toFixed(1),
      `${need.nodes} + 1`,
      need.memory.toFixed(1),
      Math.ceil(need.botCores),
      need.databaseCores.toFixed(1),
      Math.round(need.growth),
    ]),
  ),
);
console.log('\none of these nodes, play by play:');
console.log(
  textTable(
    ['online', 'thread busy', 'database busy, cores', 'median ms', 'p99 ms'],
    needs.map((need) => {
      const waits = simulate(need, PLAYS, SEED);
      return [
        need.people,
        `${Math.round(100 * waits.nodeBusy)} %`,
        waits.databaseBusy.toFixed(1),
        waits.median.toFixed(1),
        waits.p99.toFixed(1),
      ];
    }),
  ),
);
