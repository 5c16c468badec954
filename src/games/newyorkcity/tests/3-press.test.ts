/** R3: the press track. */
import { describe, expect, it } from 'vitest';
import { highestBidder, isAheadOfBlack, move } from '../pressTrack.ts';
import { layOut } from './layout.ts';

const three = (space: number[], order: number[]) =>
  layOut({ players: [{}, {}, {}], space, order, steps: [] });

describe('the press track', () => {
  it('[R3.1] puts who stands farther ahead, and a newcomer on top', () => {
    const state = three([3, 1, 0], [0, 1, 2]);
    move(state, 1, 2);
    expect(state.order).toEqual([1, 0, 2]);
    move(state, 2, 3);
    expect(state.order).toEqual([2, 1, 0]);
    expect(state.space).toEqual([3, 3, 3]);
  });

  it('[R3.2] puts a newcomer underneath on the last space, and leaves who cannot move', () => {
    const state = three([15, 12, 0], [0, 1, 2]);
    expect(move(state, 1, 5)).toBe(3);
    expect(state.order).toEqual([0, 1, 2]);
    expect(move(state, 0, 2)).toBe(0);
    expect(state.order).toEqual([0, 1, 2]);
  });

  it('[Q5] puts who steps back on top', () => {
    const state = three([4, 3, 0], [0, 1, 2]);
    expect(move(state, 0, -1)).toBe(-1);
    expect(state.order).toEqual([0, 1, 2]);
  });

  it('[R3.3] gives ties between bids to the one ahead', () => {
    const state = three([2, 2, 5], [2, 1, 0]);
    for (const firm of state.firms) firm.bid = 2;
    expect(highestBidder(state)).toBe(2);
    expect(highestBidder(state, 2)).toBe(1);
  });

  it('[R3.4] leaves black where it is; a pawn on its space is ahead of it', () => {
    const state = three([7, 6, 0], [0, 1, 2]);
    expect(isAheadOfBlack(state, 0)).toBe(true);
    expect(isAheadOfBlack(state, 1)).toBe(false);
    const two = layOut({ players: [{}, {}], space: [7, 8], order: [1, 0], steps: [] });
    expect([isAheadOfBlack(two, 0), isAheadOfBlack(two, 1)]).toEqual([false, true]);
    const four = layOut({ players: [{}, {}, {}, {}], space: [6, 5, 0, 0], order: [0, 1, 2, 3], steps: [] });
    expect([isAheadOfBlack(four, 0), isAheadOfBlack(four, 1)]).toEqual([true, false]);
  });
});
