/** R10: Tom’s cards and bids. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { scene } from '#kernel/testing';
import { DOLLARS, LEVELS, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { rules } from '../flow.ts';
import { strengthOf } from '../tom/draft.ts';
import { against, bid, type Cards, counts, layOut, play } from './layout.ts';

const PASS = { pass: true } as const;

const bidOf = (events: readonly { did: string }[]) => events.find(({ did }) => did === 'tomBid');

describe('levels', () => {
  it('[R10.2] are twelve by name, or free', () => {
    expect(LEVELS).toHaveLength(12);
    const options = { toms: 1, mode: 'C', cards: 9 } as const;
    expect(strengthOf({ ...options, level: 'A6' })).toEqual({ mode: 'A', cards: 6 });
    expect(strengthOf({ ...options, level: 'B4' })).toEqual({ mode: 'B', cards: 4 });
    expect(strengthOf({ ...options, level: 'free' })).toEqual({ mode: 'C', cards: 9 });
  });
});

describe('Tom’s cards', () => {
  it('[R10.6] [R10.7] come as the pair left over, and off the deck', () => {
    const { state, events } = play({
      players: [{ hand: { press: 1 } }, {}],
      toms: 1,
      level: 'A7',
      pairs: [[2, 3]],
      steps: [{ step: 'closeDraft' }],
    });
    expect(events).toContainEqual({ did: 'tookPair', who: 4, pair: [2, 3] });
    expect(total(at(state.firms, 1).reserve)).toBe(2 + 7);
    expect(total(state.discard)).toBe(0);
  });

  it('[R10.6] come to the last Tom on the track first', () => {
    const { state, events } = play({
      players: [{ hand: { press: 1 } }, {}, {}, {}],
      toms: 2,
      space: [3, 2, 1, 0],
      pairs: [
        [0, 0],
        [1, 1],
      ],
      steps: [{ step: 'closeDraft' }],
    });
    const taken = events.flatMap((event) => (event.did === 'tookPair' ? [[event.who, event.pair[0]]] : []));
    expect(taken).toEqual([
      [5, 0],
      [4, 1],
    ]);
    expect(total(state.discard)).toBe(0);
  });

  it.each([
    [1, 1, 3],
    [1, 3, 5],
    [2, 1, 5],
    [2, 2, 6],
    [3, 1, 7],
  ])('[R10.6] none is to spare: for %i seats and %i Toms there are %i pairs', (seats, toms, pairs) => {
    const { state } = play({
      players: Array.from({ length: seats + toms }, () => ({})),
      toms,
      round: 0,
      tiles: [0, 1],
      steps: [{ step: 'openRound' }],
    });
    expect(state.pairs).toHaveLength(pairs);
    for (const tom of state.firms.slice(seats)) expect(total(tom.hand)).toBe(0);
  });
});

describe('Tom’s draw before a bidding round', () => {
  const drawn = (level: 'A6' | 'B4' | 'C5', kind: number, card: number, tom: Cards = {}) => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, { reserve: tom }],
      toms: 1,
      level,
      steps: [{ step: 'openBidding', kind }],
    });
    const only = counts().with(card, 1);
    state.discard = state.deck.map((count, i) => count - at(only, i));
    state.deck = only;
    return scene(rules, state);
  };
  const fate = (table: ReturnType<typeof drawn>) =>
    table.events.flatMap((event) => (event.did === 'tomDrew' ? [event.fate] : []))[0];

  it('[R10.8] does not happen in mode A', () => {
    expect(fate(drawn('A6', PRESS, 0))).toBeUndefined();
  });

  it('[R10.8] plays a card of the wanted kind', () => {
    const table = drawn('B4', PRESS, PRESS);
    expect(fate(table)).toBe('play');
    table.answer(0, PASS);
    expect(bidOf(table.events)).toMatchObject({ value: 1 });
  });

  it('[R10.8] discards a past kind, and a later one in mode B only', () => {
    expect(fate(drawn('B4', DOLLARS, PRESS))).toBe('past');
    expect(fate(drawn('C5', DOLLARS, PRESS))).toBe('past');
    expect(fate(drawn('B4', DOLLARS, PRESTIGE))).toBe('future');
    const keeps = drawn('C5', DOLLARS, PRESTIGE);
    expect(fate(keeps)).toBe('keep');
    expect(at(keeps.state.firms, 1).reserve).toEqual(counts({ prestige: 1 }));
  });

  it('[R10.8] [R10.3] plays a joker or a plan beside a fitting card at once, even in the lead', () => {
    for (const card of [PLANS, 6]) {
      const table = drawn('B4', DOLLARS, card, { dollars: 1 });
      expect(fate(table)).toBe('play');
      table.answer(0, PASS);
      expect(bidOf(table.events)).toMatchObject({ value: 2 });
    }
  });

  it('[R10.8] [Q32] keeps a joker that finds no company', () => {
    expect(fate(drawn('B4', DOLLARS, 6))).toBe('keep');
    expect(fate(drawn('B4', PLANS, 6, { plans: 1 }))).toBe('keep');
  });
});

describe('Tom’s bid', () => {
  it('[R10.9] is all cards of the kind, without jokers when he leads', () => {
    const { events, answer, state } = against(DOLLARS, { press: 1 }, { dollars: 2, joker: 1 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 2, why: 'leads', rule: 'R10.9' });
    expect(at(state.firms, 1).dollars).toBe(3);
  });

  it('[R10.9] [Q31] [R10.4] adds the one joker that wins, ahead on the press track', () => {
    const { events, answer } = against(
      PRESTIGE,
      { prestige: 2 },
      { prestige: 1, joker: 2 },
      { space: [0, 3], order: [1, 0] },
    );
    answer(0, bid(2, { prestige: 2 }));
    expect(bidOf(events)).toMatchObject({ value: 2, cards: counts({ prestige: 1, joker: 1 }), why: 'wins' });
  });

  it('[Q31] needs one more when he is behind, and adds none when that cannot win', () => {
    const two = against(DOLLARS, { dollars: 2 }, { dollars: 1, plans: 1, joker: 1 });
    two.answer(0, bid(2, { dollars: 2 }));
    expect(bidOf(two.events)).toMatchObject({ value: 3, cards: counts({ dollars: 1, plans: 1, joker: 1 }) });
    const none = against(DOLLARS, { dollars: 3 }, { dollars: 1, joker: 2 });
    none.answer(0, bid(3, { dollars: 3 }));
    expect(bidOf(none.events)).toMatchObject({ value: 1, why: 'cannotWin', cards: counts({ dollars: 1 }) });
  });

  it('[Q31] has no joker when he opens', () => {
    const { events } = against(DOLLARS, { dollars: 2 }, { dollars: 1, joker: 2 }, { opener: 1 });
    expect(bidOf(events)).toMatchObject({ value: 1, why: 'opens' });
  });

  it('[R10.9] does not happen without a card of the kind', () => {
    const { events, answer } = against(DOLLARS, { dollars: 1 }, { joker: 3, press: 2 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 0, why: 'noCard' });
  });

  it('[R10.10] never happens for plans', () => {
    const { events, answer, state } = against(PLANS, { plans: 1 }, { plans: 3 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 0, why: 'sitsOut', rule: 'R10.10', cards: counts() });
    expect(at(state.firms, 1).reserve).toEqual(counts({ plans: 3 }));
  });

  it('[R10.14] is everything in the skyscraper round', () => {
    const { events, answer } = against(SKYSCRAPERS, { press: 1 }, { skyscrapers: 1, joker: 1, plans: 2 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 4, why: 'everything', rule: 'R10.14' });
  });

  it('[R10.14] makes 3 skyscrapers of 4 jokers, and discards a single one', () => {
    const four = against(SKYSCRAPERS, { press: 1 }, { joker: 3, plans: 1 }, { order: [0, 1] });
    four.answer(0, PASS);
    expect(bidOf(four.events)).toMatchObject({ value: 3 });
    const lone = against(SKYSCRAPERS, { press: 1 }, { joker: 1 });
    lone.answer(0, PASS);
    expect(bidOf(lone.events)).toMatchObject({ value: 0, why: 'loneJoker' });
    expect(lone.state.discard).toEqual(counts({ press: 1, joker: 1 }));
  });
});
