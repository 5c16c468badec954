/** R11.23 to R11.42: characters of the last phase and of the end. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { bestSets } from '../bestSets.ts';
import type { Character } from '../characters.ts';
import { endPoints, finalParts } from '../scoring.ts';
import { type Layout, layOut, type Player, play } from './layout.ts';

function act(number: Character, player: Player = {}, more: Partial<Layout> = {}) {
  const table = play({
    players: [{ staff: [number], dollars: 1, ...player }, {}],
    steps: [{ step: 'actTurn', firm: 0 }],
    ...more,
  });
  table.answer(0, { use: number });
  return { ...table, firm: at(table.state.firms, 0) };
}

describe('characters of the last phase', () => {
  it('[R11.23] 23: two points', () => expect(act(23).firm.points).toBe(2));

  it('[R11.24] 24: one point and a skyscraper', () => {
    expect(act(24).firm).toMatchObject({ points: 1, board: 1, supply: 19 });
    expect(act(24, { board: 20 }).firm).toMatchObject({ points: 1, board: 20, supply: 0 });
  });

  it('[R11.25] 25: three points', () => expect(act(25).firm.points).toBe(3));

  it('[R11.26] 26: a skyscraper and one space', () => {
    const { firm, state } = act(26);
    expect(firm.board).toBe(1);
    expect(state.space).toEqual([1, 0]);
  });

  it('[R11.27] [Q6] 27: as many spaces as one’s place, black ignored', () => {
    expect(act(27).state.space).toEqual([1, 0]);
    expect(act(27, {}, { order: [1, 0], space: [2, 10] }).state.space).toEqual([4, 10]);
    const four = act(
      27,
      {},
      {
        players: [{ staff: [27], dollars: 1 }, {}, {}, {}],
        space: [0, 3, 2, 1],
        order: [1, 2, 3, 0],
      },
    );
    expect(four.state.space).toEqual([4, 3, 2, 1]);
  });

  it('[R11.26] is offered as long as one of the two is of use', () => {
    const may = (board: number, space: number) =>
      play({
        players: [{ staff: [26], dollars: 1, board }, {}],
        space: [space, 0],
        steps: [{ step: 'actTurn', firm: 0 }],
      }).asked();
    expect(may(19, 15)).toHaveLength(1);
    expect(may(20, 14)).toHaveLength(1);
    expect(may(20, 15)).toEqual([]);
  });

  it('[R11.26] [R11.27] are not offered where they would do nothing', () => {
    const table = play({
      players: [{ staff: [26, 27], dollars: 2, board: 20 }, {}],
      space: [15, 0],
      steps: [{ step: 'actTurn', firm: 0 }],
    });
    expect(table.asked()).toEqual([]);
  });
});

const end = (player: Player, more: Partial<Layout> = {}) =>
  layOut({ players: [player, {}], steps: [], ...more });
const points = (number: Character, player: Player, more: Partial<Layout> = {}) =>
  endPoints(end({ staff: [number], ...player }, more), 0, number);

describe('characters of the end', () => {
  const built = [1, 2, 3, 4, 5, 0];

  it('[R11.28] 28: the Bronx', () => expect(points(28, { built })).toBe(2));
  it('[R11.29] 29: Staten Island', () => expect(points(29, { built })).toBe(5));
  it('[R11.30] 30: Brooklyn', () => expect(points(30, { built })).toBe(4));
  it('[R11.31] 31: Queens', () => expect(points(31, { built })).toBe(3));
  it('[R11.32] 32: Manhattan', () => expect(points(32, { built })).toBe(1));

  it('[R11.33] [Q26] 33: half the press space, rounded up', () => {
    expect(points(33, {}, { space: [5, 0] })).toBe(3);
    expect(points(33, {}, { space: [0, 0] })).toBe(0);
    expect(points(33, {}, { space: [15, 0] })).toBe(8);
  });

  it('[R11.34] [Q23] 34: two points per reserve card of the best kind, jokers being a kind', () => {
    expect(points(34, { reserve: { press: 1, plans: 2 } })).toBe(4);
    expect(points(34, { reserve: { joker: 2, plans: 1 } })).toBe(4);
    expect(points(34, {})).toBe(0);
  });

  it('[R11.35] 35: two points per district with three of one’s own', () => {
    expect(points(35, { built: [3, 2, 1, 5, 2, 0] })).toBe(4);
    expect(points(35, { built: [2, 2, 1, 0, 0, 0] })).toBe(0);
  });

  it('[R11.36] 36: one point per character, itself included', () =>
    expect(points(36, { staff: [36, 1, 2, 2] })).toBe(4));

  it('[R5.4] counts each copy', () => {
    expect(finalParts(end({ staff: [36, 36] }), 0).endStaff).toBe(4);
  });
});

/** Points of sets, and what is left: taxi, bus, tram, subway, boat. */
const sets = (staff: Character[], vehicles: number[], dollars = 0, board = 0) =>
  bestSets(at(end({ staff, vehicles, dollars, board }).firms, 0));

describe('sets', () => {
  it('[R11.37] 37: taxi and bus', () => {
    expect(sets([37], [2, 1, 0, 0, 0]).points).toBe(5);
    expect(sets([37], [2, 2, 0, 0, 0]).points).toBe(10);
  });
  it('[R11.38] 38: tram and subway', () => expect(sets([38], [0, 0, 1, 1, 0]).points).toBe(5));
  it('[R11.39] 39: boat and taxi', () => expect(sets([39], [1, 0, 0, 0, 1]).points).toBe(5));

  it('[R11.40] 40: any vehicle and two dollars', () => {
    expect(sets([40], [0, 0, 1, 0, 0], 3)).toEqual({ points: 6, left: 1 });
    expect(sets([40], [0, 0, 0, 0, 0], 3)).toEqual({ points: 0, left: 3 });
  });
  it('[R11.41] 41: any vehicle and two skyscrapers', () =>
    expect(sets([41], [1, 0, 1, 0, 0], 0, 5)).toEqual({ points: 12, left: 1 }));
  it('[R11.42] 42: two dollars and two skyscrapers', () =>
    expect(sets([42], [0, 0, 0, 0, 0], 4, 3)).toEqual({ points: 6, left: 3 }));

  it('[Q24] are shared out in the best way, each thing once', () => {
    expect(sets([37, 39], [1, 1, 0, 0, 1]).points).toBe(5);
    expect(sets([37, 39, 40], [1, 1, 0, 0, 1], 2).points).toBe(11);
    expect(sets([40, 40], [1, 0, 0, 0, 0], 4)).toEqual({ points: 6, left: 2 });
    expect(sets([40, 41, 42], [1, 1, 0, 0, 0], 4, 4)).toEqual({ points: 18, left: 0 });
  });

  it('[Q24] [R9.8] count what is left, and of equal splits the first', () => {
    expect(sets([40, 42], [1, 0, 0, 0, 0], 2, 2)).toEqual({ points: 6, left: 2 });
    expect(sets([37, 40], [1, 1, 0, 0, 0], 2)).toEqual({ points: 5, left: 2 });
  });

  it('[Q24] [R9.8] leave the rest for the leftovers', () => {
    expect(finalParts(end({ staff: [42], dollars: 3, board: 2 }), 0)).toMatchObject({
      endStaff: 6,
      leftovers: 1,
    });
  });
});
