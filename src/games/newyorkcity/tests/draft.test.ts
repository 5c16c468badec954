/** R4.7, R5.3, R11.1 to R11.11: the draft, and what its events tell. */
import { describe, expect, it } from 'vitest';
import { none } from '../counts.ts';
import { counts, drafting, play, told } from './layout.ts';

describe('the draft', () => {
  const pairs = () => [
    [1, 0],
    [2, 3],
    [4, 5],
  ];

  it('[R11.1] [R11.2] tells of cards exchanged and of pairs mixed', () => {
    const { answer, events } = drafting({ player: { staff: [1, 2], hand: { press: 2 } }, pairs: pairs() }, 9);
    answer(0, { use: 1 });
    answer(0, { discard: counts({ press: 1 }) });
    answer(0, { use: 2 });
    answer(0, { mix: [0, 1, 2, 4] });
    expect(events).toEqual([
      { did: 'used', who: 0, number: 1 },
      { did: 'gained', who: 0, what: 'points', count: 1 },
      { did: 'discarded', who: 0, cards: counts({ press: 1 }) },
      { did: 'drew', who: 0, count: 1, cards: none().with(2, 1) },
      { did: 'used', who: 0, number: 2 },
      { did: 'mixed', who: 0, pair: [1, 4] },
    ]);
  });

  it('[R11.1] tells nothing where nothing is exchanged', () => {
    const { answer, events, reveals } = drafting({ player: { staff: [1], hand: { press: 2 } } }, 9);
    answer(0, { use: 1 });
    answer(0, { discard: counts() });
    expect(told(events)).toEqual(['used', 'gained']);
    expect(reveals()).toBe(0);
  });

  it('[R11.7] [R11.8] [R11.11] tells who leaves, what is fetched and which black skyscraper goes', () => {
    const { answer, events } = drafting({
      player: { staff: [7, 1, 8, 11], board: 1, reserve: { press: 1 } },
      pairs: pairs(),
      shelves: [[2], [], [], [], []],
      piles: [[], [], [], [], []],
    });
    answer(0, { use: 7 });
    answer(0, { drop: 1 });
    answer(0, { hire: 2 });
    answer(0, { use: 11 });
    answer(0, { district: 2 });
    answer(0, { pair: 0 });
    answer(0, { use: 8 });
    answer(0, { fetch: counts({ press: 1 }) });
    expect(events).toEqual([
      { did: 'used', who: 0, number: 7 },
      { did: 'dropped', who: 0, number: 1 },
      { did: 'hired', who: 0, number: 2 },
      { did: 'used', who: 0, number: 11 },
      { did: 'replacedBlack', who: 0, district: 2 },
      { did: 'tookPair', who: 0, pair: [1, 0] },
      { did: 'used', who: 0, number: 8 },
      { did: 'fetched', who: 0, cards: counts({ press: 1 }) },
    ]);
  });

  it('[R11.7] ends without a character where none is cheap enough', () => {
    const { answer, may } = drafting({
      player: { staff: [7, 1] },
      shelves: [[], [], [8], [10], []],
      piles: [[], [], [], [], []],
    });
    answer(0, { use: 7 });
    answer(0, { drop: 1 });
    expect(may(0)).toEqual([{ pair: 0 }]);
  });

  it('[R11.2] lays both pairs in order, whatever was taken from where', () => {
    const mixed = (pairs: number[][], mix: number[]) => {
      const { answer, events, state, asked } = drafting({ player: { staff: [2] }, pairs });
      answer(0, { use: 2 });
      answer(0, { mix });
      expect(asked()).toEqual([]);
      return [events.at(-1), state.pairs];
    };
    const lower = { did: 'mixed', who: 0, pair: [1, 4] };
    expect(
      mixed(
        [
          [4, 5],
          [0, 1],
        ],
        [0, 4, 1, 1],
      ),
    ).toEqual([lower, [[0, 5]]]);
    expect(
      mixed(
        [
          [0, 1],
          [4, 5],
        ],
        [0, 1, 1, 4],
      ),
    ).toEqual([lower, [[0, 5]]]);
  });

  it('[R4.7] has no third pair for anybody, and no turn without pairs', () => {
    const asked = (pairs: number, left: number[][]) =>
      play({ players: [{ pairs }, {}], pairs: left, steps: [{ step: 'draftTurn', seat: 0 }] }).asked();
    expect(asked(1, pairs())).toHaveLength(1);
    expect(asked(2, pairs())).toEqual([]);
    expect(asked(1, [])).toEqual([]);
  });

  it('[R11.4] takes two pairs, not three with another copy', () => {
    const { answer, may } = drafting({ player: { staff: [4, 4] }, pairs: pairs() });
    answer(0, { use: 4 });
    expect(may(0)).toEqual([{ pair: 0 }, { pair: 1 }, { pair: 2 }]);
    const other = drafting({ player: { staff: [6] }, pairs: pairs() });
    other.answer(0, { use: 6 });
    other.answer(0, { pair: 0 });
    expect(other.asked()).toEqual([]);
  });

  it('[R11.2] [R11.4] needs two pairs on the table, for 2 two full ones', () => {
    const uses = (pairs: number[][]) =>
      drafting({ player: { staff: [2, 4] }, pairs })
        .may(0)
        .slice(pairs.length);
    expect(uses([[0, 1]])).toEqual([]);
    expect(uses([[0, 1], [2]])).toEqual([{ use: 4 }]);
    expect(
      uses([
        [0, 1],
        [2, 3],
      ]),
    ).toEqual([{ use: 2 }, { use: 4 }]);
  });

  it('[R5.3] [R11.4] offers characters by number, the first pick among them', () => {
    const { may } = drafting({ player: { staff: [10, 4, 6] }, pairs: pairs() });
    expect(may(0).slice(3)).toEqual([{ use: 4 }, { use: 6 }, { use: 10 }]);
  });

  it('[Q8] offers after the last pick what would be lost, in order', () => {
    const { answer, may, whyNot } = drafting({
      player: { staff: [10, 8, 6], reserve: { press: 1 }, pairs: 1 },
      pairs: pairs(),
    });
    answer(0, { pair: 0 });
    expect(may(0)).toEqual([{ use: 6 }, { use: 8 }, { use: 10 }, { done: true }]);
    expect(whyNot(0, { use: 9 })).toEqual({ rule: 'R5.1', code: 'notYours' });
  });

  it('[R4.7] asks for a pair, and for one that is there', () => {
    const { whyNot } = drafting({ player: {} });
    expect(whyNot(0, {})).toEqual({ rule: 'R4.7', code: 'mustChoose' });
    expect(whyNot(0, { pair: 9 })).toEqual({ rule: 'R4.7', code: 'noSuchPair' });
    expect(whyNot(0, { use: 9 })).toEqual({ rule: 'R5.1', code: 'notYours' });
  });
});
