/** Sums of products, and the equations made of them. */
import { describe, expect, it } from 'vitest';
import { addRow, addSums, noSums, solve, squaredError } from './ridge.ts';

const ROWS: readonly (readonly [number, number, number])[] = [
  [1, 0, 2],
  [0, 1, 3],
  [2, 1, 8],
  [1, -1, -2],
];

function sumsOf(rows: typeof ROWS) {
  const sums = noSums(2);
  for (const [one, two, target] of rows) addRow(sums, Float64Array.of(one, two), target);
  return sums;
}

describe('solve', () => {
  it('finds the solution of a symmetric system', () => {
    const matrix = Float64Array.of(4, 2, 0.5, 2, 5, 1, 0.5, 1, 3);
    const x = [1, -2, 0.5];
    const right = Float64Array.from([0, 1, 2], (row) =>
      x.reduce((sum, value, i) => sum + value * (matrix[3 * row + i] ?? 0), 0),
    );
    expect([...solve(matrix, right)].map((value) => Math.round(1e9 * value) / 1e9)).toEqual(x);
  });
});

describe('sums', () => {
  it('give the squared error of any weights', () => {
    const weights = [1.5, 2];
    const errors = ROWS.map(([one, two, target]) => target - (1.5 * one + 2 * two));
    expect(squaredError(sumsOf(ROWS), weights)).toBeCloseTo(
      errors.reduce((sum, error) => sum + error * error, 0),
      10,
    );
  });

  it('add up', () => {
    const parts = sumsOf(ROWS.slice(0, 2));
    addSums(parts, sumsOf(ROWS.slice(2)));
    expect(parts).toEqual(sumsOf(ROWS));
  });
});
