/** R7: what bids bring. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CHARACTERS, DOLLARS, PLANS, PRESS } from '../components.ts';
import { bid, bidding, counts } from './layout.ts';

const DONE = { done: true } as const;

describe('the highest bid', () => {
  it('[R7.1] [R3.3] wins the bonus; a tie goes to the one ahead on the press track', () => {
    const hand = { dollars: 2 };
    const { state, answer } = bidding(DOLLARS, {
      players: [{ hand }, { hand }, { hand: { dollars: 1 } }],
      space: [1, 4, 9],
      order: [2, 1, 0],
    });
    answer(0, bid(2, hand));
    answer(1, bid(2, hand));
    answer(2, bid(1, { dollars: 1 }));
    expect(state.firms.map(({ dollars }) => dollars)).toEqual([2, 3, 1]);
    expect(state.opener).toBe(1);
  });

  it('[R7.9] brings a tile in the prestige round alone', () => {
    const hand = { characters: 1 };
    const { asked, answer } = bidding(CHARACTERS, { players: [{ hand }, {}], offer: [4], links: 0b1 });
    answer(0, bid(1, hand));
    expect(asked().map(({ prompt }) => prompt.step)).toEqual(['hire']);
    answer(0, DONE);
    expect(asked()).toEqual([]);
  });

  it('[R7.2] lets all act in press order', () => {
    const hand = { characters: 1 };
    const { asked, answer } = bidding(CHARACTERS, {
      players: [{ hand }, { hand }, { hand }],
      space: [1, 3, 2],
      order: [1, 2, 0],
    });
    for (const seat of [0, 1, 2]) answer(seat, bid(1, hand));
    const turns: number[] = [];
    while (asked().length > 0) {
      const { seat } = at(asked(), 0);
      turns.push(seat);
      answer(seat, DONE);
    }
    expect(turns).toEqual([1, 2, 0]);
  });

  it('[R7.15] sends the cards to the discard pile', () => {
    const { state, answer } = bidding(DOLLARS, { players: [{ hand: { dollars: 1, joker: 1 } }, {}] });
    answer(0, bid(2, { dollars: 1, joker: 1 }));
    expect(state.discard).toEqual(counts({ dollars: 1, joker: 1 }));
    expect(at(state.firms, 0)).toMatchObject({ bid: 0, played: counts() });
  });
});

describe('the six actions', () => {
  it('[R7.3] press: red 1, yellow 2 and the bonus on top of red, blue 1', () => {
    const { state, answer } = bidding(PRESS, {
      players: [{ hand: { press: 1 } }, { hand: { press: 2 } }, { hand: { press: 1 } }],
      space: [3, 1, 0],
    });
    answer(0, bid(1, { press: 1 }));
    answer(1, bid(2, { press: 2 }));
    answer(2, bid(1, { press: 1 }));
    expect(state.space).toEqual([4, 4, 1]);
    expect(state.order).toEqual([1, 0, 2]);
  });

  it('[R7.4] dollars: 3 with the bonus, 1 and 1', () => {
    const { state, answer } = bidding(DOLLARS, {
      players: [{ hand: { dollars: 2 } }, { hand: { dollars: 1 } }, { hand: { dollars: 1 } }],
    });
    answer(0, bid(2, { dollars: 2 }));
    answer(1, bid(1, { dollars: 1 }));
    answer(2, bid(1, { dollars: 1 }));
    expect(state.firms.map(({ dollars }) => dollars)).toEqual([3, 1, 1]);
  });

  it('[R7.5] characters: one tile up to the bid; the shelf closes up and fills at once', () => {
    const { state, may, answer, whyNot } = bidding(CHARACTERS, {
      players: [{ hand: { characters: 1 } }, {}],
      shelves: [[1, 2], [4, 5, 6, 13], [7, 8], [10], [11]],
      piles: [[3], [17], [], [], []],
    });
    answer(0, bid(1, { characters: 1 }));
    expect(may(0)).toEqual([
      { hire: 1 },
      { hire: 2 },
      { hire: 4 },
      { hire: 5 },
      { hire: 6 },
      { hire: 13 },
      DONE,
    ]);
    expect(whyNot(0, { hire: 7 })).toEqual({ rule: 'R7.5', code: 'tooExpensive' });
    expect(whyNot(0, { hire: 42 })).toEqual({ rule: 'R7.5', code: 'notOnShelf' });
    expect(whyNot(0, 0)).toEqual({ rule: 'R7.5', code: 'mustChoose' });
    answer(0, { hire: 4 });
    expect(at(state.shelves, 1)).toEqual([5, 6, 13, 17]);
    expect(at(state.firms, 0).staff).toEqual([4]);
  });

  it('[R7.5] characters: by number, and no turn where none is cheap enough', () => {
    const layout = { players: [{ hand: { characters: 1 } }, {}], piles: [[], [], [], [], []] };
    const { may, answer } = bidding(CHARACTERS, { ...layout, shelves: [[3, 1], [], [8], [], []] });
    answer(0, bid(1, { characters: 1 }));
    expect(may(0)).toEqual([{ hire: 1 }, { hire: 3 }, DONE]);
    const dear = bidding(CHARACTERS, { ...layout, shelves: [[], [], [8], [], []] });
    dear.answer(0, bid(1, { characters: 1 }));
    expect(dear.asked()).toEqual([]);
  });

  it('[Q10] characters: a bid above five reaches the fifth shelf, and nobody must hire', () => {
    const { state, may, answer, events } = bidding(CHARACTERS, {
      players: [{ hand: { characters: 7 } }, {}],
      shelves: [[], [], [], [10], [11]],
      piles: [[], [], [], [], []],
    });
    answer(0, bid(7, { characters: 7 }));
    expect(may(0)).toEqual([{ hire: 10 }, { hire: 11 }, DONE]);
    answer(0, DONE);
    expect(at(state.firms, 0).staff).toEqual([]);
    expect(events).toContainEqual({ did: 'declined', who: 0, what: 'hire' });
  });

  it('[R7.6] plans: skyscrapers to the board, as far as there are any', () => {
    const { state, answer } = bidding(PLANS, {
      players: [{ hand: { plans: 3 } }, { hand: { plans: 1 }, board: 19, built: [0, 0, 0, 0, 0, 1] }],
    });
    answer(0, bid(3, { plans: 3 }));
    answer(1, bid(1, { plans: 1 }));
    expect(at(state.firms, 0)).toMatchObject({ board: 4, supply: 16 });
    expect(at(state.firms, 1)).toMatchObject({ board: 19, supply: 0 });
  });
});
