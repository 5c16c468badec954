import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { at, hashOf, lineOf, type Puzzle, puzzleStart, replay } from '#kernel';
import { refusalOf } from '#kernel/testing';

const SEED = '89abcdef01234567'.repeat(2);

/** A game of three up to an answer, as a puzzle to whoever gave it. */
function puzzleBefore(answer: number) {
  const { record } = playMatch<Rowhouse>(rowhouse, [random(), random(), random()], {}, SEED);
  const plays = record.plays.slice(0, answer);
  const { state } = replay(rowhouse, { ...record, plays }).position;
  const { seat, action } = at(record.plays, answer - 1);
  const puzzle: Puzzle<Rowhouse> = {
    seats: 3,
    seed: SEED,
    line: lineOf(rowhouse, record, plays),
    view: hashOf(rowhouse.view(state, rowhouse.turn(state) ?? seat)),
    solution: [action],
    next: action,
    reasons: [],
    gap: 3,
    level: 2,
  };
  return { puzzle, state, length: record.plays.length };
}

describe('a puzzle', () => {
  it('begins where its line leads, with the seat that decides there', () => {
    const { puzzle, state } = puzzleBefore(20);
    const start = puzzleStart(rowhouse, puzzle);
    expect(start.position.state).toEqual(state);
    expect(start.seat).toBe(rowhouse.turn(state));
  });

  it('[K7] is refused where the rules lead elsewhere, or to the end of the game', () => {
    const malformed = { rule: 'K7', code: 'malformedRecord' };
    const { puzzle, length } = puzzleBefore(20);
    expect(refusalOf(() => puzzleStart(rowhouse, { ...puzzle, view: '0'.repeat(16) }))).toEqual(malformed);
    expect(refusalOf(() => puzzleStart(rowhouse, puzzleBefore(length).puzzle))).toEqual(malformed);
  });
});
