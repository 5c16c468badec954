import { describe, expect, it } from 'vitest';
import { scene } from '#kernel/testing';
import { rules } from '../flow.ts';
import { BRICK, CREAM, house, SLATE, street, tile } from './layout.ts';

/** Three seats about to pick. */
const picking = () =>
  street({
    houses: [
      house({ hand: [tile(BRICK, 0), tile(CREAM, 0)] }),
      house({ hand: [tile(BRICK, 1)] }),
      house({ hand: [tile(SLATE, 0)] }),
    ],
    agenda: [{ step: 'openRound' }],
  });

describe('R3 picking', () => {
  it('[R3.1] asks all seats at once, each for a tile of its own hand', () => {
    const { asked, may, whyNot } = scene(rules, picking());
    expect(asked().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(may(0)).toEqual([{ tile: tile(BRICK, 0) }, { tile: tile(CREAM, 0) }]);
    expect(whyNot(0, { tile: tile(SLATE, 0) })).toEqual({ rule: 'R3.1', code: 'notInHand' });
  });

  it('[R3.1] lets seats answer in any order, and each only once', () => {
    const { asked, may, answer } = scene(rules, picking());
    answer(2, { tile: tile(SLATE, 0) });
    expect(asked().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(may(2)).toEqual([]);
  });

  it('[R3.2] shows the picks when the last seat has picked, not before', () => {
    const { answer, events, reveals } = scene(rules, picking());
    answer(0, { tile: tile(CREAM, 0) });
    answer(1, { tile: tile(BRICK, 1) });
    expect(reveals()).toBe(0);
    expect(events.filter(({ did }) => did === 'showed')).toEqual([]);
    answer(2, { tile: tile(SLATE, 0) });
    expect(reveals()).toBe(1);
    expect(events.filter(({ did }) => did === 'showed').length).toBe(3);
  });

  it('[R3.3] gives a bonus point to colours that stand alone', () => {
    const { answer, state } = scene(rules, picking());
    answer(0, { tile: tile(BRICK, 0) });
    answer(1, { tile: tile(BRICK, 1) });
    answer(2, { tile: tile(SLATE, 0) });
    expect(state.houses.map(({ bonus }) => bonus)).toEqual([0, 0, 1]);
  });
});
