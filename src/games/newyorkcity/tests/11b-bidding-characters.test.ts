/** R11.12 to R11.22: characters of the bidding rounds. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import type { Character } from '../characters.ts';
import { CHARACTERS, DOLLARS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { bid, bidding, bidsOf, type Cards, counts, type Layout, type Player } from './layout.ts';

const PASS = { pass: true } as const;
const DONE = { done: true } as const;

/** A seat with these characters opens a bidding round against a seat with one press card. */
function turn(
  kind: number,
  staff: Character[],
  hand: Cards,
  player: Player = {},
  more: Partial<Layout> = {},
) {
  return bidding(kind, {
    players: [{ staff, hand, dollars: staff.length, ...player }, { hand: { press: 1 } }],
    ...more,
  });
}

const bids = (...args: Parameters<typeof turn>) => bidsOf(turn(...args).may(0));

describe('12', () => {
  it('[R11.12] one point, and new reserve cards for any number', () => {
    const { state, answer, asked, whyNot } = turn(PRESS, [12], { press: 1 }, { reserve: { plans: 2 } });
    answer(0, { use: 12 });
    expect(at(state.firms, 0).points).toBe(1);
    expect(whyNot(0, { discard: counts({ plans: 3 }) })).toEqual({ rule: 'R11.12', code: 'wrongNumber' });
    answer(0, { discard: counts({ plans: 2 }) });
    expect(total(at(state.firms, 0).reserve)).toBe(2);
    expect(state.discard).toEqual(counts({ plans: 2 }));
    expect(asked()[0]?.prompt.step).toBe('bid');
  });

  it('[Q2] may discard a hand card that could have been swapped in', () => {
    const { state, answer } = turn(PRESS, [12], { press: 1 }, { reserve: { plans: 2 } });
    answer(0, { use: 12 });
    answer(0, { discard: counts({ press: 1, plans: 1 }) });
    expect(at(state.firms, 0).hand).toEqual(counts({ plans: 1 }));
    expect(total(at(state.firms, 0).reserve)).toBe(2);
  });
});

describe('13', () => {
  it('[R11.13] one card counts as one of the wanted kind', () => {
    expect(bids(PRESS, [13], { dollars: 1 })).toEqual(['1: 1 dollars [13]']);
    expect(bids(PRESS, [13], { press: 1, dollars: 1 })).toContain('2: 1 press, 1 dollars [13]');
  });

  it('[Q14] the card may be a joker, which makes it real', () => {
    expect(bids(PRESS, [13], { joker: 2 })).toEqual(['1: 1 joker [13]', '2: 2 joker [13]']);
  });

  it('[R5.4] two copies change two cards', () => {
    expect(bids(PRESS, [13, 13], { dollars: 2 })).toEqual([
      '1: 2 dollars',
      '1: 1 dollars [13]',
      '2: 2 dollars [13,13]',
    ]);
  });
});

describe('14', () => {
  it('[R11.14] steps back for jokers, as in the example of five character cards', () => {
    const { state, answer } = turn(CHARACTERS, [14], { characters: 3 }, {}, { space: [4, 0] });
    answer(0, bid(5, { characters: 3 }, [14], 2));
    expect(at(state.firms, 0).bid).toBe(5);
    expect(state.space).toEqual([2, 0]);
    expect(at(state.firms, 0)).toMatchObject({ dollars: 0, paid: [14] });
  });

  it('[Q5] goes only as far as there are spaces', () => {
    expect(bids(PRESS, [14], { press: 1 }, {}, { space: [1, 0] })).toEqual([
      '1: 1 press',
      '2: 1 press [14] -1',
    ]);
    expect(bids(PRESS, [14], { press: 1 })).toEqual(['1: 1 press']);
  });

  it('[Q12] its jokers need company', () => {
    expect(bids(PRESS, [14], { joker: 1 }, {}, { space: [2, 0] })).toEqual([]);
    expect(bids(PRESS, [14], { dollars: 1 }, {}, { space: [2, 0] })).toEqual([
      '1: 1 dollars [14] -1',
      '2: 1 dollars [14] -2',
    ]);
  });
});

