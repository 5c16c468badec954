import { describe, expect, it } from 'vitest';
import { logOf, squash } from '../search/math.ts';

describe('search math', () => {
  it('squashes a margin into a value, symmetrically', () => {
    expect(squash(0)).toBe(0.5);
    expect(squash(3)).toBeGreaterThan(squash(2));
    expect(squash(1) + squash(-1)).toBe(1);
    expect(squash(1e9)).toBeLessThanOrEqual(1);
  });

  it('computes logarithms', () => {
    for (const n of [1, 2, 3, 10, 1000, 4095]) expect(logOf(n)).toBeCloseTo(Math.log(n), 12);
    for (const n of [4096, 5000, 123_456]) expect(Math.abs(logOf(n) - Math.log(n))).toBeLessThan(0.001);
  });
});
