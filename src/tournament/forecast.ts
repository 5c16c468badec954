/** Seats as they are and as they would become: the rounds that are left are played by chance, thousands of times a second. */
import { at, type Rng } from '#kernel';
import type { History } from './history.ts';
import type { Round } from './roundRobin.ts';
import { ordersOf, UNFAIR } from './seating.ts';

/** One in so many does not come to a table. */
const STAYS_AWAY = 10;

type Tables = readonly (readonly number[])[];

export class Forecast {
  private readonly numbers: readonly number[];
  private readonly plays: readonly boolean[];
  /** Seats of the largest table. */
  private readonly largest: number;
  /** How often everybody has sat at each seat, by the size of the table. */
  private readonly counts: Int16Array;
  private readonly before: Int16Array;
  /** What the seats of the table that is looked at would cost, one row for each of its people. */
  private readonly costs: number[] = [];

  constructor(history: History, rounds: readonly Round[], plays: (number: number) => boolean) {
    this.numbers = [...new Set(rounds.flat(2))];
    this.plays = this.numbers.map(plays);
    this.largest = Math.max(2, ...rounds.flat().map(({ length }) => length));
    this.before = new Int16Array(this.numbers.length * (this.largest + 1) * this.largest);
    for (const [one, number] of this.numbers.entries())
      for (let size = 2; size <= this.largest; size++)
        this.before.set(history.seats(number, size), this.place(one, size));
    this.counts = this.before.slice();
  }

  /** The tables of a round that are played; people are counted from 0 here. */
  tablesOf(round: Round): Tables {
    return round
      .map((table) => table.map((number) => this.numbers.indexOf(number)).filter((one) => this.plays[one]))
      .filter(({ length }) => length > 1);
  }

  numberOf(one: number): number {
    return at(this.numbers, one);
  }

  /** The orders of a table in which the fewest seats are unfair, the fairest first. */
  fairOrders(table: readonly number[]): Tables {
    this.counts.set(this.before);
    this.weigh(table);
    const priced = ordersOf(table.length).map((order) => ({ order, cost: this.costOf(order) }));
    const least = Math.min(...priced.map(({ cost }) => Math.floor(cost / UNFAIR)));
    return priced
      .filter(({ cost }) => Math.floor(cost / UNFAIR) === least)
      .sort((one, two) => one.cost - two.cost)
      .map(({ order }) => order.map((index) => at(table, index)));
  }

  /** How far apart everybody's seats are in the end if these tables are played next, and then the rounds that are left. */
  play(tables: Tables, left: readonly Tables[], rng: Rng): number {
    this.counts.set(this.before);
    for (const table of tables) this.seat(table, rng);
    for (const open = [...left]; open.length > 0; ) {
      const costs = open.map((round) => round.reduce((sum, table) => sum + this.fairest(table, 0).cost, 0));
      const [next = []] = open.splice(costs.indexOf(Math.min(...costs)), 1);
      for (const table of next) this.seat(this.fairest(table, rng.next()).seats, rng);
    }
    return this.apart();
  }

  /** Who comes and finds a rival has played. */
  private seat(table: readonly number[], rng: Rng): void {
    let came = 0;
    for (let seat = 0; seat < table.length; seat++) if (rng.below(STAYS_AWAY) > 0) came |= 1 << seat;
    if ((came & (came - 1)) === 0) return;
    for (const [seat, one] of table.entries()) {
      const place = this.place(one, table.length) + seat;
      if ((came >> seat) % 2 === 1) this.counts[place] = (this.counts[place] ?? 0) + 1;
    }
  }

  /** The fairest order; among equals chance decides. */
  private fairest(table: readonly number[], chance: number) {
    this.weigh(table);
    const orders = ordersOf(table.length);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < orders.length && least > 0; i++) {
      const index = (i + chance) % orders.length;
      const cost = this.costOf(at(orders, index));
      if (cost < least) [best, least] = [index, cost];
    }
    return { cost: least, seats: at(orders, best).map((index) => at(table, index)) };
  }

  private costOf(order: readonly number[]): number {
    let cost = 0;
    for (let seat = 0; seat < order.length; seat++)
      cost += this.costs[at(order, seat) * this.largest + seat] ?? 0;
    return cost;
  }

  /** The same costs as in `seatCosts`. */
  private weigh(table: readonly number[]): void {
    const size = table.length;
    for (let row = 0; row < size; row++) {
      const place = this.place(at(table, row), size);
      const { least, most, seldom } = this.range(place, size);
      for (let seat = 0; seat < size; seat++) {
        const count = this.counts[place + seat] ?? 0;
        const after = count === least && seldom === 1 ? least + 1 : least;
        const excess = Math.max(0, Math.max(most, count + 1) - after - 1);
        this.costs[row * this.largest + seat] = excess * excess * UNFAIR + count - least;
      }
    }
  }

  private range(place: number, size: number) {
    let [least, most, seldom] = [this.counts[place] ?? 0, 0, 0];
    for (let seat = 0; seat < size; seat++) {
      const count = this.counts[place + seat] ?? 0;
      if (count < least) [least, seldom] = [count, 0];
      if (count === least) seldom += 1;
      most = Math.max(most, count);
    }
    return { least, most, seldom };
  }

  private apart(): number {
    let sum = 0;
    for (const [one, isThere] of this.plays.entries())
      for (let size = 2; isThere && size <= this.largest; size++) {
        const { least, most } = this.range(this.place(one, size), size);
        sum += Math.max(0, most - least - 1) ** 2;
      }
    return sum;
  }

  private place(one: number, size: number): number {
    return (one * (this.largest + 1) + size) * this.largest;
  }
}
