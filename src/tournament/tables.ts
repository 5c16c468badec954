/** Splits people into tables: nobody meets again while that can be helped, seats are fair within one, and points at a table are close. */
import { at, type Rng } from '#kernel';
import type { History } from './history.ts';
import { largestMatching } from './matching.ts';
import { POINT } from './pairing.ts';
import { fairestSeats, seatCosts, UNFAIR } from './seating.ts';

/** What a table costs: a repeat more than anything, an unfair seat more than any distance in points. */
const REPEAT = 1e11;
const SEAT = 1e5;

/** Only those so many tables apart change places with each other: further away their points are too far apart. */
const REACH = 10;

/** Beginnings by chance, where some would meet again. */
const ATTEMPTS = 12;

type Tables = number[][];

/** Tables of the given sizes, entrants by seat. The entrants come in the order of the standings, the sizes largest first. */
export function splitIntoTables(
  entrants: readonly number[],
  sizes: readonly number[],
  history: History,
  rng: Rng,
): readonly (readonly number[])[] {
  const judge = new Judge(history, entrants, sizes);
  let best = judge.improved(begin(entrants, sizes, history, judge));
  for (let attempt = 0; attempt < ATTEMPTS && best.cost >= REPEAT; attempt++) {
    const mixed = rng.stream(`attempt ${attempt}`).shuffle([...entrants]);
    const tables = filled(mixed, sizes);
    const next = judge.improved(tables);
    if (next.cost < best.cost) best = next;
  }
  return best.tables.map((table) => judge.seated(table).seats);
}

/** Sizes as even as can be, none above `most`: largest first. */
export function tableSizes(people: number, most: number): readonly number[] {
  const count = Math.ceil(people / most);
  return Array.from({ length: count }, (_, i) => Math.ceil((people - i) / count));
}

/** Pairs come from a matching, which tells whether repeats and unfair seats can be helped; larger tables from the order. */
function begin(
  entrants: readonly number[],
  sizes: readonly number[],
  history: History,
  judge: Judge,
): Tables {
  if (sizes.some((size) => size !== 2)) return filled(entrants, sizes);
  const close = filled(entrants, sizes).map(
    ([one = 0, two = 0]) => [entrants.indexOf(one), entrants.indexOf(two)] as const,
  );
  const isNew = (one: number, two: number) => history.met(one, two) === 0;
  const isFair = (one: number, two: number) => judge.seated([one, two]).cost < UNFAIR;
  const both = matched(entrants, close, (one, two) => isNew(one, two) && isFair(one, two));
  return both.every(isWhole) ? both : pairedAnyway(matched(entrants, close, isNew));
}

/** The pairs of a largest matching in which every pair is good, and those who are left alone. */
function matched(
  entrants: readonly number[],
  close: readonly (readonly [number, number])[],
  isGood: (one: number, two: number) => boolean,
): Tables {
  const neighbours = entrants.map((one) =>
    entrants.flatMap((two, index) => (one !== two && isGood(one, two) ? [index] : [])),
  );
  const first = close.filter(([one, two]) => isGood(at(entrants, one), at(entrants, two)));
  const mates = largestMatching(neighbours, first);
  return mates.flatMap((mate, index) => {
    if (mate < 0) return [[at(entrants, index)]];
    return mate > index ? [[at(entrants, index), at(entrants, mate)]] : [];
  });
}

function isWhole(table: readonly number[]): boolean {
  return table.length === 2;
}

function pairedAnyway(tables: Tables): Tables {
  const alone = tables.filter((table) => !isWhole(table)).flat();
  const pairs = Array.from({ length: alone.length / 2 }, (_, i) => alone.slice(2 * i, 2 * i + 2));
  return [...tables.filter(isWhole), ...pairs];
}

/** Table by table from the top. */
function filled(entrants: readonly number[], sizes: readonly number[]): Tables {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return entrants.slice(from - size, from);
  });
}

/** Knows what tables cost, and makes them better by letting two people change places as long as that helps. */
export class Judge {
  private readonly history: History;
  /** What seats cost whom, by the size of the table. */
  private readonly costs = new Map<number, ReadonlyMap<number, readonly number[]>>();
  private readonly rank: ReadonlyMap<number, number>;

  constructor(history: History, entrants: readonly number[], sizes: readonly number[]) {
    this.history = history;
    for (const size of new Set(sizes))
      this.costs.set(size, new Map(entrants.map((one) => [one, seatCosts(history.seats(one, size))])));
    this.rank = new Map(entrants.map((one, rank) => [one, rank]));
  }

  seated(table: readonly number[]) {
    const costs = this.costs.get(table.length);
    return fairestSeats(table, (one) => costs?.get(one) ?? []);
  }

  improved(start: Tables): { readonly tables: Tables; readonly cost: number } {
    const tables = this.inOrder(start);
    const costs = tables.map((table) => this.cost(table));
    for (let better = true; better; ) {
      better = false;
      for (let one = 0; one < tables.length; one++)
        for (let two = one + 1; two < Math.min(tables.length, one + REACH); two++)
          if (this.exchange(tables, costs, one, two)) better = true;
    }
    return { tables: this.inOrder(tables), cost: costs.reduce((sum, cost) => sum + cost, 0) };
  }

  /** The best of several rounds, with its seats. */
  cheapest(rounds: readonly (readonly (readonly number[])[])[]): readonly (readonly number[])[] {
    const costs = rounds.map((tables) => tables.reduce((sum, table) => sum + this.cost(table), 0));
    const best = rounds[costs.indexOf(Math.min(...costs))] ?? [];
    return this.inOrder(best.map((table) => [...table])).map((table) => this.seated(table).seats);
  }

  /** The best exchange of one from each of two tables, if any is better than none. */
  private exchange(tables: Tables, costs: number[], one: number, two: number): boolean {
    const [mine, theirs] = [at(tables, one), at(tables, two)];
    const now = at(costs, one) + at(costs, two);
    if (now === 0) return false;
    let best = { cost: now, mine, theirs, parts: [0, 0] };
    for (const [i, leaving] of mine.entries())
      for (const [j, coming] of theirs.entries()) {
        const [left, right] = [mine.with(i, coming), theirs.with(j, leaving)];
        const parts = [this.cost(left), this.cost(right)];
        const cost = at(parts, 0) + at(parts, 1);
        if (cost < best.cost) best = { cost, mine: left, theirs: right, parts };
      }
    if (best.cost === now) return false;
    [tables[one], tables[two]] = [best.mine, best.theirs];
    [costs[one], costs[two]] = [at(best.parts, 0), at(best.parts, 1)];
    return true;
  }

  private cost(table: readonly number[]): number {
    let cost = this.seated(table).cost * SEAT;
    for (const [i, one] of table.entries())
      for (const two of table.slice(i + 1)) {
        const met = this.history.met(one, two);
        const apart = ((this.history.points.get(one) ?? 0) - (this.history.points.get(two) ?? 0)) / POINT;
        cost += met * met * REPEAT + Math.round(apart * apart * POINT);
      }
    return cost;
  }

  /** The best at the first table. */
  private inOrder(tables: Tables): Tables {
    const rankOf = (one: number) => this.rank.get(one) ?? 0;
    return tables
      .map((table) => table.toSorted((one, two) => rankOf(one) - rankOf(two)))
      .sort((one, two) => rankOf(one[0] ?? 0) - rankOf(two[0] ?? 0));
  }
}