describe('15', () => {
  it('[R11.15] plays one more card of the same symbol out of the reserve, and fills it up', () => {
    const { state, answer, may } = turn(PRESS, [15], { press: 1 }, { reserve: { press: 1, plans: 1 } });
    expect(bidsOf(may(0))).toContain('2: 2 press [15]');
    expect(bidsOf(may(0))).not.toContain('2: 2 press');
    answer(0, bid(2, { press: 2 }, [15]));
    expect(total(at(state.firms, 0).hand)).toBe(0);
    expect(total(at(state.firms, 0).reserve)).toBe(2);
  });

  it('[R11.15] pairs other cards too: one of the hand, one of the reserve', () => {
    expect(bids(PRESS, [15], { dollars: 1 }, { reserve: { dollars: 2 } })).toContain('1: 2 dollars [15]');
  });

  it('[R11.15] two copies may use the same hand card', () => {
    expect(bids(PRESS, [15, 15], { press: 1 }, { reserve: { press: 2 } })).toContain('3: 3 press [15,15]');
  });

  it('[R11.15] [Q15] a changed card feeds nothing', () => {
    const listed = bids(PRESS, [15, 20], { dollars: 1 }, { reserve: { dollars: 2 } });
    expect(listed).toContain('2: 1 dollars [20]');
    expect(listed).not.toContain('3: 2 dollars [15,20]');
  });

  it('[R11.15] [Q15] what is drawn may be played at once', () => {
    const { answer, asked, may, state } = turn(
      PRESS,
      [15],
      { press: 1, joker: 1 },
      { reserve: { press: 1, plans: 1 } },
    );
    answer(0, bid(2, { press: 2 }, [15]));
    expect(asked()[0]?.prompt.step).toBe('raise');
    expect(bidsOf(may(0))).toContain('1: 1 joker');
    answer(0, bid(1, { joker: 1 }));
    expect(at(state.firms, 0).bid).toBe(3);
    const stop = turn(PRESS, [15], { press: 1, joker: 1 }, { reserve: { press: 1, plans: 1 } });
    stop.answer(0, bid(2, { press: 2 }, [15]));
    stop.answer(0, DONE);
    expect(stop.asked()[0]?.seat).toBe(1);
  });
});

describe('16 and 17', () => {
  it('[R11.16] raises the bid by a joker', () => {
    expect(bids(DOLLARS, [16], { dollars: 1 })).toEqual(['1: 1 dollars', '2: 1 dollars [16]']);
  });

  it('[R11.16] [Q12] but not alone', () => {
    expect(bids(DOLLARS, [16], { joker: 1 })).toEqual([]);
    expect(bids(DOLLARS, [16], { press: 1 })).toEqual(['1: 1 press [16]']);
  });

  it('[R11.17] [Q13] is a prestige card, a bid of its own', () => {
    expect(bids(PRESTIGE, [17], {})).toEqual(['1:  [17]']);
    expect(bids(PRESTIGE, [17], { joker: 1 })).toEqual(['1:  [17]', '2: 1 joker [17]']);
    expect(bids(DOLLARS, [17], { dollars: 1 })).toEqual(['1: 1 dollars']);
  });
});

describe('18', () => {
  it('[R11.18] [Q16] pays and takes a dollar, and bids last', () => {
    const { state, answer, asked } = turn(PRESS, [18], { press: 1 });
    answer(0, { use: 18 });
    expect(at(state.firms, 0)).toMatchObject({ dollars: 1, paid: [18] });
    expect(asked()[0]?.seat).toBe(1);
    answer(1, PASS);
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'bid', seat: 0 } }]);
  });

  it('[R11.18] [Q16] is for one player per bidding round, and not for the last', () => {
    const players: Player[] = [0, 1, 2].map(() => ({ staff: [18], dollars: 1, hand: { press: 1 } }));
    const { answer, may } = bidding(PRESS, { players });
    answer(0, { use: 18 });
    expect(may(1)).not.toContainEqual({ use: 18 });
    const last = bidding(PRESS, { players });
    last.answer(0, PASS);
    last.answer(1, PASS);
    expect(last.may(2)).not.toContainEqual({ use: 18 });
  });

  it('[Q16] leaves ties to the press track', () => {
    const { state, answer } = bidding(DOLLARS, {
      players: [{ staff: [18], dollars: 1, hand: { dollars: 1 } }, { hand: { dollars: 1 } }],
    });
    answer(0, { use: 18 });
    answer(1, bid(1, { dollars: 1 }));
    answer(0, bid(1, { dollars: 1 }));
    expect(state.firms.map(({ dollars }) => dollars)).toEqual([3, 1]);
  });
});

describe('19', () => {
  it('[R11.19] [Q17] doubles the whole prestige bid', () => {
    const { state, answer, may } = bidding(PRESTIGE, {
      players: [{ staff: [17, 19], dollars: 2, hand: { prestige: 1 } }, {}],
    });
    expect(bidsOf(may(0))).toContain('1: 1 prestige [19]');
    answer(0, bid(2, { prestige: 1 }, [17, 19]));
    expect(at(state.firms, 0).points).toBe(4);
  });

  it('[R11.19] is for prestige only', () => {
    expect(bids(DOLLARS, [19], { dollars: 1 })).toEqual(['1: 1 dollars']);
  });
});

describe('20', () => {
  it('[R11.20] one card counts as two', () => {
    expect(bids(SKYSCRAPERS, [20], { press: 1 })).toEqual(['2: 1 press [20]']);
    expect(bids(SKYSCRAPERS, [20], { skyscrapers: 1 })).toEqual([
      '1: 1 skyscrapers',
      '2: 1 skyscrapers [20]',
    ]);
  });

  it('[R11.20] [Q14] the card may be a joker', () => {
    expect(bids(SKYSCRAPERS, [20], { joker: 2 })).toEqual(['2: 1 joker [20]', '3: 2 joker [20]']);
  });
});

