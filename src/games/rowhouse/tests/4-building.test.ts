import { describe, expect, it } from 'vitest';
import { scene } from '#kernel/testing';
import { rules } from '../flow.ts';
import type { Options, State } from '../state.ts';
import { BRICK, CREAM, house, MOSS, SLATE, street, tile } from './layout.ts';

/** Seat 0 is about to set a brick tile; its ground floor is full, its first floor begins with brick. */
function building(parts: { hand?: number[]; options?: Partial<Options>; bag?: number[] } = {}): State {
  const state = street({
    houses: [
      house({
        hand: parts.hand ?? [tile(MOSS, 0)],
        pick: tile(BRICK, 0),
        storeys: [CREAM.slice(0, 3), [tile(BRICK, 1)], []],
      }),
      house({ pick: tile(SLATE, 0) }),
    ],
    agenda: [{ step: 'closeRound' }, { step: 'build', seat: 1 }, { step: 'build', seat: 0 }],
  });
  return { ...state, options: { ...state.options, ...parts.options }, bag: parts.bag ?? state.bag };
}

describe('R4 building', () => {
  it('[R4.1] offers the storeys that have room', () => {
    const { may, whyNot } = scene(rules, building());
    expect(may(0)).toEqual([{ storey: 1 }, { storey: 2 }]);
    expect(whyNot(0, { storey: 0 })).toEqual({ rule: 'R4.1', code: 'storeyFull' });
    expect(whyNot(0, { storey: 3 })).toEqual({ rule: 'R1.2', code: 'noSuchStorey' });
    for (const attempt of ['top', { storey: -1 }, { storey: 1.5 }, { storey: '1' }])
      expect(whyNot(0, attempt)).toEqual({ rule: 'R1.2', code: 'noSuchStorey' });
  });

  it('[R4.1] sets the tile at the right end, and the next seat builds', () => {
    const { answer, state, asked } = scene(rules, building());
    answer(0, { storey: 2 });
    expect(state.houses[0]?.storeys[2]).toEqual([tile(BRICK, 0)]);
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'build', seat: 1 } }]);
  });

  it('[R4.1] builds from the first seat on, clockwise', () => {
    const picks = [BRICK, CREAM, SLATE].map((color) => house({ pick: tile(color, 0) }));
    const { asked, answer } = scene(
      rules,
      street({ houses: picks, first: 2, agenda: [{ step: 'showPicks' }] }),
    );
    for (const seat of [2, 0, 1]) {
      expect(asked().map((decision) => decision.seat)).toEqual([seat]);
      answer(seat, { storey: 0 });
    }
  });

  it('[R4.2] offers a trade beside the same colour, which may be declined', () => {
    const { answer, asked, may } = scene(rules, building());
    answer(0, { storey: 1 });
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'offerTrade', seat: 0 } }]);
    expect(may(0)).toEqual([{ trade: true }, { trade: false }]);
    answer(0, { trade: false });
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R4.2] offers none beside another colour, with an empty hand, or without trades', () => {
    for (const state of [building({ hand: [] }), building({ options: { trades: false } })]) {
      const { answer, asked } = scene(rules, state);
      answer(0, { storey: 1 });
      expect(asked()[0]?.seat).toBe(1);
    }
    for (const beside of [[], [tile(SLATE, 1)]]) {
      const state = building();
      state.houses[0]?.storeys.splice(2, 1, beside);
      const { answer, asked } = scene(rules, state);
      answer(0, { storey: 2 });
      expect(asked()[0]?.seat).toBe(1);
    }
  });

  it('[R4.3] trades one tile of the hand for one of the bag', () => {
    const { answer, may, state, events, whyNot } = scene(
      rules,
      building({ hand: [tile(MOSS, 0), tile(MOSS, 1)] }),
    );
    const before = state.bag.length;
    answer(0, { storey: 1 });
    answer(0, { trade: true });
    expect(may(0)).toEqual([{ tile: tile(MOSS, 0) }, { tile: tile(MOSS, 1) }]);
    expect(whyNot(0, { tile: tile(SLATE, 0) })).toEqual({ rule: 'R4.3', code: 'notInHand' });
    answer(0, { tile: tile(MOSS, 1) });
    expect(state.bag.length).toBe(before);
    expect(state.houses[0]?.hand.length).toBe(2);
    expect(events.slice(-2).map(({ did }) => did)).toEqual(['gave', 'drew']);
  });

  it('[Q2] draws the very tile again when the bag was empty', () => {
    const { answer, state } = scene(rules, building({ bag: [] }));
    answer(0, { storey: 1 });
    answer(0, { trade: true });
    answer(0, { tile: tile(MOSS, 0) });
    expect(state.houses[0]?.hand).toEqual([tile(MOSS, 0)]);
  });

  it('[R4.4] refills every hand and passes the first seat on', () => {
    const { state } = scene(rules, street({ agenda: [{ step: 'closeRound' }] }));
    expect(state.houses.map(({ hand }) => hand.length)).toEqual([1, 1]);
    expect([state.round, state.first]).toEqual([2, 1]);
  });

  it('[R4.4] draws nothing after the last round', () => {
    const { state, asked } = scene(rules, street({ round: 9, agenda: [{ step: 'closeRound' }] }));
    expect(state.houses.map(({ hand }) => hand.length)).toEqual([0, 0]);
    expect(asked()).toEqual([]);
  });
});
