import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { rowhouse } from '../index.ts';
import type { House } from '../state.ts';
import { BRICK, CREAM, house, MOSS, OCHRE, SLATE, street, tile } from './layout.ts';

const SEED = '00112233445566778899aabbccddeeff';

const row = (color: readonly number[]) => color.slice(0, 3);
const FOUR = [tile(BRICK, 8), tile(CREAM, 8), tile(SLATE, 8)];
const FOUR_MORE = [tile(MOSS, 7), tile(OCHRE, 7), tile(SLATE, 7)];

/** What the house is worth to its seat in round n, before it picks or builds. */
function worth(round: number, parts: Partial<House>, rival: House = house()): number {
  return heuristics.evaluate(street({ round, houses: [house(parts), rival] }), 0);
}

describe('the outlook of a house', () => {
  it('[R5.3, R5.4] is its points when nothing is left to lay', () => {
    const storeys = [FOUR, FOUR_MORE, row(MOSS)];
    expect(worth(9, { storeys, bonus: 2, hand: [tile(OCHRE, 0), tile(OCHRE, 1)] })).toBe(4 + 4 + 6 + 2);
  });

  it('takes the best tile of the hand for the last gap', () => {
    const storeys = [FOUR, FOUR_MORE, MOSS.slice(0, 2)];
    const hand = [tile(OCHRE, 0), tile(MOSS, 2), tile(CREAM, 0)];
    expect(worth(9, { storeys, hand })).toBe(4 + 4 + 6);
    expect(worth(9, { storeys, hand: [tile(OCHRE, 0), tile(BRICK, 2), tile(CREAM, 0)] })).toBe(4 + 4 + 2);
  });

  it('counts every colour that may be drawn alike', () => {
    const storeys = [FOUR, FOUR_MORE, MOSS.slice(0, 2)];
    const hand = [tile(OCHRE, 0), tile(CREAM, 0)];
    expect(worth(8, { storeys, hand })).toBeCloseTo(4 + 4 + (6 + 4 * 2) / 5);
  });

  it('[R4.3] hopes for a trade while one is offered', () => {
    const storeys = [FOUR, [tile(MOSS, 8), tile(OCHRE, 8)], row(SLATE)];
    const hand = [tile(OCHRE, 0), tile(OCHRE, 1)];
    const houses = [house({ storeys, hand }), house()];
    const asked = heuristics.evaluate(
      street({ round: 8, houses, agenda: [{ step: 'offerTrade', seat: 0 }] }),
      0,
    );
    const past = heuristics.evaluate(street({ round: 8, houses, agenda: [{ step: 'closeRound' }] }), 0);
    expect(past).toBeCloseTo(4 + 6 + (3 * 4 + 2 * 2) / 5);
    expect(asked).toBeCloseTo(4 + 6 + (21 * 4 + 4 * 2) / 25);
  });

  it('[R5.2] is best for whoever ends the game early, and over for the rival', () => {
    const done = house({ storeys: [row(BRICK), row(CREAM), []], hand: [tile(MOSS, 0), tile(MOSS, 1)] });
    const rival = {
      storeys: [FOUR, [tile(MOSS, 8)], [tile(OCHRE, 8)]],
      hand: [tile(SLATE, 0), tile(SLATE, 1)],
    };
    const state = street({ round: 6, houses: [done, house(rival)] });
    expect(heuristics.evaluate(state, 0)).toBeGreaterThan(16);
    expect(heuristics.evaluate(state, 1)).toBe(4);
    expect(worth(6, rival)).toBeGreaterThan(8);
  });
});

/** The answers of seat 0 as its plan puts them in order. */
function planned(own: House, step: 'pick' | 'build' | 'offerTrade' | 'giveTile', seed = SEED) {
  const state = street({ round: 8, houses: [own, house()], agenda: [{ step, seat: 0 }] });
  const view = rowhouse.view(state, 0);
  const legal = rowhouse.legalActions(state, 0);
  const prospects = heuristics.plan?.(view, 0, legal, { iterations: 1 }, Rng.fromSeed(seed)) ?? [];
  expect(prospects).toEqual(prospects.toSorted((one, two) => two.points - one.points));
  return prospects.map(({ action }) => action);
}

describe('the plan', () => {
  const storeys = [row(BRICK), CREAM.slice(0, 2), [tile(MOSS, 0), tile(OCHRE, 0)]];

  it('[R5.2] completes a second row rather than a storey of three colours', () => {
    const own = house({ storeys, pick: tile(CREAM, 2), hand: [tile(SLATE, 0), tile(SLATE, 1)] });
    expect(planned(own, 'build')).toEqual([{ storey: 1 }, { storey: 2 }]);
  });

  it('picks the tile for it, whatever rivals may hold', () => {
    const own = house({ storeys, hand: [tile(SLATE, 0), tile(BRICK, 3), tile(CREAM, 2)] });
    const answers = planned(own, 'pick');
    expect(answers[0]).toEqual({ tile: tile(CREAM, 2) });
    expect(planned(own, 'pick', 'f'.repeat(32))).toEqual(answers);
  });

  it('[R4.2, R4.3] trades a tile of no use, and keeps what it needs', () => {
    const waiting = [row(BRICK), [tile(CREAM, 8), tile(MOSS, 8), tile(OCHRE, 8)], CREAM.slice(0, 2)];
    const useless = house({ storeys: waiting, hand: [tile(SLATE, 0), tile(SLATE, 1)] });
    expect(planned(useless, 'offerTrade')[0]).toEqual({ trade: true });
    const useful = house({ storeys: waiting, hand: [tile(CREAM, 3), tile(SLATE, 1)] });
    expect(planned(useful, 'giveTile')[0]).toEqual({ tile: tile(SLATE, 1) });
  });
});