describe('21', () => {
  it('[R11.21] [Q18] places one more out of the supply, once per copy', () => {
    const { state, answer, may, whyNot, asked } = turn(
      SKYSCRAPERS,
      [21, 21],
      { skyscrapers: 1 },
      { board: 1 },
    );
    answer(0, bid(1, { skyscrapers: 1 }));
    answer(1, PASS);
    expect(may(0)).toEqual([{ use: 21 }, DONE]);
    expect(whyNot(0, { use: 16 })).toEqual({ rule: 'R5.1', code: 'notYours' });
    answer(0, { use: 21 });
    answer(0, { use: 21 });
    expect(at(state.firms, 0)).toMatchObject({ built: [0, 0, 0, 0, 3, 0], board: 0, supply: 17 });
    expect(asked()).toEqual([]);
  });

  it('[R11.21] [Q18] works with prestige and with a skyscraper moved there', () => {
    const { state, answer } = bidding(PRESTIGE, {
      players: [{ staff: [21], dollars: 1, hand: { prestige: 1 }, built: [1, 0, 0, 0, 0, 0] }, {}],
      offer: [4, 6],
    });
    answer(0, bid(1, { prestige: 1 }));
    answer(0, { tile: 4, link: 0, district: 3 });
    answer(0, { from: 0 });
    answer(0, { use: 21 });
    expect(at(state.firms, 0).built).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it('[Q18] does nothing without a skyscraper placed', () => {
    const { answer, asked } = bidding(SKYSCRAPERS, {
      players: [{ staff: [21], dollars: 1, hand: { skyscrapers: 1 } }, {}],
    });
    answer(0, bid(1, { skyscrapers: 1 }));
    expect(asked()).toEqual([]);
  });
});

describe('22', () => {
  it('[R11.22] [Q19] replaces up to two hand cards after a bidding round', () => {
    const { state, answer, may, whyNot } = turn(PRESS, [22], { plans: 2, joker: 1 });
    answer(0, PASS);
    answer(1, PASS);
    expect(may(0)).toHaveLength(1 + 2 + 2);
    expect(whyNot(0, { discard: counts({ plans: 2, joker: 1 }) })).toEqual({
      rule: 'R11.22',
      code: 'wrongNumber',
    });
    expect(whyNot(0, 'pass')).toEqual({ rule: 'R11.22', code: 'mustChoose' });
    answer(0, { discard: counts({ plans: 2 }) });
    expect(total(at(state.firms, 0).hand)).toBe(3);
    expect(state.discard).toEqual(counts({ plans: 2 }));
    expect(state.bidding).toBe(DOLLARS);
  });

  it('[R11.22] [R5.2] may be declined for now, and is used once', () => {
    const { answer, asked } = turn(PRESS, [22], { plans: 2 });
    answer(0, PASS);
    answer(1, PASS);
    answer(0, DONE);
    expect(asked()[0]?.prompt.step).toBe('bid');
    answer(0, PASS);
    answer(1, PASS);
    answer(0, { discard: counts({ plans: 1 }) });
    answer(0, PASS);
    answer(1, PASS);
    expect(asked()[0]?.prompt.step).toBe('bid');
  });

  it('[R11.22] [Q19] may follow the sixth bidding round too, and what comes may stay in the reserve', () => {
    const { state, answer, asked, may } = turn(
      SKYSCRAPERS,
      [22],
      { plans: 2 },
      { reserve: { press: 2 } },
      { round: 3, tiles: [0, 1] },
    );
    answer(0, PASS);
    answer(0, { keep: counts({ press: 2 }) });
    answer(1, PASS);
    expect(asked()[0]?.prompt.step).toBe('renew');
    answer(0, { discard: counts({ plans: 2 }) });
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'keep', seat: 0 } }]);
    const drawn = at(state.firms, 0).hand.slice();
    expect(may(0)).toContainEqual({ keep: drawn });
    answer(0, { keep: drawn });
    expect(at(state.firms, 0).reserve).toEqual(drawn);
    expect(state.round).toBe(4);
  });

  it('[R6.4] [Q19] lets the seat swap with the reserve before it discards', () => {
    const { state, answer, may } = turn(PRESS, [22], { plans: 2 }, { reserve: { press: 2 } });
    answer(0, PASS);
    answer(1, PASS);
    answer(0, { swap: true });
    answer(0, { keep: counts({ press: 1, plans: 1 }) });
    expect(may(0)).not.toContainEqual({ swap: true });
    answer(0, { discard: counts({ press: 1 }) });
    expect(at(state.firms, 0).reserve).toEqual(counts({ press: 1, plans: 1 }));
  });

  it('[Q19] is not offered where new cards would be of no use at all', () => {
    const { answer, asked } = turn(SKYSCRAPERS, [22], { plans: 2 }, { reserve: { press: 2 } });
    answer(0, PASS);
    answer(1, PASS);
    expect(asked()).toEqual([]);
  });
});
