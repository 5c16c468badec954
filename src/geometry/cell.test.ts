import { describe, expect, it } from 'vitest';
import { type Cell, cellKey, inReadingOrder, moved, sidesOf } from './index.ts';

describe('cells', () => {
  it('have four neighbours by side, none by corner', () => {
    expect(sidesOf([3, 5])).toEqual([
      [2, 5],
      [3, 6],
      [4, 5],
      [3, 4],
    ]);
  });

  it('move by rows and columns', () => {
    expect(moved([3, 5], [1, -2])).toEqual([4, 3]);
  });

  it('are sorted row by row', () => {
    const cells: Cell[] = [
      [1, 0],
      [0, 2],
      [0, 1],
    ];
    expect(cells.sort(inReadingOrder)).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
  });

  it('have unique keys', () => {
    expect(cellKey([1, 12])).not.toBe(cellKey([11, 2]));
  });
});
