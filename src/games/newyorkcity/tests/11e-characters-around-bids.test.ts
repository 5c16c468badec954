/** R11.12, R11.18, R11.21, R11.22: characters before, between and after bids. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { DOLLARS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { bid, bidding, counts, type Player, play, turn } from './layout.ts';

const PASS = { pass: true } as const;
const DONE = { done: true } as const;

describe('12', () => {
  it('[R11.12] one point, and new reserve cards for any number', () => {
    const { state, answer, asked, whyNot, events } = turn(
      PRESS,
      [12],
      { press: 1 },
      { reserve: { plans: 2 } },
    );
    answer(0, { use: 12 });
    expect(at(state.firms, 0).points).toBe(1);
    expect(whyNot(0, { discard: counts({ plans: 3 }) })).toEqual({ rule: 'R11.12', code: 'wrongNumber' });
    answer(0, { discard: counts({ plans: 2 }) });
    expect(total(at(state.firms, 0).reserve)).toBe(2);
    expect(state.discard).toEqual(counts({ plans: 2 }));
    expect(events).toContainEqual({ did: 'discarded', who: 0, cards: counts({ plans: 2 }) });
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'bid', seat: 0 } }]);
  });

  it('[R11.12] may replace nothing, of which nothing is told', () => {
    const { answer, events, reveals } = turn(PRESS, [12], { press: 1 }, { reserve: { plans: 2 } });
    answer(0, { use: 12 });
    answer(0, { discard: counts() });
    expect(reveals()).toBe(0);
    expect(events.map(({ did }) => did)).toEqual(['openedBidding', 'used', 'gained']);
  });

  it('[Q2] may discard a hand card that could have been swapped in', () => {
    const { state, answer } = turn(PRESS, [12], { press: 1 }, { reserve: { plans: 2 } });
    answer(0, { use: 12 });
    answer(0, { discard: counts({ press: 1, plans: 1 }) });
    expect(at(state.firms, 0).hand).toEqual(counts({ plans: 1 }));
    expect(total(at(state.firms, 0).reserve)).toBe(2);
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

  it('[R11.18] may be used by the first of two, and leaves 12 to the last', () => {
    const player: Player = { staff: [12, 18], dollars: 1, hand: { press: 1 } };
    const { answer, may } = play({
      players: [player, player],
      steps: [{ step: 'openBidding', kind: PRESS }, { step: 'closeRound' }],
    });
    expect(may(0)).toEqual([PASS, bid(1, { press: 1 }), { use: 12 }, { use: 18 }]);
    answer(0, PASS);
    expect(may(1)).toEqual([PASS, bid(1, { press: 1 }), { use: 12 }]);
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

describe('21', () => {
  it('[R11.21] [Q18] places one more out of the supply, once per copy', () => {
    const { state, answer, may, whyNot, asked, events } = turn(
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
    expect(events).toContainEqual({ did: 'used', who: 0, number: 21 });
    answer(0, { use: 21 });
    expect(at(state.firms, 0)).toMatchObject({ built: [0, 0, 0, 0, 3, 0], board: 0, supply: 17 });
    expect(asked()).toEqual([]);
  });

  it('[R11.21] may be left for later', () => {
    const { state, answer } = turn(SKYSCRAPERS, [21], { skyscrapers: 1 }, { board: 1 });
    answer(0, bid(1, { skyscrapers: 1 }));
    answer(1, PASS);
    answer(0, DONE);
    expect(at(state.firms, 0)).toMatchObject({ built: [0, 0, 0, 0, 1, 0], dollars: 1, paid: [] });
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

  it('[Q18] is not offered once the supply is empty', () => {
    const { answer, asked, state } = turn(SKYSCRAPERS, [21], { skyscrapers: 1 }, { board: 20 });
    answer(0, bid(1, { skyscrapers: 1 }));
    answer(1, PASS);
    expect(asked()).toEqual([]);
    expect(at(state.firms, 0)).toMatchObject({ dollars: 1, supply: 0 });
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
    const { state, answer, may, whyNot, events } = turn(PRESS, [22], { plans: 2, joker: 1 });
    answer(0, PASS);
    answer(1, PASS);
    expect(may(0)).toHaveLength(1 + 2 + 2);
    expect(whyNot(0, { discard: counts({ plans: 2, joker: 1 }) })).toEqual({
      rule: 'R11.22',
      code: 'wrongNumber',
    });
    expect(whyNot(0, 'pass')).toEqual({ rule: 'R11.22', code: 'mustChoose' });
    expect(whyNot(0, { swap: true })).toEqual({ rule: 'R6.4', code: 'notThere' });
    events.length = 0;
    answer(0, { discard: counts({ plans: 2 }) });
    expect(total(at(state.firms, 0).hand)).toBe(3);
    expect(state.discard).toEqual(counts({ plans: 2 }));
    expect(state.bidding).toBe(DOLLARS);
    expect(events.slice(0, 3)).toEqual([
      { did: 'used', who: 0, number: 22 },
      { did: 'discarded', who: 0, cards: counts({ plans: 2 }) },
      expect.objectContaining({ did: 'drew', who: 0, count: 2 }),
    ]);
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

  it('[R11.22] is not offered without a card in hand', () => {
    const { answer, asked } = turn(PRESS, [22], { press: 1 });
    answer(0, bid(1, { press: 1 }));
    answer(1, PASS);
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'bid', seat: 1 } }]);
  });

  it('[Q19] is not offered where new cards would be of no use at all', () => {
    const { answer, asked } = turn(SKYSCRAPERS, [22], { plans: 2 }, { reserve: { press: 2 } });
    answer(0, PASS);
    answer(1, PASS);
    expect(asked()).toEqual([]);
  });
});
