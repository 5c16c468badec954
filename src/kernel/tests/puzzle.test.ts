import { describe, expect, it } from 'vitest';
import { playMatch, random } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { hashOf, lineOf, type Puzzle, puzzleStart, replay } from '#kernel';
import { refusalOf } from '#kernel/testing';

const SEED = '89abcdef01234567'.repeat(2);
const { record, position } = playMatch<Rowhouse>(rowhouse, [random(), random(), random()], {}, SEED);

/** The moment before the last answer of a game of three. */
const [last] = record.plays.slice(-1);
if (!last) throw new Error('nobody answered');
const line = lineOf(rowhouse, record, record.plays.slice(0, -1));
const puzzle = (view: string, more: Partial<Puzzle<Rowhouse>> = {}): Puzzle<Rowhouse> => ({
  seats: 3,
  seed: SEED,
  line,
  view,
  solution: [last.action],
  next: last.action,
  reasons: [],
  gap: 3,
  level: 2,
  ...more,
});

describe('a puzzle', () => {
  it('begins where its line leads, with the seat that decides and what that seat knows', () => {
    const { state } = playedTo(line);
    const view = hashOf(rowhouse.view(state, last.seat));
    const start = puzzleStart(rowhouse, puzzle(view));
    expect(start.seat).toBe(last.seat);
    expect(start.position.state).toEqual(state);
  });

  it('[K7] is refused where the rules lead elsewhere, or to the end of the game', () => {
    const malformed = { rule: 'K7', code: 'malformedRecord' };
    expect(refusalOf(() => puzzleStart(rowhouse, puzzle('0'.repeat(16))))).toEqual(malformed);
    const whole = lineOf(rowhouse, record, record.plays);
    const view = hashOf(rowhouse.view(position.state, 0));
    expect(refusalOf(() => puzzleStart(rowhouse, puzzle(view, { line: whole })))).toEqual(malformed);
  });
});

function playedTo(words: string) {
  const plays = words === '' ? [] : record.plays.slice(0, words.split(' ').length);
  return replay(rowhouse, { ...record, plays }).position;
}
