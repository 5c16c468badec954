import { describe, expect, it } from 'vitest';
import { CONCEDED, type Finished, type Result, resultOf, type SeatEnd, winnersOf } from '../index.ts';

const score = (total: number) => ({ total, parts: { all: total } });

/** A game of these seats, and of automata with these points, that ended in this order. */
function ended(ranking: number[][], seats: number[], automata: number[] = []): Finished {
  return {
    outcome: { ranking, ending: 'roof' },
    scores: seats.map(score),
    automata: automata.map((total, i) => ({ name: `Tom ${i + 1}`, mark: 3 + i, score: score(total) })),
  };
}

const withEnds = (finished: Finished, ...endings: (SeatEnd | null)[]) => resultOf({ ...finished, endings });
const placesOf = (result: Result) =>
  'places' in result ? result.places.map(({ player, place }) => [player, place]) : [];

it('has an ending of its own for games that nobody is left to play, which stored tables name', () => {
  expect(CONCEDED).toBe('conceded');
});

describe('the result', () => {
  it('is a win by points, with everybody in order', () => {
    const result = resultOf(ended([[1], [2], [0]], [5, 9, 7]));
    expect(result).toMatchObject({ kind: 'won', winner: 1, by: 'points', ending: 'roof', ends: [] });
    expect(placesOf(result)).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('is a win by a tie-break where the points are equal', () => {
    expect(resultOf(ended([[1], [0]], [9, 9]))).toMatchObject({ kind: 'won', winner: 1, by: 'tieBreak' });
    expect(resultOf(ended([[0], [1]], [9], [9]))).toMatchObject({ kind: 'won', winner: 0, by: 'tieBreak' });
  });

  it('is shared by those equal in everything; the next place counts all of them', () => {
    const result = resultOf(ended([[0, 2], [1]], [9, 5, 9]));
    expect(result).toMatchObject({ kind: 'shared', winners: [0, 2] });
    expect(placesOf(result)).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });

  it('is a loss for all seats if an automaton is ahead of them; each player keeps its mark', () => {
    const result = resultOf(ended([[2], [0], [1], [3]], [30, 20], [40, 10]));
    expect(result).toMatchObject({ kind: 'won', winner: 2, by: 'points' });
    expect(placesOf(result)).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
      [3, 4],
    ]);
    expect('places' in result && result.places.map(({ mark }) => mark)).toEqual([3, 0, 1, 4]);
    expect('places' in result && result.places.map((one) => one.score.total)).toEqual([40, 30, 20, 10]);
  });

  it('is the points alone in a solo game', () => {
    expect(resultOf(ended([[0]], [145]))).toMatchObject({ kind: 'alone', ending: 'roof' });
  });

  it('has the winner, those who share the win, or nobody', () => {
    expect(winnersOf(resultOf(ended([[1], [2], [0]], [5, 9, 7])))).toEqual([1]);
    expect(winnersOf(resultOf(ended([[0, 2], [1]], [9, 5, 9])))).toEqual([0, 2]);
    expect(winnersOf(resultOf(ended([[0]], [145])))).toEqual([]);
    expect(winnersOf({ kind: 'calledOff' })).toEqual([]);
  });

  it('is neither a win nor a loss if everybody agreed to stop', () => {
    expect(resultOf({ outcome: null, scores: [score(3), score(4)], automata: [] })).toEqual({
      kind: 'calledOff',
    });
  });
});

describe('a seat that did not play to the end', () => {
  it.each(['resigned', 'timeout'] as const)('has lost, whatever its points: %s', (end) => {
    const result = withEnds(ended([[1], [0]], [5, 9]), null, end);
    expect(result).toMatchObject({ kind: 'won', winner: 0, by: 'default', ends: [{ seat: 1, end }] });
    expect(placesOf(result)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('is left out when the others are compared by points', () => {
    const result = withEnds(ended([[1], [2], [0]], [5, 9, 7]), null, 'resigned', null);
    expect(result).toMatchObject({ kind: 'won', winner: 2, by: 'points' });
    expect(placesOf(result)).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });

  it('has lost to the automaton in a solo game', () => {
    expect(withEnds(ended([[0], [1]], [30], [20]), 'resigned')).toMatchObject({
      kind: 'won',
      winner: 1,
      by: 'default',
    });
  });

  it('ends a solo game without a result; nobody wins if all give up', () => {
    expect(withEnds(ended([[0]], [145]), 'resigned')).toMatchObject({ kind: 'nobody' });
    expect(withEnds(ended([[0], [1]], [5, 9]), 'timeout', 'resigned')).toMatchObject({
      kind: 'nobody',
      ends: [
        { seat: 0, end: 'timeout' },
        { seat: 1, end: 'resigned' },
      ],
    });
  });

  it('may still win if a bot finished for it', () => {
    expect(withEnds(ended([[1], [0]], [5, 9]), null, 'standIn')).toMatchObject({
      kind: 'won',
      winner: 1,
      by: 'points',
      ends: [{ seat: 1, end: 'standIn' }],
    });
  });

  it('makes the win one by default where the winner has fewer points', () => {
    expect(resultOf(ended([[0], [1]], [5, 9]))).toMatchObject({ kind: 'won', winner: 0, by: 'default' });
  });
});
