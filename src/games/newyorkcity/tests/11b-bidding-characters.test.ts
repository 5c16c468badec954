/** R11.13 to R11.17, R11.19, R11.20: characters that are part of a bid. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CHARACTERS, DOLLARS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { bid, bidding, bidsOf, turn } from './layout.ts';

const DONE = { done: true } as const;

const bids = (...args: Parameters<typeof turn>) => bidsOf(turn(...args).may(0));

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

  it('[R11.15] [R11.17] is no occasion for a bid without cards', () => {
    const { answer, asked } = turn(PRESTIGE, [15, 17], { prestige: 1 }, { reserve: { prestige: 1 } });
    answer(0, bid(2, { prestige: 2 }, [15]));
    expect(asked()[0]?.seat).toBe(1);
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

describe('19', () => {
  it('[R11.19] [Q17] doubles the whole prestige bid', () => {
    const { state, answer, may } = bidding(PRESTIGE, {
      players: [{ staff: [17, 19], dollars: 2, hand: { prestige: 1 } }, {}],
    });
    expect(bidsOf(may(0))).toContain('1: 1 prestige [19]');
    answer(0, bid(2, { prestige: 1 }, [17, 19]));
    expect(at(state.firms, 0)).toMatchObject({ points: 4, doubled: false });
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
