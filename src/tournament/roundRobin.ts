/** Everybody meets everybody: for two seats by the circle method, for more by tables that bring new people together as long as there are any. */
import { at, type Rng } from '#kernel';
import { historyOf } from './history.ts';
import { type Entrant, type Pairing, POINT } from './pairing.ts';
import { fairestSeats, seatCosts, seatSpread } from './seating.ts';
import { splitIntoTables, tableSizes } from './tables.ts';

/** So many times as many rounds as would do in theory, until everybody has met at larger tables. */
const PATIENCE = 3;

/** So many schedules are made to choose from. */
const SCHEDULES = 4;

/** So often all tables are looked at until the seats are fair. */
const TURNS = 60;

/** Who is free is at a table of one. */
export type Round = readonly (readonly number[])[];

/** All rounds: tables of entrants by seat. The order settles who begins; the draw makes it. */
export function roundRobin(numbers: readonly number[], seats: number, rng: Rng): readonly Round[] {
  if (numbers.length < 2) return [];
  if (numbers.length <= seats) return aroundOneTable(numbers);
  return seats === 2 ? circle(numbers) : shortest(numbers, seats, rng);
}

/** One table, at which everybody sits once at each seat. */
function aroundOneTable(numbers: readonly number[]): readonly Round[] {
  return numbers.map((_, i) => [[...numbers.slice(i), ...numbers.slice(0, i)]]);
}

/** The first stays, the others go round; the seats are Berger's: nobody begins more than once more often than not. */
function circle(numbers: readonly number[]): readonly Round[] {
  const free = numbers.length % 2 === 1;
  const places = numbers.length + (free ? 1 : 0);
  const turning = places - 1;
  return Array.from({ length: turning }, (_, round) =>
    Array.from({ length: places / 2 }, (_, table) => {
      const one = (round + table) % turning;
      const two = table === 0 ? turning : (round - table + turning) % turning;
      const pair = begins(one, two, places) ? [one, two] : [two, one];
      return pair.filter((place) => place < numbers.length).map((place) => at(numbers, place));
    }),
  );
}

/** Whether the first of two places begins. Among those that go round it is every second; the last place takes turns. */
function begins(one: number, two: number, places: number): boolean {
  if (two === places - 1) return one < places / 2;
  return (one + two) % 2 === 1 ? one < two : one > two;
}

/** Of several schedules by chance the one with the fewest rounds: nobody meets the same people more often than need be. */
function shortest(numbers: readonly number[], seats: number, rng: Rng): readonly Round[] {
  const schedules = Array.from({ length: SCHEDULES }, (_, i) =>
    untilAllHaveMet(numbers, seats, rng.stream(`schedule ${i}`)),
  );
  const [best = []] = schedules.sort((one, two) => one.length - two.length);
  return fairlySeated(best, rng);
}

function untilAllHaveMet(numbers: readonly number[], seats: number, rng: Rng): readonly Round[] {
  const sizes = tableSizes(numbers.length, seats);
  const least = Math.ceil((numbers.length - 1) / (seats - 1));
  const entrants = numbers.map((number, draw): Entrant => ({ number, division: 0, draw, plays: true }));
  const rounds: Round[] = [];
  const played: Pairing[] = [];
  while (rounds.length < PATIENCE * least) {
    // Who sits where is settled when all tables are known.
    const history = { ...historyOf(entrants, played), seats: noSeats };
    const isDone = numbers.every((one, i) => numbers.slice(i + 1).every((two) => history.met(one, two) > 0));
    if (isDone) break;
    const chance = rng.stream(`round ${rounds.length}`);
    const tables = splitIntoTables(chance.shuffle([...numbers]), sizes, history, chance);
    rounds.push(tables);
    for (const [i, table] of tables.entries())
      played.push({
        round: rounds.length,
        number: i + 1,
        division: 0,
        kind: 'table',
        seats: table,
        scores: table.map(() => POINT / 2),
        missed: [],
      });
  }
  return rounds;
}

function noSeats(_number: number, size: number): readonly number[] {
  return Array.from({ length: size }, () => 0);
}

/** The same tables: seat by seat everything is changed that makes the whole schedule fairer, some of it by chance, until everybody is within one. */
function fairlySeated(rounds: readonly Round[], rng: Rng): readonly Round[] {
  const tables = rounds.flatMap((round, i) => round.map((seats) => ({ round: i, seats })));
  const counts = new SeatCounts(tables.map(({ seats }) => seats));
  for (let turn = 0; turn < TURNS && !counts.isFair; turn++)
    for (const table of tables) {
      counts.add(table.seats, -1);
      const mixed = turn % 2 === 0 ? table.seats : rng.shuffle([...table.seats]);
      table.seats = fairestSeats(mixed, (one) => seatCosts(counts.of(one, mixed.length))).seats;
      counts.add(table.seats, 1);
    }
  return rounds.map((_, i) => tables.filter(({ round }) => round === i).map(({ seats }) => seats));
}

/** How often everybody sits where, at tables of each size. */
class SeatCounts {
  private readonly counts = new Map<string, number[]>();

  constructor(tables: Round) {
    for (const table of tables) this.add(table, 1);
  }

  of(one: number, size: number): readonly number[] {
    return this.counts.get(`${one} ${size}`) ?? Array.from({ length: size }, () => 0);
  }

  add(table: readonly number[], change: number): void {
    for (const [seat, one] of table.entries()) {
      const counts = this.of(one, table.length);
      this.counts.set(`${one} ${table.length}`, counts.with(seat, at(counts, seat) + change));
    }
  }

  get isFair(): boolean {
    return [...this.counts.values()].every((counts) => seatSpread(counts) <= 1);
  }
}
