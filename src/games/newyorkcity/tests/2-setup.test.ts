/** R2, R10.1, R10.5: the starting position. */
import { describe, expect, it } from 'vitest';
import { apply, at, Refused, start } from '#kernel';
import { characterTile } from '../components.ts';
import { total } from '../counts.ts';
import { newyorkcity } from '../index.ts';
import type { Options } from '../state.ts';

const SEED = '7'.repeat(32);
const begin = (seats: number, options: Partial<Options> = {}) =>
  start(newyorkcity, options, seats, SEED).position;

function refusal(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  return undefined;
}

describe('setup', () => {
  it('[R2.1] deals base values and letters to the districts', () => {
    const { letters, base } = begin(2).state;
    expect(letters.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(base.toSorted((a, b) => a - b)).toEqual([6, 7, 8, 8, 9, 10]);
  });

  it('[R2.2] [R1.7] puts black skyscrapers, vehicles and the statue in place', () => {
    const { black, links, statue } = begin(3).state;
    expect(black).toEqual([2, 2, 2, 2, 2, 2]);
    expect(links).toBe(0b1111111111);
    expect(statue).toBe(true);
  });

  it('[R2.3] shows four dark characters of each value', () => {
    const { shelves, piles } = begin(4).state;
    for (const [i, shelf] of shelves.entries()) {
      expect(shelf).toHaveLength(4);
      expect(at(piles, i)).toHaveLength(8);
      for (const number of [...shelf, ...at(piles, i)]) expect(characterTile(number).value).toBe(i + 1);
    }
  });

  it.each([2, 3, 4])(
    '[R2.4] [Q7] shows one stack more than there are %i seats, of two values each',
    (seats) => {
      const { stacks } = begin(seats).state;
      expect(stacks).toHaveLength(seats + 1);
      for (const stack of stacks) expect(stack.map((number) => characterTile(number).value)).toEqual([1, 2]);
    },
  );

  it('[R2.1] [R2.2] tells what lies where, and has nothing on the table that comes later', () => {
    const { position, events } = start(newyorkcity, {}, 2, SEED);
    const { state } = position;
    expect(events[0]).toEqual({ did: 'laidOut', letters: state.letters, base: state.base });
    expect(state).toMatchObject({
      round: 0,
      laid: [[], [], [], [], [], []],
      offer: [],
      pairs: [],
      gone: [],
      hasty: [],
      late: -1,
    });
    for (const { doubled, bid, played } of state.firms)
      expect([doubled, bid, total(played)]).toEqual([false, 0, 0]);
  });

  it('[R2.5] [R1.7] gives each seat its pieces', () => {
    const { firms, letters } = begin(2).state;
    for (const { built, board, supply, dollars, reserve, hand, points } of firms) {
      expect(at(built, letters.indexOf(5))).toBe(1);
      expect([total(built), board, supply, dollars, points]).toEqual([1, 4, 15, 1, 0]);
      expect([total(reserve), total(hand)]).toEqual([2, 0]);
    }
  });

  it.each([
    [2, 8],
    [3, 7],
    [4, 6],
  ])('[R2.6] [Q26] [Q39] starts %i pawns on space 0 in random order', (seats) => {
    const { space, order } = begin(seats).state;
    expect(space).toEqual(Array.from({ length: seats }, () => 0));
    expect(order.toSorted()).toEqual(Array.from({ length: seats }, (_, i) => i));
  });

  it('[R2.7] lets the last on the press track choose first, and puts the rest away', () => {
    let position = begin(3);
    const { order, stacks } = position.state;
    for (const seat of order.toReversed()) {
      expect(newyorkcity.decisions(position.state)).toEqual([{ seat, prompt: { step: 'pickStack', seat } }]);
      position = apply(newyorkcity, position, seat, { stack: 0 }).position;
    }
    expect(position.state.stacks).toEqual([]);
    expect(position.state.gone).toEqual(stacks[3]);
    expect(at(position.state.firms, at(order, 2)).staff).toEqual(stacks[0]);
  });

  it('[R2.7] refuses a stack that is not there', () => {
    const position = begin(2);
    const seat = at(position.state.order, 1);
    expect(refusal(() => apply(newyorkcity, position, seat, { stack: 9 }))).toEqual({
      rule: 'R2.7',
      code: 'noSuchStack',
    });
  });

  it('[R10.1] needs two to four players, Toms included', () => {
    expect(refusal(() => begin(1))).toEqual({ rule: 'R10.1', code: 'needsTom' });
    expect(refusal(() => begin(3, { toms: 2 }))).toEqual({ rule: 'R10.1', code: 'tooMany' });
    expect(begin(1, { toms: 3 }).state.firms).toHaveLength(4);
  });

  it('[R10.5] gives a Tom his skyscraper in X and what stacks are left, nothing else', () => {
    const before = begin(1, { toms: 2 });
    expect(before.state.stacks).toHaveLength(3);
    const { firms, letters } = apply(newyorkcity, before, 0, { stack: 1 }).position.state;
    for (const tom of firms.slice(1)) {
      expect(at(tom.built, letters.indexOf(5))).toBe(1);
      expect(tom.staff).toHaveLength(2);
      expect([tom.board, tom.supply, tom.dollars, total(tom.reserve), total(tom.hand)]).toEqual([
        0, 0, 0, 0, 0,
      ]);
    }
  });
});
