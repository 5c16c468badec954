/** R10: what Tom does with his bids, and his score. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CHARACTERS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { automata, finalParts, outcome } from '../scoring.ts';
import { against, bid, layOut, play } from './layout.ts';

const PASS = { pass: true } as const;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN] = [0, 1, 2, 3] as const;

describe('what Tom does', () => {
  it('[R10.3] never uses characters', () => {
    const { state } = play({
      players: [{}, { staff: [23, 25], dollars: 5 }],
      toms: 1,
      steps: [{ step: 'openActs' }],
    });
    expect(at(state.firms, 1)).toMatchObject({ points: 0, dollars: 5, paid: [] });
  });

  it('[R10.11] takes the leftmost character of the shelf he reaches', () => {
    const { state, answer, events } = against(CHARACTERS, { press: 1 }, { characters: 2 });
    const first = at(at(state.shelves, 2), 0);
    answer(0, PASS);
    expect(at(state.firms, 1).staff).toEqual([first]);
    expect(events).toContainEqual({ did: 'tomHired', who: 4, rule: 'R10.11', number: first, value: 3 });
  });

  it('[R10.11] goes one shelf down when it is empty', () => {
    const { state, answer } = against(
      CHARACTERS,
      { press: 1 },
      { characters: 2 },
      { shelves: [[1], [6, 4], [], [], []], piles: [[], [], [], [], []] },
    );
    answer(0, PASS);
    expect(at(state.firms, 1).staff).toEqual([6]);
  });

  it('[R10.12] chooses D as in the example: within reach, fewest, highest letter, the taxi from X', () => {
    // Taxi and subway tiles; Manhattan is D, the Bronx X, Queens C, Brooklyn B; Tom has one skyscraper in X.
    const { state, answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        letters: [3, 5, 2, 1, 0, 4],
        offer: [0, 6],
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 1, 0, 0, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(events).toContainEqual({
      did: 'tomChose',
      who: 4,
      rule: 'R10.12',
      district: MANHATTAN,
      because: 'letter',
      link: 2,
      by: 'toX',
    });
    const tom = at(state.firms, 1);
    expect(tom.built).toEqual([1, 1, 0, 0, 0, 0]);
    expect(tom.vehicles).toEqual([1, 0, 0, 0, 0]);
    expect(state.laid[MANHATTAN]).toEqual([0]);
  });

  it('[R10.12] ranks X above E, and without a way from X takes the better tile', () => {
    // Bus 4 and subway 3: the Bronx is X and empty; its ways are the subway to Queens and the bus to Jersey City.
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      { letters: [0, 5, 2, 1, 3, 4], offer: [3, 6] },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: BRONX, link: 8, by: 'tileValue' }),
    );
  });

  it('[R10.12] takes the way from the highest letter between equal tiles', () => {
    // Both taxis lead to Manhattan, which is X.
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      { letters: [5, 1, 4, 0, 2, 3], offer: [0, 1] },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: MANHATTAN, link: 3, by: 'farLetter' }),
    );
  });

  it('[R10.12] goes where he has fewest', () => {
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        offer: [4],
        links: 0b1,
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 0, 2, 3, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: QUEENS, because: 'fewest', by: 'onlyLink' }),
    );
  });

  it('[R10.13] takes the higher of two tiles of one colour', () => {
    const { state, answer } = against(PRESTIGE, { press: 1 }, { prestige: 1 }, { offer: [4, 5] });
    answer(0, PASS);
    expect(state.laid.flat()).toEqual([5]);
  });

  it('[Q33] takes the second bonus with the tile that is left', () => {
    const { state, answer } = against(
      PRESTIGE,
      { prestige: 2 },
      { prestige: 1 },
      { offer: [0, 4], players: [{ hand: { prestige: 2 }, board: 1 }, { reserve: { prestige: 1 } }] },
    );
    answer(0, bid(2, { prestige: 2 }));
    answer(0, { tile: 4, link: 0, district: BROOKLYN });
    expect(at(state.firms, 1).vehicles).toEqual([1, 0, 0, 0, 0]);
    expect(total(at(state.firms, 1).built)).toBe(1);
  });

  it('[R10.14] [Q37] never runs out of skyscrapers: with twenty built he still places four', () => {
    const { state, answer, events } = against(
      SKYSCRAPERS,
      { press: 1 },
      { skyscrapers: 3 },
      { players: [{ hand: { press: 1 } }, { reserve: { skyscrapers: 3 }, built: [5, 5, 5, 4, 0, 1] }] },
    );
    answer(0, PASS);
    expect(at(state.firms, 1).built).toEqual([5, 5, 5, 4, 4, 1]);
    expect(events).toContainEqual({ did: 'built', who: 4, district: 4, count: 4 });
    expect(events.filter(({ did }) => did === 'tomCapped')).toEqual([]);
  });

  it('[R10.14] [R10.15] never has more than five in a district', () => {
    const { state, answer, events } = against(
      SKYSCRAPERS,
      { press: 1 },
      { skyscrapers: 3 },
      { players: [{ hand: { press: 1 } }, { reserve: { skyscrapers: 3 }, built: [0, 0, 0, 0, 3, 0] }] },
    );
    answer(0, PASS);
    expect(at(state.firms, 1)).toMatchObject({ built: [0, 0, 0, 0, 5, 0], supply: 0 });
    expect(events).toContainEqual({ did: 'tomCapped', who: 4, rule: 'R10.15', district: 4, lost: 2 });
  });

  it('[Q33] still takes tile and vehicle where he has five', () => {
    const { state, answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        offer: [4],
        links: 0b1,
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 0, 5, 5, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(at(state.firms, 1)).toMatchObject({ built: [0, 0, 5, 5, 0, 0], vehicles: [0, 0, 1, 0, 0] });
    expect(events.map(({ did }) => did)).not.toContain('built');
    expect(events.map(({ did }) => did)).toContain('tomCapped');
  });
});

describe('Tom’s score', () => {
  it('[R10.16] counts 1+1+1+4 with five dollars as 8', () => {
    const state = layOut({ players: [{}, { staff: [10, 1, 2, 3], dollars: 5 }], toms: 1, steps: [] });
    expect(finalParts(state, 1)).toMatchObject({ staff: 8, endStaff: 0, leftovers: 0 });
  });

  it('[R10.16] counts dollars beyond two each as leftovers, and end characters for their value', () => {
    const state = layOut({ players: [{}, { staff: [36], dollars: 5 }], toms: 1, steps: [] });
    expect(finalParts(state, 1)).toMatchObject({ staff: 8, endStaff: 0, leftovers: 2 });
  });

  it('[R10.16] [R9.8] counts skyscrapers left on his board with those dollars', () => {
    const state = layOut({ players: [{}, { staff: [36], dollars: 5, board: 4 }], toms: 1, steps: [] });
    expect(finalParts(state, 1)).toMatchObject({ staff: 8, leftovers: 4 });
  });

  it('[R10.4] has majorities and bonuses like everybody’s', () => {
    const state = layOut({
      players: [{}, { built: [1, 1, 1, 1, 1, 1] }],
      toms: 1,
      space: [0, 5],
      order: [1, 0],
      steps: [],
    });
    expect(finalParts(state, 1)).toMatchObject({ districts: 3, press: 3, majorities: 3 + 4 + 4 + 4 + 5 + 5 });
  });

  it('[R10.4] is listed for each Tom, after the seats', () => {
    const state = layOut({ players: [{}, { points: 1 }, { points: 2 }, { points: 3 }], toms: 3, steps: [] });
    expect(automata(state)).toMatchObject([
      { name: 'Tom', mark: 1, score: { total: 1 } },
      { name: 'Tom II', mark: 2, score: { total: 2 } },
      { name: 'Tom III', mark: 3, score: { total: 3 } },
    ]);
  });

  it('[R10.17] [Q34] decides the ending, ranked among the seats', () => {
    const won = layOut({ players: [{ points: 5 }, { points: 9 }, { points: 7 }], toms: 1, steps: [] });
    expect(outcome(won)).toEqual({ ranking: [[1], [2], [0]], ending: 'aheadOfTom' });
    expect(automata(won)).toMatchObject([{ name: 'Tom', mark: 2, score: { parts: { track: 7 } } }]);
    const lost = layOut({
      players: [{ points: 5 }, { points: 5 }],
      toms: 1,
      space: [0, 1],
      order: [1, 0],
      steps: [],
    });
    expect(outcome(lost)).toEqual({ ranking: [[1], [0]], ending: 'behindTom' });
  });
});
