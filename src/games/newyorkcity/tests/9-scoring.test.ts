/** R9: final scoring. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { finalParts, ladder, outcome, ranksIn, scores, sumOf } from '../scoring.ts';
import { type Layout, layOut, play } from './layout.ts';

const end = (layout: Omit<Layout, 'steps'>) => layOut({ ...layout, steps: [] });
const BROOKLYN = 3;
const EMPTY = [0, 0, 0, 0, 0, 0];
const inBrooklyn = (count: number) => EMPTY.with(BROOKLYN, count);

describe('final scoring', () => {
  it('[R9.1] counts only the score track before the end', () => {
    const state = layOut({
      players: [{ points: 7, statue: 4, staff: [11], dollars: 4 }, {}],
      steps: [{ step: 'act', seat: 0 }],
    });
    expect(at(scores(state), 0)).toMatchObject({
      total: 11,
      parts: { track: 7, statue: 4, staff: 0, leftovers: 0 },
    });
  });

  it('[R9.2] [R9.3] gives 15 for seven characters and 5 for the brown lantern', () => {
    const state = end({
      players: [{ staff: [10, 1, 3, 30, 6, 11, 23], built: inBrooklyn(5) }, {}],
    });
    expect(finalParts(state, 0)).toMatchObject({ staff: 15, endStaff: 5 });
  });

  it('[R9.4] [R9.5] [R3.4] ranks 14, 7, 4 for black and 2, ties by the press track', () => {
    const state = end({
      players: [{ built: inBrooklyn(3) }, { built: inBrooklyn(2) }, { built: inBrooklyn(1) }],
      laid: [[], [], [], [5, 4], [], []],
      space: [0, 7, 1],
      order: [1, 2, 0],
    });
    expect(ladder(14, 5)).toEqual([14, 7, 4, 2, 1]);
    expect(ranksIn(state, BROOKLYN)).toEqual([0, 1, -1, 2]);
    expect([0, 1, 2].map((firm) => finalParts(state, firm).majorities)).toEqual([14, 7, 2]);
  });

  it('[R9.4] puts black before who stands behind it on the track', () => {
    const state = end({ players: [{ built: inBrooklyn(2) }, {}], space: [7, 0] });
    expect(ranksIn(state, BROOKLYN)).toEqual([-1, 0]);
    expect(finalParts(state, 0).majorities).toBe(4);
  });

  it('[R9.4] [Q25] gives no rank without a skyscraper, not even to black', () => {
    const state = end({ players: [{ built: inBrooklyn(1) }, {}], black: [2, 2, 2, 0, 2, 2] });
    expect(ranksIn(state, BROOKLYN)).toEqual([0]);
    expect(finalParts(state, 0).majorities).toBe(8);
    expect(finalParts(state, 1).majorities).toBe(0);
  });

  it('[R9.4] gives ties between players to the one ahead, and no rank above black to who has fewer', () => {
    const state = end({
      players: [{ built: inBrooklyn(1) }, { built: inBrooklyn(3) }, { built: inBrooklyn(3) }],
      space: [15, 8, 9],
      order: [0, 2, 1],
    });
    expect(ranksIn(state, BROOKLYN)).toEqual([2, 1, -1, 0]);
    expect([0, 1, 2].map((firm) => finalParts(state, firm).majorities)).toEqual([1, 4, 8]);
  });

  it('[R9.6] gives three points for all six districts, and only if they are held at the end', () => {
    const state = end({ players: [{ built: [1, 1, 1, 1, 1, 1] }, { built: [3, 1, 1, 1, 1, 0], statue: 4 }] });
    expect([finalParts(state, 0).districts, finalParts(state, 1).districts]).toEqual([3, 0]);
    expect(finalParts(state, 1).statue).toBe(4);
  });

  it('[R9.7] gives three points for space 5 or beyond', () => {
    const state = end({ players: [{}, {}], space: [5, 4], order: [0, 1] });
    expect([finalParts(state, 0).press, finalParts(state, 1).press]).toEqual([3, 0]);
  });

  it('[R9.8] halves dollars and skyscrapers left, rounded up', () => {
    const state = end({
      players: [
        { dollars: 2, board: 3 },
        { dollars: 4, staff: [6], paid: [6] },
      ],
    });
    expect([finalParts(state, 0).leftovers, finalParts(state, 1).leftovers]).toEqual([3, 2]);
  });

  it('[R9.1] [R9.2] [R9.3] [R9.5] [R9.6] [R9.7] [R9.8] [R10.4] adds up all parts, and tells each district and player', () => {
    const { state, events } = play({
      players: [
        { points: 20, statue: 4, staff: [36, 11], dollars: 5, built: [3, 1, 1, 1, 1, 2] },
        { points: 30, staff: [10], built: [1, 0, 0, 0, 0, 0] },
      ],
      toms: 1,
      laid: [[5], [], [], [], [], []],
      space: [8, 2],
      steps: [{ step: 'closeRound' }],
    });
    const mine = {
      track: 20,
      statue: 4,
      staff: 4 + 5,
      endStaff: 2,
      majorities: 10 + 4 + 4 + 4 + 5 + 10,
      districts: 3,
      press: 3,
      leftovers: 3,
    };
    const toms = {
      track: 30,
      statue: 0,
      staff: 4,
      endStaff: 0,
      majorities: 3,
      districts: 0,
      press: 0,
      leftovers: 0,
    };
    expect(scores(state)).toEqual([{ total: 81, parts: mine }]);
    expect(events.filter(({ did }) => did === 'scored')).toEqual([
      { did: 'scored', who: 0, total: 81, parts: mine },
      { did: 'scored', who: 4, total: 37, parts: toms },
    ]);
    expect(events.filter(({ did }) => did === 'ranked').slice(0, 2)).toEqual([
      {
        did: 'ranked',
        district: 0,
        value: 10,
        ranks: [
          { who: 0, points: 10 },
          { who: -1, points: 5 },
          { who: 4, points: 3 },
        ],
      },
      {
        did: 'ranked',
        district: 1,
        value: 7,
        ranks: [
          { who: -1, points: 7 },
          { who: 0, points: 4 },
        ],
      },
    ]);
  });

  it('[R9.9] gives a tie to the one ahead on the press track', () => {
    const state = end({ players: [{ points: 9 }, { points: 9 }], space: [1, 3], order: [1, 0] });
    expect(outcome(state)).toEqual({ ranking: [[1], [0]], ending: 'fifthRound' });
    expect(sumOf(finalParts(state, 0))).toBe(9);
  });

  it('[R9.9] has no outcome while something is left to do', () => {
    expect(outcome(layOut({ players: [{}, {}], steps: [{ step: 'closeRound' }] }))).toBeUndefined();
  });
});
