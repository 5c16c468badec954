import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { loadPuzzles } from '#games/puzzles';
import { freezePositions, type Puzzle } from '#kernel';
import { clearIn } from './clear.ts';
import { judge } from './judge.ts';
import { fitsIn, packOf } from './pack.ts';
import { page } from './page.ts';

const answer = (action: string, points: number) => ({
  action,
  points,
  margin: 0.1,
  value: 0.5,
  confidence: 0.3,
});

describe('a clear answer', () => {
  it('is far ahead of all others', () => {
    const advice = [answer('a', 9), answer('b', 4), answer('c', 5)];
    expect(clearIn(advice, 3)).toMatchObject({ solution: ['a'], gap: 4 });
    expect(clearIn(advice, 5)).toBeUndefined();
  });

  it('may have two equals, but not three', () => {
    const equals = [answer('a', 9), answer('b', 8.9), answer('c', 8.8)];
    expect(clearIn([...equals, answer('d', 2)], 3)?.solution).toEqual(['a', 'b', 'c']);
    expect(clearIn([...equals, answer('d', 8.8), answer('e', 2)], 3)).toBeUndefined();
  });

  it('is not one that another seems to beat', () => {
    expect(clearIn([answer('a', 5), answer('b', 9), answer('c', 1)], 3)).toBeUndefined();
  });

  it('needs something to be better than', () => {
    expect(clearIn([answer('a', 5), answer('b', 5)], 3)).toBeUndefined();
  });
});

describe('a pack', () => {
  const puzzle = (level: number, fact: string): Puzzle => ({
    seats: 2,
    seed: '',
    line: '',
    view: '',
    solution: [],
    next: '',
    reasons: [{ fact, weight: 1 }],
    gap: 4,
    level,
  });

  it('takes no more than a third of one level, half of one reason, and so many in all', () => {
    const taken = [puzzle(1, 'a'), puzzle(1, 'b'), puzzle(2, 'a')];
    expect(fitsIn(taken, puzzle(1, 'c'), 6)).toBe(false);
    expect(fitsIn(taken, puzzle(3, 'c'), 6)).toBe(true);
    expect(fitsIn([...taken, puzzle(3, 'a')], puzzle(2, 'a'), 6)).toBe(false);
    expect(fitsIn(taken, puzzle(3, 'c'), 3)).toBe(false);
  });

  it('is easy by half at most', () => {
    const easy = [puzzle(1, 'a'), puzzle(1, 'b'), puzzle(2, 'a')];
    expect(fitsIn(easy, puzzle(2, 'c'), 6)).toBe(false);
    expect(fitsIn(easy, puzzle(3, 'c'), 6)).toBe(true);
    expect(packOf([...easy, puzzle(2, 'c'), puzzle(5, 'c')], 6)).toEqual([...easy, puzzle(5, 'c')]);
  });
});

describe('judging', () => {
  beforeAll(() => freezePositions(false));
  afterAll(() => freezePositions(true));

  it('finds the listed answer again, and misses one that is not listed', async () => {
    const title = await loadTitle('tangramcity');
    const [puzzle] = (await loadPuzzles('tangramcity'))?.puzzles ?? [];
    if (!puzzle) throw new Error('there are no puzzles');
    const judged = judge(title, [puzzle], 1, () => {});
    expect(judged).toMatchObject({ times: 1, best: 1, missed: [] });
    const wrong = judge(title, [{ ...puzzle, solution: ['nothing'] }], 1, () => {});
    expect(wrong).toMatchObject({ times: 1, best: 0, missed: ['puzzle 1'] });
    const text = page([{ id: 'tangramcity', judged, pack: { box: '', games: 1, puzzles: [puzzle] } }]);
    expect(text).toContain('| 1 of 1 |');
  });
});
