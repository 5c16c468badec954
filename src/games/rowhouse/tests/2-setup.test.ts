import { describe, expect, it } from 'vitest';
import { start } from '#kernel';
import { refusalOf } from '#kernel/testing';
import { rowhouse } from '../index.ts';
import { refuse } from '../setup.ts';

const seed = (n: number) => n.toString(16).padStart(32, '0');

describe('R2 setup', () => {
  it('[R2.1] gives each seat three tiles out of the bag, or as many as the option says', () => {
    const { state } = start(rowhouse, {}, 4, seed(1)).position;
    expect(state.houses.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state.bag.length).toBe(45 - 12);
    const { state: large } = start(rowhouse, { hand: 5 }, 2, seed(1)).position;
    expect(large.houses.map(({ hand }) => hand.length)).toEqual([5, 5]);
  });

  it('[R2.2] draws the first seat by lot', () => {
    const firsts = Array.from({ length: 40 }, (_, n) => start(rowhouse, {}, 3, seed(n)).position.state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('[R2.3] refuses more seats, tiles and rounds than the bag can feed', () => {
    expect(refusalOf(() => start(rowhouse, { hand: 5 }, 4, seed(1)))).toEqual({
      rule: 'R2.3',
      code: 'bagTooSmall',
    });
    expect(start(rowhouse, { hand: 5, rounds: 7 }, 4, seed(1)).position.state.bag.length).toBe(45 - 20);
    expect(refuse({ hand: 7, rounds: 9, trades: true }, 3)).toBeUndefined();
    expect(refuse({ hand: 8, rounds: 9, trades: true }, 3)?.code).toBe('bagTooSmall');
  });
});
