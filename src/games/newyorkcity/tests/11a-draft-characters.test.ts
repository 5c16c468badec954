/** R11.1 to R11.11: characters of the draft. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import type { Character } from '../characters.ts';
import { total } from '../counts.ts';
import { counts, type Layout, type Player, play } from './layout.ts';

const DONE = { done: true } as const;

/** A seat's draft turn, with this character and a dollar. */
function turn(number: Character, player: Player = {}, more: Partial<Layout> = {}, staff: Character[] = []) {
  return play({
    players: [{ staff: [number, ...staff], dollars: 1, ...player }, {}],
    pairs: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    steps: [{ step: 'draft', seat: 0, picks: 1 }],
    ...more,
  });
}

describe('characters of the draft', () => {
  it('[R11.1] 1: one point, and new cards for any number of hand cards', () => {
    const { state, may, answer, reveals } = turn(1, { hand: { press: 2, joker: 1 } });
    answer(0, { use: 1 });
    expect(at(state.firms, 0).points).toBe(1);
    expect(may(0)).toHaveLength(6);
    answer(0, { discard: counts({ press: 2 }) });
    expect(state.discard).toEqual(counts({ press: 2 }));
    expect(total(at(state.firms, 0).hand)).toBe(3);
    expect(reveals()).toBe(1);
  });

  it('[R11.1] 1: may exchange nothing, and nothing that is not there', () => {
    const { state, answer, whyNot } = turn(1, { hand: { press: 1 } });
    answer(0, { use: 1 });
    expect(whyNot(0, { discard: counts({ press: 2 }) })).toEqual({ rule: 'R11.1', code: 'notEnoughCards' });
    answer(0, { discard: counts() });
    expect(at(state.firms, 0).hand).toEqual(counts({ press: 1 }));
  });

  it('[R11.2] 2: one card each of two pairs; the others form a pair on the right', () => {
    const { state, may, answer, whyNot } = turn(2);
    answer(0, { use: 2 });
    expect(may(0)).toHaveLength(12);
    expect(whyNot(0, { mix: [0, 0, 0, 1] })).toEqual({ rule: 'R11.2', code: 'noSuchPair' });
    answer(0, { mix: [0, 1, 2, 4] });
    expect(at(state.firms, 0)).toMatchObject({ hand: counts({ dollars: 1, prestige: 1 }), pairs: 1 });
    expect(state.pairs).toEqual([
      [2, 3],
      [0, 5],
    ]);
  });

  it('[R11.2] [Q9] 2: folds equal pairs', () => {
    const pairs = [
      [0, 1],
      [0, 1],
      [2, 2],
    ];
    const { may, answer } = turn(2, {}, { pairs });
    answer(0, { use: 2 });
    expect(may(0)).toEqual([
      { mix: [0, 0, 1, 0] },
      { mix: [0, 0, 1, 1] },
      { mix: [0, 1, 1, 1] },
      { mix: [0, 0, 2, 2] },
      { mix: [0, 1, 2, 2] },
    ]);
  });

  it('[R11.3] 3: one point and a reserve that stays larger', () => {
    const { state, answer } = turn(3, { reserve: { press: 2 } });
    answer(0, { use: 3 });
    expect(at(state.firms, 0).points).toBe(1);
    expect(total(at(state.firms, 0).reserve)).toBe(3);
    answer(0, { pair: 0 });
    expect(total(at(state.firms, 0).reserve)).toBe(3);
  });

  it('[R11.4] 4: both pairs in one turn', () => {
    const { state, answer, asked } = turn(
      4,
      {},
      {
        steps: [
          { step: 'draftTurn', seat: 0 },
          { step: 'draftTurn', seat: 1 },
          { step: 'draftTurn', seat: 0 },
        ],
      },
    );
    answer(0, { use: 4 });
    answer(0, { pair: 0 });
    answer(0, { pair: 0 });
    expect(at(state.firms, 0).pairs).toBe(2);
    answer(1, { pair: 0 });
    expect(asked()).toEqual([]);
    expect(total(at(state.firms, 0).hand)).toBe(4);
  });

  it('[R11.4] 4: only on the first turn', () => {
    expect(turn(4, { pairs: 1 }).may(0)).not.toContainEqual({ use: 4 });
    expect(turn(4).may(0)).toContainEqual({ use: 4 });
  });

  it('[R11.5] 5: draw three, discard any two', () => {
    const { state, answer, may, whyNot, reveals } = turn(5, { hand: { press: 2 } });
    answer(0, { use: 5 });
    expect(total(at(state.firms, 0).hand)).toBe(5);
    expect(whyNot(0, { discard: counts({ press: 1 }) })).toEqual({ rule: 'R11.5', code: 'wrongNumber' });
    expect(whyNot(0, { discard: counts({ press: 1, joker: 1 }) })).toEqual({
      rule: 'R11.5',
      code: 'notEnoughCards',
    });
    expect(may(0)).toContainEqual({ discard: counts({ press: 2 }) });
    answer(0, { discard: counts({ press: 2 }) });
    expect(state.discard).toEqual(counts({ press: 2 }));
    expect(total(at(state.firms, 0).hand)).toBe(3);
    expect(reveals()).toBe(1);
  });

  it('[R11.6] 6: two dollars', () => {
    const { state, answer } = turn(6);
    answer(0, { use: 6 });
    expect(at(state.firms, 0).dollars).toBe(2);
  });

  it('[R11.7] [Q11] 7: a character of one’s own for one worth at most one more', () => {
    const { state, may, answer, whyNot } = turn(7, {}, { shelves: [[2], [5], [8], [10], [11]] }, [1]);
    answer(0, { use: 7 });
    expect(may(0)).toEqual([{ drop: 1 }, { drop: 7 }]);
    expect(whyNot(0, { drop: 42 })).toEqual({ rule: 'R11.7', code: 'notYours' });
    answer(0, { drop: 1 });
    expect(may(0)).toEqual([{ hire: 2 }, { hire: 5 }]);
    answer(0, { hire: 5 });
    expect(at(state.firms, 0).staff).toEqual([7, 5]);
    expect(state.gone).toEqual([1]);
  });

  it('[Q11] [Q9] 7: may discard itself; of two copies the used one leaves', () => {
    const { state, answer } = turn(7, { staff: [7, 7], dollars: 1 });
    answer(0, { use: 7 });
    answer(0, { drop: 7 });
    expect(at(state.firms, 0)).toMatchObject({ staff: [7], paid: [] });
  });

  it('[R11.8] 8: cards like those of the pair just taken, out of the reserve, which is filled up', () => {
    const { state, may, answer, whyNot } = turn(8, { reserve: { press: 1, dollars: 1, plans: 1 } });
    answer(0, { pair: 0 });
    expect(may(0)).toEqual([{ use: 8 }, DONE]);
    answer(0, { use: 8 });
    expect(may(0)).toEqual([
      { fetch: counts({ press: 1 }) },
      { fetch: counts({ dollars: 1 }) },
      { fetch: counts({ press: 1, dollars: 1 }) },
    ]);
    expect(whyNot(0, { fetch: counts({ plans: 1 }) })).toEqual({ rule: 'R11.8', code: 'notThere' });
    answer(0, { fetch: counts({ press: 1, dollars: 1 }) });
    expect(at(state.firms, 0).hand).toEqual(counts({ press: 2, dollars: 2 }));
    expect(total(at(state.firms, 0).reserve)).toBe(3);
  });

  it('[R11.8] [Q8] 8: is not offered without such a card, and works with 2 and 4', () => {
    const none = turn(8, { reserve: { plans: 2 } });
    none.answer(0, { pair: 0 });
    expect(none.asked()).toEqual([]);
    const mixed = turn(2, { reserve: { dollars: 1 }, dollars: 2 }, {}, [8]);
    mixed.answer(0, { use: 2 });
    mixed.answer(0, { mix: [0, 1, 1, 2] });
    expect(mixed.may(0)).toEqual([{ use: 8 }, DONE]);
    const both = turn(4, { reserve: { dollars: 1, joker: 1 }, dollars: 2 }, {}, [8]);
    both.answer(0, { use: 4 });
    both.answer(0, { pair: 0 });
    expect(both.may(0)).toEqual([{ use: 8 }, DONE]);
  });

  it('[R11.9] 9: a card and a dollar', () => {
    const { state, answer } = turn(9);
    answer(0, { use: 9 });
    expect(at(state.firms, 0).dollars).toBe(1);
    expect(total(at(state.firms, 0).hand)).toBe(1);
  });

  it('[R11.10] 10: two cards', () => {
    const { state, answer } = turn(10);
    answer(0, { use: 10 });
    expect(total(at(state.firms, 0).hand)).toBe(2);
  });

  it('[R11.11] 11: a skyscraper of the board in the place of a black one', () => {
    const { state, may, answer, whyNot } = turn(11, { board: 1 }, { black: [2, 0, 1, 0, 0, 0] });
    answer(0, { use: 11 });
    expect(may(0)).toEqual([{ district: 0 }, { district: 2 }]);
    expect(whyNot(0, { district: 1 })).toEqual({ rule: 'R11.11', code: 'notThere' });
    answer(0, { district: 2 });
    expect(state.black).toEqual([2, 0, 0, 0, 0, 0]);
    expect(at(state.firms, 0)).toMatchObject({ board: 0, built: [0, 0, 1, 0, 0, 0] });
  });

  it('[R11.11] 11: is not offered without a skyscraper on the board, or without black ones', () => {
    expect(turn(11).may(0)).not.toContainEqual({ use: 11 });
    expect(turn(11, { board: 1 }, { black: [0, 0, 0, 0, 0, 0] }).may(0)).not.toContainEqual({ use: 11 });
  });
});
