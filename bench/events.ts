/** Whole tournaments without an operator: `tsx bench/events.ts [events]` writes bench/events.md. The real pairing, steps and store, in simulated time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyOf, seatSpread, standingsOf } from '#tournament';
import { openStore, type Store, type WholeTournament } from '../src/server/store/index.ts';
import { entrantsOf } from '../src/server/tournaments/steps.ts';
import { planOf, simulateTournament } from '../src/server/tournaments/testing/simulateTournament.ts';
import { textTable } from '../tools/table.ts';
import { bestShare, measuredShare, withoutWayOut } from './seats.ts';

const events = Number(process.argv[2] ?? 10);
const NO_SHOW = 100;

const CASES = [
  { name: 'Swiss, 64, two seats', people: 64, plan: planOf({ rounds: 6 }) },
  { name: 'Swiss, 64, three seats', people: 64, plan: planOf({ rounds: 6, seats: 3 }) },
  { name: 'Swiss, 64, four seats', people: 64, plan: planOf({ rounds: 6, seats: 4 }) },
  { name: 'Swiss, 9, two seats', people: 9, plan: planOf({ rounds: 6 }) },
  { name: 'round robin, 8, two seats', people: 8, plan: planOf({ format: 'roundRobin' }) },
  { name: 'round robin, 12, four seats', people: 12, plan: planOf({ format: 'roundRobin', seats: 4 }) },
  { name: 'elimination, 64, two seats', people: 64, plan: planOf({ format: 'elimination' }) },
  { name: 'elimination, 40, four seats', people: 40, plan: planOf({ format: 'elimination', seats: 4 }) },
  {
    name: 'league, 24, two seasons',
    people: 24,
    seasons: 2,
    plan: planOf({ format: 'league', divisionSize: 8 }),
  },
  {
    name: 'league by turns, 30, two seasons, three seats',
    people: 30,
    seasons: 2,
    plan: planOf({
      format: 'league',
      divisionSize: 6,
      seats: 3,
      byTurns: true,
      roundTime: 14 * 24 * 60 * 60_000,
    }),
  },
] as const;

interface Figures {
  finished: number;
  rounds: number;
  pairs: number;
  repeats: number;
  /** Of people who stayed to the end: how many have seats so far apart, as they were played. */
  played: number[];
  /** In a round robin: how many were two apart although there had been a fair way. */
  avoidable: number;
  byes: number;
  missed: number;
  out: number;
  steps: number;
  broken: number;
  openedAgain: number;
  top: number;
  milliseconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'skyline-events-'));
const rows: (string | number)[][] = [];
try {
  for (const [i, { name, plan, people, ...more }] of CASES.entries()) {
    const all: Figures[] = [];
    for (let n = 0; n < events; n++) {
      const store = await openStore({ file: join(folder, `${i}-${n}.db`) });
      const seed = `${i}${n}`.padStart(4, '0').repeat(8);
      const simulation = {
        plan,
        people,
        seed,
        noShow: NO_SHOW,
        leaving: 20,
        endless: 20,
        broken: 10,
        twice: true,
        ...more,
      };
      all.push(figuresOf(await simulateTournament(store as Store, simulation)));
      await store.close();
    }
    rows.push(rowOf(name, all));
    console.log(rows.at(-1)?.join(' | '));
  }
} finally {
  rmSync(folder, { recursive: true });
}

function figuresOf({
  seasons,
  tables,
  broken,
  spent,
  strength,
}: Awaited<ReturnType<typeof simulateTournament>>): Figures {
  const figures: Figures = {
    ...{
      finished: 0,
      rounds: 0,
      pairs: 0,
      repeats: 0,
      played: [],
      byes: 0,
      missed: 0,
      out: 0,
      avoidable: 0,
      steps: 0,
      top: 0,
    },
    ...{ broken, openedAgain: tables.openedAgain, milliseconds: spent },
  };
  for (const whole of seasons) addSeason(figures, whole, strength);
  return figures;
}

