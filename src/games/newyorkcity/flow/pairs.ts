/** R4.5, R11.2: the pairs on the table. */
import { at } from '#kernel';
import { type Counts, none, of, put } from '../counts.ts';
import type { State } from '../state.ts';

/** A pair as counts. */
export function asCounts(pair: readonly number[]): Counts {
  const counts = none();
  putPair(counts, pair);
  return counts;
}

/** Adds the cards of a pair, so many times. */
export function putPair(counts: Counts, pair: readonly number[], times = 1): void {
  for (let i = 0; i < pair.length; i++) put(counts, pair[i] as number, times); // below its length
}

/** Q9 Equal pairs are one answer: the leftmost of them. */
export function distinctPairs({ pairs }: State): number[] {
  return firstOfEachKind(pairs);
}

/** Places of pairs, or stacks of two, that none before them equals. */
export function firstOfEachKind(pairs: readonly number[][]): number[] {
  const found: number[] = [];
  for (let i = 0; i < pairs.length; i++) if (isFirstOfItsKind(pairs, i)) found.push(i);
  return found;
}

export function isFirstOfItsKind(pairs: readonly number[][], i: number): boolean {
  const pair = at(pairs, i);
  for (let other = 0; other < i; other++) {
    const before = at(pairs, other);
    if (before.length === pair.length && before[0] === pair[0] && before[1] === pair[1]) return false;
  }
  return true;
}

/** R11.2 Every way to take one card each of two pairs: pair, card, pair, card. */
export function mixes({ pairs }: State): number[][] {
  const found: number[][] = [];
  const seen = new Set<number>();
  for (let one = 0; one < pairs.length; one++) {
    for (let two = one + 1; two < pairs.length; two++) {
      for (const first of cardsToTake(at(pairs, one))) {
        for (const second of cardsToTake(at(pairs, two))) {
          const key = contentKey(pairs, one, first, two, second);
          if (seen.has(key)) continue;
          seen.add(key);
          found.push([one, first, two, second]);
        }
      }
    }
  }
  return found;
}

/** Q9 The one answer that takes and leaves the same cards as this way of mixing. */
export function mixLike({ pairs }: State, mix: readonly number[]): number[] {
  const [one, first, two, second] = mix as [number, number, number, number]; // as mixes() lists them
  const key = contentKey(pairs, one, first, two, second);
  for (let a = 0; a < one; a++)
    for (let b = a + 1; b < pairs.length; b++) {
      const found = mixOf(pairs, a, b, key);
      if (found) return found;
    }
  for (let b = one + 1; b < two; b++) {
    const found = mixOf(pairs, one, b, key);
    if (found) return found;
  }
  return mixOf(pairs, one, two, key) as number[]; // this mix itself is one
}

/** Two cards of these pairs that make such a mix. */
function mixOf(pairs: readonly number[][], one: number, two: number, key: number): number[] | undefined {
  const [a, b] = [at(pairs, one), at(pairs, two)];
  if (a.length < 2 || b.length < 2) return undefined;
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++)
      if (contentKey(pairs, one, of(a, i), two, of(b, j)) === key) return [one, of(a, i), two, of(b, j)];
  return undefined;
}

/** Q9 The same for the same cards taken from and left in equal pairs. */
function contentKey(
  pairs: readonly number[][],
  one: number,
  first: number,
  two: number,
  second: number,
): number {
  const a = 7 * first + otherCard(at(pairs, one), first);
  const b = 7 * second + otherCard(at(pairs, two), second);
  return a < b ? 49 * a + b : 49 * b + a;
}

function cardsToTake(pair: readonly number[]): number[] {
  if (pair.length < 2) return [];
  return pair[0] === pair[1] ? [of(pair, 0)] : [of(pair, 0), of(pair, 1)];
}

/** The card of a pair that is left when this one is taken. */
export function otherCard(pair: readonly number[], card: number): number {
  return pair[0] === card ? of(pair, 1) : of(pair, 0);
}
