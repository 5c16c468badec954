/** Cards as counts by kind: cards of one kind are alike, so nobody has to tell them apart. */
import { KINDS } from './components.ts';

/** How many cards of each of the seven kinds. */
export type Counts = number[];

const WIDTH = KINDS.length;

export function none(): Counts {
  return [0, 0, 0, 0, 0, 0, 0];
}

/** One place of a count; places outside hold nothing. */
export function of(counts: readonly number[], kind: number): number {
  return counts[kind] ?? 0;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] as number; // below its length
  return sum;
}

/** Adds in place, or takes away; not by a factor, since -1 * 0 would store -0. */
export function add(counts: Counts, more: readonly number[], sign: 1 | -1 = 1): void {
  for (let kind = 0; kind < WIDTH; kind++) {
    const count = counts[kind] as number; // a count for each kind
    counts[kind] = sign > 0 ? count + (more[kind] as number) : count - (more[kind] as number); // a count for each kind
  }
}

/** Whether all the cards are among these. */
export function covers(counts: readonly number[], cards: readonly number[]): boolean {
  for (let kind = 0; kind < WIDTH; kind++)
    if ((cards[kind] as number) > (counts[kind] as number)) return false; // a count for each kind
  return true;
}

export function put(counts: Counts, kind: number, times = 1): void {
  counts[kind] = of(counts, kind) + times;
}

export function sum(one: readonly number[], two: readonly number[]): Counts {
  const counts = one.slice();
  add(counts, two);
  return counts;
}

/** Every choice of at least so many and at most so many cards, fewest first. */
export function choicesOf(pool: readonly number[], least: number, most: number): Counts[] {
  const found: Counts[] = [];
  const chosen = none();
  const last = Math.min(most, total(pool));
  for (let size = least; size <= last; size++) choose(pool, 0, size, chosen, found);
  return found;
}

function choose(pool: readonly number[], kind: number, left: number, chosen: Counts, found: Counts[]): void {
  if (left === 0) {
    found.push(chosen.slice());
    return;
  }
  if (kind === WIDTH) return;
  for (let n = Math.min(left, of(pool, kind)); n >= 0; n--) {
    chosen[kind] = n;
    choose(pool, kind + 1, left - n, chosen, found);
  }
  chosen[kind] = 0;
}
