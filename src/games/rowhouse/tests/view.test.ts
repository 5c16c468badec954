import { describe, expect, it } from 'vitest';
import { together } from '#kernel';
import type { Step } from '../state.ts';
import { view, viewEvent } from '../view.ts';
import { BRICK, CREAM, house, MOSS, SLATE, street, tile } from './layout.ts';

const lanes = together<Step>([{ step: 'pick', seat: 0 }], []);
const state = street({
  houses: [
    house({ hand: [tile(BRICK, 0), tile(CREAM, 0)] }),
    house({ hand: [tile(MOSS, 0)], pick: tile(SLATE, 0) }),
  ],
  agenda: [{ step: 'showPicks' }, lanes],
});

describe('views', () => {
  it('[R2.1] shows a hand to its seat, to others as a number', () => {
    expect(view(state, 0).houses.map(({ hand }) => hand)).toEqual([[tile(BRICK, 0), tile(CREAM, 0)], 1]);
    expect(view(state, 'spectator').houses.map(({ hand }) => hand)).toEqual([2, 1]);
  });

  it('[R3.1] [R3.2] hides a pick until all have picked', () => {
    expect(view(state, 0).houses[1]?.pick).toBe(true);
    expect(view(state, 1).houses[1]?.pick).toBe(tile(SLATE, 0));
    const shown = { ...state, agenda: [{ step: 'build' as const, seat: 1 }] };
    expect(view(shown, 'spectator').houses[1]?.pick).toBe(tile(SLATE, 0));
  });

  it('[Q1] knows the bag by its size alone', () => {
    expect(view(state, 0).bagSize).toBe(41);
    expect(JSON.stringify(view(state, 0))).not.toContain('"bag"');
  });

  it('[R4.3] tells others of a trade, not of its tiles', () => {
    expect(viewEvent({ did: 'gave', seat: 0, tile: 7 }, 1)).toEqual({ did: 'gave', seat: 0, tile: null });
    expect(viewEvent({ did: 'drew', seat: 0, tiles: [7] }, 'spectator')).toEqual({
      did: 'drew',
      seat: 0,
      tiles: [null],
    });
    expect(viewEvent({ did: 'drew', seat: 0, tiles: [7] }, 0)).toEqual({ did: 'drew', seat: 0, tiles: [7] });
  });
});
