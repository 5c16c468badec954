/** Why an answer is good or bad, as data that text/ puts into words. */

/** One thing that speaks for an answer or against it, from what its seat knows. */
export interface Fact {
  readonly fact: string;
  /** What it is worth to the seat in points, roughly; below 0 it speaks against the answer. */
  readonly weight: number;
  /** What it is about, where an answer can have several of a kind: a street, a tile. */
  readonly about?: number | string;
}
