/** What is said where a game is tried otherwise. */
export interface WhatIfText {
  /** The button at a moment of a game. */
  readonly tryIt: string;
  readonly title: string;
  /** The banner: how many answers stood before. */
  readonly from: (move: number) => string;
  readonly notCounted: string;
  /** Where what a seat could not know was not taken from the game. */
  readonly drawnAnew: string;
  readonly bots: string;
  readonly compare: string;
  readonly again: string;
  readonly share: string;
  readonly back: string;
  readonly close: string;
  /** Points at the end, such as «58 to 62». */
  readonly result: (points: readonly number[]) => string;
  /** What really came. */
  readonly real: string;
  readonly branch: (number: number) => string;
  /** Both results, once a branch is over. */
  readonly both: (then: string, now: string) => string;
  readonly firstAnswer: string;
  readonly expected: string;
  readonly end: string;
  readonly notOver: string;
  readonly nothing: string;
  /** A link that cannot be opened. */
  readonly badLink: { readonly title: string; readonly line: string };
}
