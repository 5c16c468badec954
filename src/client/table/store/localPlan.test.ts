import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { isSeed } from '#kernel';
import { defaultPlan, newSeed, seatsFor, seedFrom, whyNotPlayable } from './localPlan.ts';

const { game } = await loadTitle('rowhouse');

describe('a plan', () => {
  it('is playable by default', () => {
    const plan = defaultPlan(game);
    expect(plan.seats.map(({ player }) => player)).toEqual(['human', 'level3']);
    expect(whyNotPlayable(game, plan)).toBeUndefined();
  });

  it('keeps its seats when their number changes', () => {
    const two = [
      { name: 'Zoe', player: 'human' as const },
      { name: 'Yan', player: 'level1' as const },
    ];
    expect(seatsFor(two, 3)).toEqual([...two, { name: 'Chiyo', player: 'level3' }]);
    expect(seatsFor(two, 1)).toEqual(two.slice(0, 1));
  });

  it('is refused by the rule of the game, or by the kernel', () => {
    const { options } = defaultPlan(game);
    const seats = seatsFor([], 4);
    expect(whyNotPlayable(game, { options: { ...options, hand: 5 }, seats })).toEqual({
      rule: 'R2.3',
      code: 'bagTooSmall',
    });
    expect(whyNotPlayable(game, { options: { ...options, hand: 1 }, seats })?.code).toBe('malformedOptions');
  });
});

describe('a seed', () => {
  it('is taken from the address if it has one', () => {
    const seed = 'ab'.repeat(16);
    expect(seedFrom(`?seed=${seed}`)).toBe(seed);
    expect(seedFrom('?seed=nonsense')).not.toBe('nonsense');
  });

  it('is new each time', () => {
    expect(isSeed(newSeed())).toBe(true);
    expect(newSeed()).not.toBe(newSeed());
  });
});
