import { expect, it } from 'vitest';
import { evenlySpread } from '#kernel';

it('has the first and the last, and evenly some between', () => {
  expect(evenlySpread(9, 5)).toEqual([0, 2, 4, 6, 8]);
  expect(evenlySpread(3, 5)).toEqual([0, 1, 2]);
  expect([evenlySpread(1, 5), evenlySpread(0, 5)]).toEqual([[0], []]);
});
