import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPuzzleResult, puzzleResultsOf, streakOf } from './puzzles.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe('results of puzzles', () => {
  it('count at the first try, by puzzle and by day', () => {
    keepPuzzleResult('flatiron', 'a', 100, 'missed');
    keepPuzzleResult('flatiron', 'a', 101, 'solved');
    keepPuzzleResult('flatiron', 'b', undefined, 'solved');
    expect(puzzleResultsOf('flatiron')).toEqual({
      puzzles: { a: 'missed', b: 'solved' },
      days: { 100: 'missed', 101: 'solved' },
    });
    expect(puzzleResultsOf('tangramcity')).toEqual({ puzzles: {}, days: {} });
  });

  it.each(['', 'x', '[]', '{"puzzles":{"a":3},"days":{}}', '{"puzzles":null,"days":{}}'])(
    'are nothing where %j is stored',
    (text) => {
      kept.set('skyline.puzzles.flatiron', text);
      expect(puzzleResultsOf('flatiron')).toEqual({ puzzles: {}, days: {} });
    },
  );

  it('are a streak up to today, or to yesterday while today’s puzzle is open', () => {
    const days = { 7: 'solved', 8: 'missed', 9: 'solved', 10: 'solved' } as const;
    const streak = (today: number) => streakOf({ puzzles: {}, days }, today);
    expect([7, 8, 9, 10, 11, 12].map(streak)).toEqual([1, 0, 1, 2, 2, 0]);
  });
});
