import { expect, it } from 'vitest';
import { at } from '#kernel';
import { unchanged } from './useUnchanged.ts';

const list = (...rows: number[]) => rows.map((row) => ({ row, cells: [row, row + 1] }));

it('a list that says the same stays the same list', () => {
  const before = list(1, 2, 3);
  expect(unchanged(before, list(1, 2, 3))).toBe(before);
  expect(unchanged(before, before)).toBe(before);
});

it('of a list of the same length only what has changed is new', () => {
  const before = list(1, 2, 3);
  const now = list(1, 7, 3);
  const kept = unchanged(before, now);
  expect(kept).toEqual(now);
  expect([at(kept, 0) === at(before, 0), at(kept, 1) === at(now, 1), at(kept, 2) === at(before, 2)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('a shorter or a longer list is another one', () => {
  const before = list(1, 2, 3);
  expect(unchanged(before, list(1, 2))).toEqual(list(1, 2));
  expect(unchanged(before, list(1, 2, 3, 4))).toEqual(list(1, 2, 3, 4));
});
