import { describe, expect, it } from 'vitest';
import { stepFrom, stopAt } from './steps.ts';

/** A game of eight moments; turns end at these. */
const TURNS = [0, 3, 4, 7];

describe('steps of a replay', () => {
  it('lead from turn to turn, from inside a turn too', () => {
    expect([0, 1, 3, 4, 7].map((moment) => stepFrom(moment, TURNS, 1))).toEqual([3, 3, 4, 7, 7]);
    expect([7, 6, 4, 3, 0].map((moment) => stepFrom(moment, TURNS, -1))).toEqual([4, 4, 3, 0, 0]);
  });

  it('count the turn that a moment belongs to', () => {
    expect([0, 1, 3, 4, 5, 7].map((moment) => stopAt(moment, TURNS))).toEqual([0, 1, 1, 2, 3, 3]);
  });
});
