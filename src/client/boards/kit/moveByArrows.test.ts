import { describe, expect, it } from 'vitest';
import { nearest } from './moveByArrows.ts';

const SPOTS = [
  { at: [100, 0], what: 'right' },
  { at: [60, 50], what: 'aside' },
  { at: [0, 80], what: 'below' },
  { at: [-40, 0], what: 'left' },
] as const;

describe('the arrows', () => {
  it('move to the nearest spot in their direction', () => {
    expect(nearest([0, 0], SPOTS, [-1, 0])).toBe('left');
    expect(nearest([0, 0], SPOTS, [0, 1])).toBe('below');
  });

  it('prefer a spot straight ahead to a nearer one at the side', () => {
    expect(nearest([0, 0], SPOTS, [1, 0])).toBe('right');
    expect(nearest([0, 0], [{ at: [60, 10], what: 'almost ahead' }, ...SPOTS], [1, 0])).toBe('almost ahead');
  });

  it('do not move if there is nothing ahead', () => {
    expect(nearest([0, 0], SPOTS, [0, -1])).toBeUndefined();
    expect(nearest([0, 0], [{ at: [0, 0], what: 'the same place' }], [1, 0])).toBeUndefined();
  });
});
