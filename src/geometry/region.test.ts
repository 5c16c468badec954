import { expect, it } from 'vitest';
import { regionsOf, shapeFrom } from './index.ts';

it('areas are joined by sides, not by corners', () => {
  expect(regionsOf(shapeFrom('XX.X/X..X/..X.'))).toEqual([
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    [
      [0, 3],
      [1, 3],
    ],
    [[2, 2]],
  ]);
});

it('there are no areas without squares', () => {
  expect(regionsOf([])).toEqual([]);
});
