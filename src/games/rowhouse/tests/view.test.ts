import { describe, expect, it } from 'vitest';
import { Rng, together } from '#kernel';
import { check } from '../laws.ts';
import type { Step } from '../state.ts';
import { imagine, view, viewEvent } from '../view.ts';
import { BRICK, CREAM, house, MOSS, SLATE, street, tile } from './layout.ts';

const lanes = together<Step>([{ step: 'pick', seat: 0 }], []);
const state = street({
  houses: [
    house({ hand: [tile(BRICK, 0), tile(CREAM, 0)] }),
    house({ hand: [tile(MOSS, 0)], pick: tile(SLATE, 0) }),
  ],
  agenda: [{ step: 'closeRound' }, { step: 'showPicks' }, lanes],
});

describe('views', () => {
  it('[R2.1] shows a hand to its seat, to others as a number', () => {
    expect(view(state, 0).houses.map(({ hand }) => hand)).toEqual([[tile(BRICK, 0), tile(CREAM, 0)], 1]);
    expect(view(state, 'spectator').houses.map(({ hand }) => hand)).toEqual([2, 1]);
  });

  it('[R3.1] [R3.2] hides a pick until all have picked', () => {
    expect(view(state, 0).houses[1]?.pick).toBe(true);
    expect(view(state, 1).houses[1]?.pick).toBe(tile(SLATE, 0));
    expect([0, 1].map((viewer) => view(state, viewer).houses[0]?.pick)).toEqual([false, false]);
    const shown = { ...state, agenda: [{ step: 'build' as const, seat: 1 }] };
    expect(view(shown, 'spectator').houses[1]?.pick).toBe(tile(SLATE, 0));
  });

  it('[R3.1] [R4.1] tells others that a tile was picked, and which one was built', () => {
    const picked = { did: 'picked' as const, seat: 0, tile: 7 };
    expect([0, 1].map((viewer) => viewEvent(picked, viewer))).toEqual([picked, { ...picked, tile: null }]);
    const built = { did: 'built' as const, seat: 0, tile: 7, storey: 2 };
    expect(viewEvent(built, 1)).toEqual(built);
  });

  it('[R2.1] [R3.1] imagines any tile out of sight where one is hidden, and nothing else', () => {
    const rng = Rng.fromSeed('6'.repeat(32));
    const street = { ...state, houses: [...state.houses, house({ storeys: [[tile(CREAM, 4)], [], []] })] };
    street.bag = street.bag.filter((one) => one !== tile(CREAM, 4));
    const seen = view(street, 0);
    const rivals = Array.from({ length: 40 }, () => {
      const imagined = imagine(seen, rng);
      check(imagined);
      expect(view(imagined, 0)).toEqual(seen);
      return imagined.houses[1];
    });
    const hidden = new Set(rivals.flatMap((rival) => [rival?.pick, ...(rival?.hand ?? [])]));
    expect(hidden.size).toBeGreaterThan(20);
    for (const inSight of [tile(BRICK, 0), tile(CREAM, 0), tile(CREAM, 4)])
      expect(hidden).not.toContain(inSight);
  });

  it('[R3.2] imagines picks that are shown as they are', () => {
    const shown = { ...state, agenda: [{ step: 'build' as const, seat: 1 }] };
    const { houses, bag } = imagine(view(shown, 0), Rng.fromSeed('6'.repeat(32)));
    expect(bag).not.toContain(tile(SLATE, 0));
    expect(houses.map(({ pick }) => pick)).toEqual([null, tile(SLATE, 0)]);
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
