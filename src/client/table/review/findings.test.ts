import { describe, expect, it } from 'vitest';
import type { TableView } from '#table';
import type { JudgedDecision } from '../thinking/tasks.ts';
import { findingsOf, momentsBefore } from './findings.ts';

const judged = (
  play: number,
  expected: number,
  cost: number,
  measure: JudgedDecision['measure'] = 'lead',
): JudgedDecision => ({
  play,
  seat: 0,
  view: {},
  played: 'a',
  best: 'b',
  expected,
  margin: 1,
  cost,
  value: 0.5,
  confidence: 0.5,
  measure,
  pros: [],
  cons: [],
});

describe('the findings of a review', () => {
  it('count good decisions, add up the costs, and list the costliest, worst first', () => {
    const all = [0, 1, 0.1, 3, 0.02, 2, 0.3, 0.9, 0.8].map((cost, play) => judged(play, play - 4, cost));
    const { good, cost, costliest, first, last, highest, lowest } = findingsOf(all);
    expect(good).toBe(2);
    expect(cost).toBeCloseTo(8.12);
    expect(costliest.map(({ play }) => play)).toEqual([3, 5, 1, 7, 8]);
    expect([first, last, highest, lowest]).toEqual([-4, 4, 4, -4]);
  });

  it('compare only decisions with the same measure', () => {
    const all = [judged(0, 2, 4), judged(1, 90, 0, 'own'), judged(2, 100, 1, 'own')];
    const { comparable, lowest, costliest } = findingsOf(all);
    expect(comparable.map(({ play }) => play)).toEqual([1, 2]);
    expect(lowest).toBe(90);
    expect(costliest.map(({ play }) => play)).toEqual([0, 2]);
  });
});

describe('the turning point of a game', () => {
  const turnOf = (...expected: number[]) =>
    findingsOf(expected.map((points, play) => judged(play, points, 0))).turn;

  it('is where the lead changed sides for good', () => {
    expect(turnOf(4, -3, 5, 3, -2, -6)).toEqual({ play: 4, from: 3, to: -2 });
  });

  it('does not count leads within the noise', () => {
    expect(turnOf(4, 0.5, -0.5, 3)).toBeUndefined();
  });

  it('is missing if the lead never changed sides, or if there is none', () => {
    expect(turnOf(2, 3, 4)).toBeUndefined();
    expect(findingsOf([judged(0, 5, 0, 'own'), judged(1, -5, 0, 'own')]).turn).toBeUndefined();
  });
});

describe('the moment of a decision', () => {
  it('is the last one before its answer, also after answers were taken back', () => {
    const moment = (seq: number, plays: number) => ({
      seq,
      tableView: { plays, scores: [], automata: [] } as unknown as TableView,
    });
    const moments = [moment(2, 0), moment(3, 1), moment(4, 2), moment(5, 1), moment(6, 2), moment(9, 3)];
    expect([...momentsBefore({ moments, entries: [] })]).toEqual([
      [0, 2],
      [1, 5],
      [2, 6],
      [3, 9],
    ]);
  });
});
