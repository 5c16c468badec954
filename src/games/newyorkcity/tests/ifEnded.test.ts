/** What each player would have if the game ended now. */
import { describe, expect, it } from 'vitest';
import { newyorkcity } from '../index.ts';
import { type Layout, layOut } from './layout.ts';

/** In the middle of the game, as a spectator sees it. */
const ifEnded = (given: Omit<Layout, 'steps'>) => {
  const state = layOut({ ...given, steps: [{ step: 'act', seat: 0 }] });
  return newyorkcity.ifEnded(newyorkcity.view(state, 'spectator'));
};

const BROOKLYN = 3;
const inBrooklyn = (count: number) => [0, 0, 0, 0, 0, 0].with(BROOKLYN, count);
const NOTHING = { staff: 0, endStaff: 0, majorities: 0, districts: 0, press: 0, leftovers: 0 };

describe('if the game ended now', () => {
  it('[R9.1] [R7.14] points on the track and of the statue are made', () => {
    const [one] = ifEnded({ players: [{ points: 7, statue: 4 }, {}] });
    expect(one).toEqual({ total: 11, made: { track: 7, statue: 4 }, atEnd: NOTHING });
  });

  it('[R9.2] [R9.3] characters count their value, and what they score at the end', () => {
    const [one] = ifEnded({ players: [{ staff: [10, 1, 3, 30, 6, 11, 23], built: inBrooklyn(5) }, {}] });
    expect(one?.atEnd).toMatchObject({ staff: 15, endStaff: 5 });
  });

  it('[R9.4] [R9.5] districts are ranked as they stand, black among them', () => {
    const projections = ifEnded({
      players: [{ built: inBrooklyn(3) }, { built: inBrooklyn(2) }, { built: inBrooklyn(1) }],
      laid: [[], [], [], [5, 4], [], []],
      space: [0, 7, 1],
      order: [1, 2, 0],
    });
    expect(projections.map(({ atEnd }) => atEnd.majorities)).toEqual([14, 7, 2]);
  });

  it('[R9.6] all six districts are worth three points', () => {
    const [one] = ifEnded({ players: [{ built: [1, 1, 1, 1, 1, 1] }, {}] });
    expect(one?.atEnd.districts).toBe(3);
  });

  it('[R9.7] space 5 of the press track is worth three points', () => {
    const projections = ifEnded({ players: [{}, {}], space: [5, 4] });
    expect(projections.map(({ atEnd }) => atEnd.press)).toEqual([3, 0]);
  });

  it('[R9.8] dollars and skyscrapers left count half a point each, rounded up', () => {
    const [one] = ifEnded({ players: [{ dollars: 2, board: 3 }, {}] });
    expect(one).toMatchObject({ total: 3, atEnd: { leftovers: 3 } });
  });

  it('[R10.16] Tom’s characters count once, or twice with two dollars', () => {
    const [, tom] = ifEnded({ players: [{}, { staff: [10, 11], dollars: 3 }], toms: 1 });
    const values = ifEnded({ players: [{ staff: [10] }, { staff: [11] }] }).map(
      ({ atEnd }) => atEnd.staff ?? 0,
    );
    expect(tom?.atEnd.staff).toBe(Math.min(...values) + values.reduce((sum, value) => sum + value, 0));
  });

  it('[R1.3] cards in another hand change nothing', () => {
    const seen = ['press', 'joker'].map((kind) => {
      const players = [{}, { hand: { [kind]: 2 }, points: 3 }];
      const state = layOut({ players, steps: [{ step: 'act', seat: 0 }] });
      return newyorkcity.ifEnded(newyorkcity.view(state, 0));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