function addSeason(figures: Figures, whole: WholeTournament, strength: (person: string) => number): void {
  const { tournament, people, pairings } = whole;
  figures.finished += tournament.phase === 'over' ? 1 : 0;
  figures.rounds += tournament.round;
  figures.steps += tournament.version;
  const entrants = entrantsOf(people);
  for (let round = 1; round <= tournament.round; round++) {
    const before = historyOf(
      entrants,
      pairings.filter((one) => one.round < round),
    );
    for (const { seats, kind } of pairings.filter((one) => one.round === round)) {
      if (kind === 'bye') figures.byes += 1;
      if (kind !== 'table') continue;
      for (const [seat, one] of seats.entries())
        for (const two of seats.slice(seat + 1)) {
          figures.pairs += 1;
          if (before.met(one, two) > 0) figures.repeats += 1;
        }
    }
  }
  const played = historyOf(entrants, pairings);
  const sizes = [...new Set(pairings.map(({ seats }) => seats.length))];
  for (const { number } of entrants.filter(({ plays }) => plays)) {
    const apart = (history: typeof played) =>
      Math.max(...sizes.map((size) => seatSpread(history.seats(number, size))));
    const spread = apart(played);
    figures.played[spread] = (figures.played[spread] ?? 0) + 1;
  }
  if (tournament.plan.format === 'league' || tournament.plan.format === 'roundRobin') {
    const { apart, unavoidable } = withoutWayOut(whole);
    figures.avoidable += apart - unavoidable;
  }
  figures.missed += people.reduce((sum, { missed }) => sum + missed, 0);
  figures.out += people.filter(({ state }) => state === 'out').length;
  const winner = standingsOf(tournament.plan.format, entrants, pairings)[0];
  const person = people.find(({ number }) => number === winner?.number)?.person ?? '';
  const stronger = people.filter(
    (one) => one.person !== null && strength(one.person) > strength(person),
  ).length;
  figures.top += stronger < 5 ? 1 : 0;
}

function rowOf(name: string, all: readonly Figures[]): (string | number)[] {
  const sum = (key: Exclude<keyof Figures, 'played'>) => all.reduce((total, one) => total + one[key], 0);
  const seasons = CASES.find((one) => one.name === name);
  const held = all.length * (seasons && 'seasons' in seasons ? seasons.seasons : 1);
  const spreads = [0, 1, 2, 3].map((spread) =>
    all.reduce((total, { played }) => total + (played[spread] ?? 0), 0),
  );
  return [
    name,
    `${sum('finished')} of ${held}`,
    (sum('rounds') / held).toFixed(1),
    `${sum('repeats')} of ${sum('pairs')}`,
    spreads.join(' '),
    sum('avoidable'),
    (sum('byes') / held).toFixed(1),
    `${(sum('missed') / held).toFixed(1)}, ${(sum('out') / held).toFixed(1)}`,
    `${Math.round((100 * sum('top')) / held)} %`,
    `${sum('broken')}, ${sum('openedAgain')}`,
    (sum('milliseconds') / sum('steps')).toFixed(1),
  ];
}

/** Seasons in which nobody leaves, to compare with the best that could be done. */
const SEASONS = 400;
const FEW = [4, 6].map((people) => {
  return { people, best: bestShare(people), measured: measuredShare(people, SEASONS) };
});

const share = (part: number) => `${(100 * part).toFixed(1)} %`;

const HEADINGS = [
  'event',
  'came to its end',
  'rounds',
  'met again',
  'seats apart: 0 1 2 3',
  'though avoidable',
  'free rounds',
  'no-shows, sent home',
  'won by one of the best five',
  'broken off, opened again',
  'ms a step',
];

console.log(textTable(HEADINGS, rows));
writeFileSync(
  join(import.meta.dirname, 'events.md'),
  `# Tournaments without an operator

\`tsx bench/events.ts ${events}\`: ${events} of each, in simulated time, with the real pairing, steps and store (SQLite). Everybody stays away from every tenth table by chance; of a
thousand games twenty are left for good and twenty never end by themselves. Every step is taken twice at once, as if there were two nodes, and of a thousand openings of
tables ten break off before and ten after it, as if the process were killed. Nobody but the steps does anything.

| ${HEADINGS.join(' | ')} |
| ${HEADINGS.map(() => '---').join(' | ')} |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

*Met again* counts pairs at one table that had met before in the same event: at larger tables of a round robin all meet only where some meet again. *Seats apart* is how much more
often somebody has played from one seat than from another, at tables of the same size: how many of those who stayed to the end. A game that no rival came to is not played. In a Swiss
tournament the next pairs make up for it. In a round robin everybody is to meet everybody once, so no-shows late in the season can leave nothing but games of two who have both begun once more often. The next round, put together
from those that are left, is the one after which that happens least often in thousands of seasons played on by chance. *Though avoidable* counts those whose seats came to be two apart in a round in which there was another way to go on that would
have put nobody two apart.

Nobody can promise that no one is ever two apart. Four people, each against each: in the first round A and C begin, against B and D, and all come. The pairs that are left are AC, BD, AD and BC. Whoever plays AC and BD next has two together who have
both begun. So AD and BC are played next; if nobody comes to these, AC and BD are all that is left. Where each stays away from every tenth table and nobody leaves, even the best choice
of rounds and seats, found by trying all of them, leaves some two apart: ${FEW.map(({ people, best, measured }) => `of ${people} people ${share(best)}, this one ${share(measured)}`).join('; ')} (${SEASONS} seasons each).

In an elimination whoever wins goes on, whatever seats they had.
`,
);
